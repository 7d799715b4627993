import { afterAll, describe, expect, test } from "vitest";
import { emptySchedule } from "~/schedule/schema";
import { seededCourse } from "../support/courses";
import { contentsOf } from "../support/database";
import { startProduct } from "../support/product";
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
    await seededCourse(product, other.id);
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
        },
      ],
      notices: [{ kind: "request_approved", name: "Anna Belova", seen: true, createdAt: expect.any(Number) }],
    });
    expect(answer.text).not.toMatch(/scrypt|password/i);
    const ids = await db.prepare("SELECT id FROM sessions").all();
    for (const { id } of ids.results) expect(answer.text).not.toContain(String(id));
  });
});
