import { randomUUID } from "node:crypto";
import { afterAll, describe, expect, test } from "vitest";
import { emptySchedule } from "~/schedule/schema";
import { seededCourse } from "../support/courses";
import { change, contentsOf, countRows, ownerColumns, tablesOf } from "../support/database";
import { seededDocument } from "../support/documents";
import { PASSWORD, type SignedIn, startProduct } from "../support/product";
import { seededTeacher } from "../support/seed";

const product = await startProduct();
afterAll(product.stop);
const { db, files } = product;

/** Rows of a teacher in every table, and files: a table that comes anew has to be filled here too. */
async function fillEverything(teacher: SignedIn): Promise<void> {
  await teacher.post("/api/schedule?year=2030", emptySchedule());
  const now = Date.now();
  await change(db, "INSERT INTO students VALUES (?1, ?1, 'Anna', 'Grade 5', NULL, ?2)", teacher.id, now);
  await change(
    db,
    "INSERT INTO student_requests VALUES (?1, ?1, 'Anna', 'Grade 5', 1, ?2, ?1, ?2, NULL)",
    teacher.id,
    now,
  );
  await teacher.post("/api/lessons", {
    date: "2026-09-07",
    time: "10:00",
    title: "English",
    grade: "Grade 5",
    type: "Grammar",
    color: "#3366cc",
  });
  await change(db, "UPDATE lessons SET student_id = ?1 WHERE teacher_id = ?1", teacher.id);
  await change(db, "INSERT INTO payments VALUES (?1, ?1, ?1, 100, '', '2026-09-07', ?2)", teacher.id, now);
  await change(db, "INSERT INTO notices VALUES (?1, ?1, '{}', 0, ?2)", teacher.id, now);
  await change(
    db,
    "INSERT INTO password_resets VALUES (?, ?, ?, ?)",
    randomUUID(),
    teacher.id,
    now,
    now + 60_000,
  );
  const course = await seededCourse(product, teacher.id);
  await seededDocument(product, teacher.id, course.id);
  await change(db, "INSERT INTO corrections VALUES (?1, ?2, 'Rn', 'm')", teacher.id, course.id);
  for (const name of ["page.webp", "deep/er/sound.ogg"])
    await files.put(`teachers/${teacher.id}/${name}`, "content");
}

/** Tables whose rows belong to a row of another table, which is a teacher's. */
const INSIDE = [
  ["pages", "courses", "pages WHERE course_id IN (SELECT id FROM courses WHERE teacher_id = ?)"],
  [
    "blocks",
    "pages",
    `blocks WHERE page_id IN (SELECT pages.id FROM pages, courses
      WHERE courses.id = pages.course_id AND teacher_id = ?)`,
  ],
  [
    "document_pages",
    "documents",
    "document_pages WHERE document_id IN (SELECT id FROM documents WHERE teacher_id = ?)",
  ],
  ["corrections", "courses", "corrections WHERE course_id IN (SELECT id FROM courses WHERE teacher_id = ?)"],
] as const;

/** How many rows belong to a teacher, per table. */
async function rowsOf(id: string): Promise<Record<string, number>> {
  const counts: Record<string, number> = { users: await countRows(db, "users WHERE id = ?", id) };
  for (const [table, , condition] of INSIDE) counts[table] = await countRows(db, condition, id);
  for (const table of await tablesOf(db))
    for (const column of await ownerColumns(db, table))
      counts[table] = (counts[table] ?? 0) + (await countRows(db, `"${table}" WHERE "${column}" = ?`, id));
  return counts;
}

const filesOf = (id: string) => files.keys(`teachers/${id}/`);

describe("DELETE /api/user/profile (spec §7, product §9)", () => {
  test("every table is a teacher's, cascading, or knows nobody", async () => {
    for (const table of await tablesOf(db)) {
      const keys = await db.prepare(`PRAGMA foreign_key_list("${table}")`).all();
      const owner = INSIDE.find(([inner]) => inner === table)?.[1] ?? "users";
      const cascades = keys.results.some((key) => key.table === owner && key.on_delete === "CASCADE");
      expect([table, cascades]).toEqual([table, !["users", "login_failures"].includes(table)]);
    }
  });

  test("removes the account, its rows in every table, its files and the cookie; others keep theirs", async () => {
    const [teacher, other] = [await seededTeacher(product), await seededTeacher(product)];
    await fillEverything(teacher);
    await fillEverything(other);
    for (const [table, rows] of Object.entries(await rowsOf(teacher.id)))
      expect([table, rows > 0]).toEqual([table, true]);
    const theirs = [await rowsOf(other.id), await filesOf(other.id)];
    const session = teacher.cookies.get("__Host-session") ?? "";

    const answer = await teacher.delete("/api/user/profile");
    expect([answer.status, answer.json]).toEqual([200, { message: "Account deleted successfully." }]);
    expect(answer.headers.getSetCookie()).toEqual([
      "__Host-session=; Path=/; Max-Age=0; HttpOnly; Secure; SameSite=Lax",
    ]);
    expect((await product.logOf(answer, "request")).d1.calls).toBe(2);

    for (const [table, rows] of Object.entries(await rowsOf(teacher.id)))
      expect([table, rows]).toEqual([table, 0]);
    expect(await filesOf(teacher.id)).toEqual([]);
    expect(JSON.stringify(await contentsOf(db))).not.toContain(teacher.id);
    expect([await rowsOf(other.id), await filesOf(other.id)]).toEqual(theirs);

    expect((await product.holding(session).get("/api/user/profile")).status).toBe(401);
    const login = await product
      .browser()
      .post("/api/auth/login", { email: teacher.email, password: PASSWORD });
    expect([login.status, login.json.message]).toEqual([401, "Unauthorized: Please check your credentials."]);
    const again = await product
      .browser()
      .post("/api/auth/register", { email: teacher.email, password: PASSWORD });
    expect(again.status).toBe(201);
  });

  test("happens once when it is asked for twice at the same moment", async () => {
    const teacher = await seededTeacher(product);
    const session = teacher.cookies.get("__Host-session") ?? "";
    const answers = await Promise.all([1, 2].map(() => product.holding(session).delete("/api/user/profile")));
    for (const { status } of answers) expect([200, 401]).toContain(status);
    expect(await countRows(db, "users WHERE id = ?", teacher.id)).toBe(0);
  });
});
