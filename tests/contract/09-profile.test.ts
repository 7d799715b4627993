import { afterAll, describe, expect, test } from "vitest";
import { emptySchedule } from "~/schedule/schema";
import { seededCourse } from "../support/courses";
import { change, contentsOf } from "../support/database";
import { pageOf, seededDocument } from "../support/documents";
import { type SignedIn, startProduct } from "../support/product";
import { seededTeacher } from "../support/seed";
import { seededRequest } from "../support/students";

const product = await startProduct();
afterAll(product.stop);
const { db } = product;

const profileOf = async (teacher: { get: (path: string) => Promise<{ json: { user: unknown } }> }) =>
  (await teacher.get("/api/user/profile")).json.user;

describe("GET /api/user/profile (spec §7)", () => {
  test("answers the signed-in teacher, and nothing secret", async () => {
    const teacher = await seededTeacher(product);
    const answer = await teacher.get("/api/user/profile");
    expect(answer.status).toBe(200);
    expect(answer.json).toEqual({
      user: { name: expect.any(String), email: teacher.email, role: "teacher", timeZone: "UTC" },
    });
  });
});

describe("PUT /api/user/profile (spec §7, product §9)", () => {
  test("changes name and time zone, trimmed", async () => {
    const teacher = await seededTeacher(product);
    const { email } = teacher;
    const answer = await teacher.put("/api/user/profile", {
      name: "  Maria Петрова 学\t",
      email,
      timeZone: "Asia/Tokyo",
    });
    expect([answer.status, answer.json]).toEqual([200, { message: "Profile updated successfully!" }]);
    expect(await profileOf(teacher)).toEqual({
      name: "Maria Петрова 学",
      email,
      role: "teacher",
      timeZone: "Asia/Tokyo",
    });
    await teacher.put("/api/user/profile", { name: "Maria", email: ` ${email.toUpperCase()} ` });
    expect(await profileOf(teacher)).toEqual({
      name: "Maria",
      email,
      role: "teacher",
      timeZone: "Asia/Tokyo",
    });
  });

  test("changes nobody else, and nothing else", async () => {
    const [teacher, other] = [await seededTeacher(product), await seededTeacher(product)];
    const { email } = teacher;
    await teacher.put("/api/user/profile", {
      name: "Admin",
      email,
      role: "admin",
      id: other.id,
      passwordHash: "x",
      password_hash: "x",
    });
    expect(await profileOf(teacher)).toMatchObject({ name: "Admin", role: "teacher" });
    expect(await profileOf(other)).toMatchObject({ name: "Seeded" });
    const row = await db.prepare("SELECT * FROM users WHERE id = ?").bind(teacher.id).first();
    expect(row).toMatchObject({ role: "teacher", password_hash: expect.stringContaining("$scrypt$") });
  });

  test.each([1, 100])("takes a name of %i characters", async (length) => {
    const teacher = await seededTeacher(product);
    const name = "ж".repeat(length);
    expect((await teacher.put("/api/user/profile", { name, email: teacher.email })).status).toBe(200);
    expect(await profileOf(teacher)).toMatchObject({ name });
  });

  test.each([
    ["an empty name", { name: "" }, "name"],
    ["a blank name", { name: " \t\n " }, "name"],
    ["a name of 101 characters", { name: "n".repeat(101) }, "name"],
    ["a name with a line break", { name: "Maria\nPetrova" }, "name"],
    ["a name with a control character", { name: "Maria\u0000" }, "name"],
    ["a name with an escape", { name: "Maria\u001b[31m" }, "name"],
    ["another email", { email: "other@school.test" }, "email"],
    ["no email", { email: "" }, "email"],
    ["an unknown time zone", { timeZone: "Mars/Olympus" }, "timeZone"],
    ["an offset for a time zone", { timeZone: "+03:00" }, "timeZone"],
    ["an empty time zone", { timeZone: "" }, "timeZone"],
  ])("refuses %s and changes nothing", async (_what, wrong, path) => {
    const teacher = await seededTeacher(product);
    const before = await contentsOf(db);
    const answer = await teacher.put("/api/user/profile", { name: "New", email: teacher.email, ...wrong });
    expect([answer.status, answer.json.code]).toEqual([422, "invalid"]);
    expect(answer.json.issues).toEqual([{ path, message: answer.json.message }]);
    expect(await contentsOf(db)).toEqual(before);
  });

  test("shows a name as text, never as markup", async () => {
    const teacher = await seededTeacher(product);
    const name = `<img src=x onerror=alert(1)>"'</script><script>alert(2)</script>`;
    await teacher.put("/api/user/profile", { name, email: teacher.email });
    expect(await profileOf(teacher)).toMatchObject({ name });
    const { text } = await teacher.get("/admin/user-profile");
    expect(text).not.toMatch(/<img src=x|<script>alert/);
  });
});

describe("GET /api/user/export (product §9)", () => {
  test("answers one JSON file with everything about the teacher, and no secret", async () => {
    const teacher = await seededTeacher(product);
    const other = await seededTeacher(product);
    await other.post("/api/schedule?year=2031", { ...emptySchedule(), lessonDays: { "0": [13] } });
    const lesson = {
      date: "2026-09-07",
      time: "10:00",
      title: "English",
      grade: "Grade 5",
      type: "Grammar",
      color: "#3366cc",
      durationMinutes: 45,
    };
    await other.post("/api/lessons", lesson);
    await teacher.post("/api/lessons", { ...lesson, repeatUntil: "2026-09-14" });
    await teacher.post("/api/schedule?year=2031", { ...emptySchedule(), language: "en" });
    await teacher.post("/api/schedule?year=2030", { ...emptySchedule(), lessonDays: { "8": [31] } });
    const request = await seededRequest(product, teacher.id);
    await seededRequest(product, other.id, { name: "Not mine" });
    await teacher.post(`/api/dashboard/student-requests/${request}/approve`);
    const student = (await teacher.get("/api/students")).json.students[0];
    const { payment } = (
      await teacher.post("/api/payments", {
        studentId: student.id,
        amount: 19.99,
        note: "October",
        date: "2026-10-01",
      })
    ).json;
    const course = await seededCourse(product, teacher.id, { pages: 2, blocks: 2 });
    const { id: others } = await seededCourse(product, other.id);
    await seededDocument(product, other.id, others);
    const document = await seededDocument(product, teacher.id, course.id, { pageCount: 3 });
    await teacher.post(`/api/courses/${course.id}/corrections`, {
      property: "rnodern",
      correction: "modern",
    });
    const answer = await teacher.get("/api/user/export");
    expect(answer.status).toBe(200);
    expect(answer.headers.get("Content-Disposition")).toBe('attachment; filename="lectern-export.json"');
    expect(answer.headers.get("Content-Type")).toContain("application/json");
    expect(answer.json).toEqual({
      exportedAt: expect.any(Number),
      user: {
        name: expect.any(String),
        email: teacher.email,
        role: "teacher",
        timeZone: "UTC",
        createdAt: expect.any(Number),
      },
      sessions: [{ device: "A browser", createdAt: expect.any(Number), lastSeenAt: expect.any(Number) }],
      schedules: [
        {
          ...emptySchedule(),
          lessonDays: { "8": [31] },
          year: 2030,
          version: 1,
          updatedAt: expect.any(Number),
        },
        { ...emptySchedule(), language: "en", year: 2031, version: 1, updatedAt: expect.any(Number) },
      ],
      lessons: ["2026-09-07", "2026-09-14"].map((date) => ({
        ...lesson,
        id: expect.any(String),
        date,
        studentId: null,
        seriesId: expect.any(String),
        scheduleSlot: null,
        createdAt: expect.any(Number),
      })),
      studentRequests: [
        {
          id: request,
          name: "Anna Belova",
          grade: "Grade 7",
          approved: true,
          studentId: student.id,
          createdAt: expect.any(Number),
          decidedAt: expect.any(Number),
        },
      ],
      students: [
        {
          id: student.id,
          name: "Anna Belova",
          grade: "Grade 7",
          createdAt: expect.any(Number),
          archivedAt: null,
        },
      ],
      payments: [payment],
      courses: [
        {
          id: course.id,
          name: "English",
          description: "",
          createdAt: expect.any(Number),
          updatedAt: expect.any(Number),
          pages: course.pages.map((id, i) => ({
            id,
            page: String(i + 1),
            page_image: { url: null },
            sections: [],
            version: 1,
            blocks: [0, 1].map((order) => ({
              id: expect.any(String),
              data: `Text ${order}`,
              order,
              version: 1,
            })),
          })),
          corrections: [{ id: expect.any(String), property: "rnodern", correction: "modern" }],
          documents: [
            {
              id: document,
              courseId: course.id,
              filename: "Book.pdf",
              size: 1_000,
              pageCount: 3,
              storedPages: 3,
              checkedPages: 0,
              createdAt: expect.any(Number),
              updatedAt: expect.any(Number),
              pages: [1, 2, 3].map((number) => ({
                ...pageOf(number),
                image: { url: expect.stringMatching(/^\/api\/files\/\w{26}$/) },
                checked: false,
                version: 1,
                coursePageId: null,
              })),
            },
          ],
        },
      ],
      notices: [{ kind: "request_approved", name: "Anna Belova", seen: true, createdAt: expect.any(Number) }],
    });
    expect(answer.text).not.toMatch(/scrypt|password/i);
    const ids = await db.prepare("SELECT id FROM sessions").all();
    for (const { id } of ids.results) expect(answer.text).not.toContain(String(id));
  });

  /** As much as takes many batches of every list: small rows by number, large ones by bytes. */
  async function fill(teacher: SignedIn): Promise<void> {
    const now = Date.now();
    const many = (table: string, count: number, columns: string) =>
      change(
        db,
        `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${count})
         INSERT INTO ${table} SELECT ${columns} FROM n WHERE ?1 > 0 AND ?2 <> ''`,
        now,
        teacher.id,
      );
    await many("students", 2_500, "'s' || i || ?2, ?2, 'Anna ' || i, 'Grade 7', NULL, ?1 + i / 7");
    await many(
      "student_requests",
      1_000,
      "'q' || i || ?2, ?2, 'Anna', '', 1, ?1, NULL, ?1 + i / 3, 'anna' || i",
    );
    await many(
      "payments",
      1_001,
      "'p' || i || ?2, ?2, NULL, 100, '', date('2026-01-01', '+' || (i / 9) || ' days'), ?1",
    );
    await many(
      "lessons",
      3_000,
      `'l' || i || ?2, ?2, NULL, NULL, NULL, date('2026-01-01', '+' || (i / 40) || ' days'), '10:00', 60, 'Lesson', '',
       '', '#336699', ?1`,
    );
    await many("schedules", 9, `?2, 2020 + i, '${JSON.stringify(emptySchedule())}', 1, ?1`);
    await many("courses", 120, "'c' || printf('%03d', i) || ?2, ?2, 'Course ' || i, '', 0, 1, ?1, ?1");
    const course = await seededCourse(product, teacher.id, { pages: 60, blocks: 5, name: "Long" });
    await change(
      db,
      `UPDATE blocks SET data = (SELECT replace(hex(zeroblob(9000)), '0', 'ы'))
       WHERE page_id IN (SELECT id FROM pages WHERE course_id = ?)`,
      course.id,
    );
    const document = await seededDocument(product, teacher.id, course.id, { pageCount: 1_000 });
    await change(
      db,
      `UPDATE document_pages SET sections = '[{"content":"' || hex(zeroblob(10000)) || '"}]' WHERE document_id = ?`,
      document,
    );
    await many("corrections", 450, `'k' || printf('%03d', i) || ?2, '${course.id}', 'rn', 'm' || i`);
  }

  test("goes out batch by batch and whole, however much there is", async () => {
    const teacher = await seededTeacher(product);
    await fill(teacher);
    const answer = await teacher.get("/api/user/export");
    expect((await product.logOf(answer, "request")).d1.calls).toBe(1);
    expect(answer.text.length).toBeGreaterThan(25_000_000);
    const { json } = answer;
    const lists = [json.students, json.studentRequests, json.payments, json.lessons, json.courses];
    expect(lists.map((list) => list.length)).toEqual([2_500, 1_000, 1_001, 3_000, 121]);
    for (const list of lists)
      expect(new Set(list.map(({ id }: { id: string }) => id)).size).toBe(list.length);
    expect(json.schedules.map(({ year }: { year: number }) => year)).toEqual(
      Array.from({ length: 9 }, (_, i) => 2021 + i),
    );
    const course = json.courses.find(({ name }: { name: string }) => name === "Long");
    expect(course.pages.map(({ page }: { page: string }) => page)).toEqual(
      Array.from({ length: 60 }, (_, i) => String(i + 1)),
    );
    for (const { blocks } of course.pages)
      expect(blocks.map(({ data, order }: Record<string, string>) => [data?.length, order])).toEqual(
        Array.from({ length: 5 }, (_, order) => [18_000, order]),
      );
    expect(course.corrections.map(({ correction }: { correction: string }) => correction)).toEqual(
      Array.from({ length: 450 }, (_, i) => `m${i + 1}`),
    );
    const numbers = course.documents[0].pages.map(({ number }: { number: number }) => number);
    expect(numbers).toEqual(Array.from({ length: 1_000 }, (_, i) => i + 1));
  }, 60_000);

  test("breaks off where something fails in between: no file that only looks whole", async () => {
    const teacher = await seededTeacher(product);
    const { id } = await seededCourse(product, teacher.id);
    await seededDocument(product, teacher.id, id);
    expect((await teacher.get("/api/user/export")).json.courses).toHaveLength(1);
    await change(db, "ALTER TABLE document_pages RENAME TO away");
    const answer = await fetch(new URL("/api/user/export", product.origin), {
      headers: { Cookie: `__Host-session=${teacher.cookies.get("__Host-session")}` },
    });
    expect(answer.status).toBe(200);
    // workerd by itself ends such an answer as if nothing had happened: what came must not be JSON then.
    await expect(answer.json()).rejects.toThrow();
    await change(db, "ALTER TABLE away RENAME TO document_pages");
    const failed = await product.logOf(
      { headers: answer.headers } as unknown as Parameters<typeof product.logOf>[0],
      "error",
    );
    expect(failed.error.message).toContain("document_pages");
    expect((await teacher.get("/api/user/export")).json.courses[0].documents).toHaveLength(1);
  });
});
