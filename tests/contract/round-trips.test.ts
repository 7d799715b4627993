import { afterAll, describe, expect, test } from "vitest";
import { emptySchedule } from "~/schedule/schema";
import { seededCourse } from "../support/courses";
import { change } from "../support/database";
import { pageOf, seededDocument, storePage } from "../support/documents";
import { type Answer, newEmail, PASSWORD, startProduct } from "../support/product";
import { seededRequest } from "../support/students";

const product = await startProduct();
afterAll(product.stop);
const { db } = product;
const teacher = await product.teacher();
await teacher.post("/api/schedule?year=2030", emptySchedule());

const STUDENT = { name: "Anna Belova", grade: "Grade 7" };
const PAYMENT = { amount: 25, note: "", date: "2026-10-01" };
const studentId = (await teacher.post("/api/students", STUDENT)).json.student.id;
const paymentId = (await teacher.post("/api/payments", PAYMENT)).json.payment.id;
const ask = () => seededRequest(product, teacher.id);
const lesson = {
  date: "2026-09-07",
  time: "10:00",
  title: "English",
  grade: "Grade 5",
  type: "Grammar",
  color: "#3366cc",
};
await teacher.post("/api/lessons", lesson);

const course = await seededCourse(product, teacher.id, { pages: 3, blocks: 3 });
const coursePath = `/api/courses/${course.id}`;

/** The id of one of the teacher's lessons, in the order of their making. */
const lessonOf = (place: number) =>
  db
    .prepare("SELECT id FROM lessons WHERE teacher_id = ? ORDER BY id LIMIT 1 OFFSET ?")
    .bind(teacher.id, place)
    .first<string>("id");

/** The id of what was made last, of those that a condition finds, such as `courses WHERE teacher_id = ?`. */
const lastOf = (condition: string, value: string | undefined) =>
  db.prepare(`SELECT max(id) AS id FROM ${condition}`).bind(value).first<string>("id");

const documentId = await seededDocument(product, teacher.id, course.id, { pageCount: 9, stored: 5 });
const builderPath = `/admin/course-builder/${course.id}`;
const documentPath = `/api/documents/${documentId}`;
const correction = (await teacher.post(`${coursePath}/corrections`, {})).json.correction;

const costOf = async (answer: Answer) => {
  expect(answer.status).toBeLessThan(400);
  return (await product.logOf(answer, "request")).d1;
};

const READS = [
  "/api/dashboard/summary",
  "/api/dashboard/calendar-events?startDate=2026-09-06&endDate=2026-09-12",
  "/api/schedule",
  "/api/dashboard/student-requests",
  "/api/students",
  "/api/students?archived=1",
  "/api/payments",
  "/api/schedule?year=2030",
  "/api/schedule/lessons?year=2030&from=2030-09-01&to=2031-05-31&time=10:00",
  "/api/courses",
  coursePath,
  `${coursePath}/pages`,
  `${coursePath}/pages/1`,
  `${coursePath}/documents`,
  `${coursePath}/corrections`,
  documentPath,
  `${documentPath}/pages/1`,
  `${documentPath}/search?text=anna`,
  "/api/user/profile",
  "/api/user/sessions",
  "/api/user/export",
  "/api/notices",
  "/api/search?q=anna",
  "/api/health",
  "/admin",
  "/admin/dashboard",
  "/admin/dashboard?start=2026-12-28",
  "/admin/dashboard.data",
  "/admin/students",
  "/admin/students?archived=1",
  "/admin/students.data",
  "/admin/schedule-builder",
  "/admin/schedule-builder?year=2030",
  "/admin/schedule-builder.data",
  builderPath,
  `${builderPath}.data?page=1`,
  `${builderPath}/preview`,
  `${builderPath}/worksheet`,
  `${builderPath}/documents/${documentId}`,
  `${builderPath}/documents/${documentId}.data?page=1`,
  "/admin/user-profile",
  "/admin/user-profile.data",
];

const WRITES: [string, () => Promise<Answer>][] = [
  ["register", () => product.browser().post("/api/auth/register", { email: newEmail(), password: PASSWORD })],
  ["login", () => product.browser().post("/api/auth/login", { email: teacher.email, password: PASSWORD })],
  [
    "login by form",
    () => product.browser().form("/auth/login", { email: teacher.email, password: PASSWORD }),
  ],
  ["new lesson", () => teacher.post("/api/lessons", lesson)],
  ["lesson", async () => teacher.put(`/api/lessons/${await lessonOf(0)}?following=1`, lesson)],
  ["deleted lesson", async () => teacher.delete(`/api/lessons/${await lessonOf(1)}?following=1`)],
  ["schedule", () => teacher.post("/api/schedule?year=2030", emptySchedule())],
  [
    "schedule to calendar",
    () => {
      const { date: _, ...looks } = lesson;
      return teacher.post("/api/schedule/lessons", {
        year: 2030,
        from: "2030-09-01",
        to: "2031-05-31",
        ...looks,
      });
    },
  ],
  ["calendar feed", () => teacher.post("/api/user/feed")],
  ["profile", () => teacher.put("/api/user/profile", { name: "Maria", email: teacher.email })],
  ["a student", () => teacher.post("/api/students", STUDENT)],
  ["a student's change", () => teacher.put(`/api/students/${studentId}`, STUDENT)],
  ["archiving a student", () => teacher.delete(`/api/students/${studentId}`)],
  ["a payment", () => teacher.post("/api/payments", { ...PAYMENT, studentId })],
  ["a payment's correction", () => teacher.put(`/api/payments/${paymentId}`, { ...PAYMENT, studentId })],
  ["the join code", () => teacher.post("/api/students/join-code")],
  ["approving a request", async () => teacher.post(`/api/dashboard/student-requests/${await ask()}/approve`)],
  ["rejecting a request", async () => teacher.post(`/api/dashboard/student-requests/${await ask()}/reject`)],
  [
    "rejecting all requests",
    async () => {
      await ask();
      return teacher.post("/api/dashboard/student-requests/reject-all");
    },
  ],
  ["a course", () => teacher.post("/api/courses", { name: "English" })],
  ["the sample course", () => teacher.post("/api/courses/sample")],
  ["a course's name", () => teacher.put(coursePath, { name: "English" })],
  ["a whole course", async () => teacher.put(coursePath, (await teacher.get(coursePath)).json)],
  ["a page", () => teacher.post(`${coursePath}/pages`, { after: course.pages[0] })],
  ["a page's change", () => teacher.put(`${coursePath}/pages/${course.pages[0]}`, { page: "1", order: 1 })],
  ["a page's move", () => teacher.put(`${coursePath}/pages/${course.pages[0]}`, { order: 0 })],
  [
    "a removed page",
    async () => teacher.delete(`${coursePath}/pages/${await lastOf("pages WHERE course_id = ?", course.id)}`),
  ],
  [
    "an exercise on a page",
    () => teacher.post(`${coursePath}/pages/${course.pages[0]}/exercises`, { exercise: { type: "picture" } }),
  ],
  [
    "a text block",
    () => teacher.post(`${coursePath}/blocks`, { pageId: course.pages[0], block: { data: "", order: 0 } }),
  ],
  ["a text block's save", () => teacher.put(`${coursePath}/blocks/${course.blocks[0]}`, { data: "Text" })],
  ["a text block's move", () => teacher.put(`${coursePath}/blocks/${course.blocks[0]}`, { order: 2 })],
  [
    "a deleted text block",
    async () =>
      teacher.delete(`${coursePath}/blocks/${await lastOf("blocks WHERE page_id = ?", course.pages[0])}`),
  ],
  [
    "a document",
    () => teacher.post(`${coursePath}/documents`, { filename: "New.pdf", pageCount: 9, size: 10 }),
  ],
  ["a document's page", () => storePage(teacher, documentId, pageOf(9))],
  ["a document's page again, with another image", () => storePage(teacher, documentId, pageOf(9))],
  ["a document's page's save", () => storePage(teacher, documentId, pageOf(1, { checked: true }), null)],
  ["pages made of a document", () => teacher.post(`${documentPath}/to-course`, { pages: [2, 3] })],
  [
    "a deleted document",
    async () => teacher.delete(`/api/documents/${await lastOf("documents WHERE course_id = ?", course.id)}`),
  ],
  ["a correction", () => teacher.post(`${coursePath}/corrections`, {})],
  [
    "a correction's change",
    () => teacher.put(`${coursePath}/corrections/${correction.id}`, { property: "rn" }),
  ],
  [
    "a removed correction",
    async () =>
      teacher.delete(
        `${coursePath}/corrections/${await lastOf("corrections WHERE course_id = ?", course.id)}`,
      ),
  ],
  [
    "a deleted course",
    async () => teacher.delete(`/api/courses/${await lastOf("courses WHERE teacher_id = ?", teacher.id)}`),
  ],
  ["notices seen", () => teacher.post("/api/notices/seen", { upTo: "0".repeat(26) })],
  ["password", () => teacher.put("/api/user/password", { newPassword: PASSWORD })],
  ["other sessions", () => teacher.delete("/api/user/sessions")],
];

/** Quality §2: what a request costs the database, as the Worker itself logs it. */
describe("round trips to D1", () => {
  test.each(READS)("one for GET %s", async (path) => {
    expect(await costOf(await teacher.get(path))).toMatchObject({ calls: 1, rowsWritten: 0 });
  });

  test.each(WRITES)("two at most for a write: %s", async (_name, write) => {
    const { calls } = await costOf(await write());
    expect(calls).toBeLessThanOrEqual(2);
  });

  test("two at most for logout and for ending one session", async () => {
    const leaving = await product.teacher();
    const other = product.browser();
    await other.post("/api/auth/login", { email: leaving.email, password: PASSWORD });
    const { sessions } = (await leaving.get("/api/user/sessions")).json;
    expect((await costOf(await leaving.delete(`/api/user/sessions/${sessions[1].id}`))).calls).toBe(2);
    expect((await costOf(await leaving.post("/api/auth/logout"))).calls).toBe(2);
  });
});

/** Other teachers with all that they may have, their ids before and after the one who is measured. */
async function surroundWith(from: number, to: number): Promise<void> {
  const now = Date.now();
  const insert = (table: string, columns: string) =>
    change(
      db,
      `WITH RECURSIVE n(i) AS (SELECT ${from} UNION ALL SELECT i + 1 FROM n WHERE i < ${to}),
         other(id, i) AS (SELECT '0' || i, i FROM n UNION ALL SELECT 'z' || i, i FROM n)
       INSERT INTO ${table} SELECT ${columns} FROM other WHERE ?1`,
      now,
    );
  await insert("users", "id, id || '@other.test', '', 'Other', 'teacher', 'UTC', ?1, id, id");
  await insert("sessions", "'s' || id, id, ?1, ?1, ?1 + 1000000, 'A browser'");
  await insert("schedules", "id, 2026 + i % 5, '{}', 1, ?1");
  await insert("login_failures", "'f' || id, id, 'an address', ?1");
  await insert("password_resets", "'r' || id, id, ?1, ?1 + 1000");
  await insert("students", "'s' || id, id, 'Anna', 'Grade 7', NULL, ?1");
  await insert("student_requests", "'q' || id, id, 'Anna', 'Grade 7', 0, NULL, NULL, ?1, 'anna'");
  await insert("payments", "'p' || id, id, 's' || id, 2500, '', date('now'), ?1");
  await insert("notices", "'n' || id, id, '{}', 0, ?1");
  await insert("courses", "'c' || id, id, 'Anna', '', 1, 1, ?1, ?1");
  await insert("pages", "'g' || id, 'c' || id, 0, 'Anna', NULL, 1, '[]'");
  await insert("blocks", "'b' || id, 'g' || id, 0, 'Anna', 1, NULL");
  await insert("documents", "'d' || id, id, 'c' || id, 'Anna', 1, '', 1, 1, 0, ?1, ?1");
  await insert("document_pages", "'d' || id, 1, 1, 1, 'i' || id, 0, NULL, 1, NULL, '[]'");
  await insert("corrections", "'k' || id, 'c' || id, 'Anna', ''");
  await insert(
    "lessons",
    "'l' || id, id, 's' || id, NULL, NULL, date('now'), '10:00', 60, 'Anna', '', '', '#336699', ?1",
  );
}

/** The measured teacher's own data is the same each time: what the writes below have made goes. */
async function forgetWhatWritesMade(): Promise<void> {
  for (const [table, kept] of [
    ["students", studentId],
    ["payments", paymentId],
    ["student_requests", ""],
    ["notices", ""],
    ["courses", course.id],
    ["documents", documentId],
  ])
    await change(db, `DELETE FROM ${table} WHERE teacher_id = ? AND id <> ?`, teacher.id, kept);
  await change(db, "DELETE FROM document_pages WHERE document_id = ? AND number = 9", documentId);
  await change(
    db,
    `DELETE FROM blocks WHERE page_id IN (SELECT course_page_id FROM document_pages WHERE document_id = ?)`,
    documentId,
  );
  await change(
    db,
    `DELETE FROM pages WHERE id IN (SELECT course_page_id FROM document_pages WHERE document_id = ?)`,
    documentId,
  );
  await change(
    db,
    "UPDATE courses SET page_count = (SELECT count(*) FROM pages WHERE course_id = ?1) WHERE id = ?1",
    course.id,
  );
  await change(db, "DELETE FROM corrections WHERE course_id = ? AND id <> ?", course.id, correction.id);
  await change(db, "UPDATE students SET archived_at = NULL WHERE id = ?", studentId);
  await change(db, "UPDATE payments SET student_id = NULL WHERE id = ?", paymentId);
}

test("rows read do not grow with other teachers' data: 1,000 times as many change nothing", async () => {
  const measure = async () => {
    await teacher.delete("/api/user/sessions");
    await forgetWhatWritesMade();
    const reads: [string, number][] = [];
    for (const path of READS) reads.push([path, (await costOf(await teacher.get(path))).rowsRead]);
    for (const [name, write] of WRITES) reads.push([name, (await costOf(await write())).rowsRead]);
    return reads;
  };
  await surroundWith(1, 1);
  const among = await measure();
  await surroundWith(2, 1_000);
  expect(await measure()).toEqual(among);
}, 60_000);
