import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newId } from "~/platform/ids.server";
import { seededCourse } from "../support/courses";
import { change } from "../support/database";
import { seededDocument } from "../support/documents";
import { startProduct } from "../support/product";
import { seededTeacher } from "../support/seed";

const product = await startProduct();
afterAll(product.stop);
const [teacher, other] = [await seededTeacher(product), await seededTeacher(product)];

const DAY_MS = 24 * 60 * 60 * 1000;
const day = (offset: number) => new Date(Date.now() + offset * DAY_MS).toISOString().slice(0, 10);

async function student(teacherId: string, name: string, grade: string, archivedAt: number | null = null) {
  const sql =
    "INSERT INTO students (id, teacher_id, name, grade, archived_at, created_at) VALUES (?, ?, ?, ?, ?, 0)";
  const id = newId(Date.now());
  await change(product.db, sql, id, teacherId, name, grade, archivedAt);
  return id;
}

async function lesson(teacherId: string, title: string, date: string, grade = "Grade 7") {
  const sql = `INSERT INTO lessons
    (id, teacher_id, date, time, duration_minutes, title, grade, type, color, created_at)
    VALUES (?, ?, ?, '10:00', 60, ?, ?, 'Group', '#3366cc', 0)`;
  const id = newId(Date.now());
  await change(product.db, sql, id, teacherId, date, title, grade);
  return id;
}

const search = (q: string) => teacher.get(`/api/search?q=${encodeURIComponent(q)}`);
const names = async (q: string) =>
  (await search(q)).json.students.map(({ name }: { name: string }) => name) as string[];

beforeAll(async () => {
  await student(teacher.id, "Anna Belova", "Grade 7");
  await student(teacher.id, "Анна Белова", "7 класс");
  await student(teacher.id, "100% Percy_A", "Grade 8");
  await student(teacher.id, "Gone Belova", "Grade 9", 1);
  await student(other.id, "Boris Belov", "Grade 7");
});

/** What the palette finds beside screens (product §1). */
describe("GET /api/search finds students", () => {
  test.each([
    ["bel", ["Anna Belova"]],
    ["BELOVA anna", ["Anna Belova"]],
    ["grade 7 anna", ["Anna Belova"]],
    ["анна", ["Анна Белова"]],
    ["БЕЛОВА 7", ["Анна Белова"]],
    ["%", ["100% Percy_A"]],
    ["_", ["100% Percy_A"]],
    ["y_a", ["100% Percy_A"]],
    ["\\", []],
    ["'; DROP TABLE students; --", []],
    ["x".repeat(100), []],
    ["Непреднамеренноеобращениестудента", []],
    ["%".repeat(60), []],
    ["ΐ".repeat(40), []],
    ["anna@%_\\'", []],
    ["boris", []],
    ["gone", []],
  ])("%j: %j", async (q, found) => {
    expect(await names(q)).toEqual(found);
  });

  test("in what it needs to open them", async () => {
    expect((await search("anna")).json.students).toEqual([
      { id: expect.stringMatching(/^[0-9a-z]{26}$/), name: "Anna Belova", grade: "Grade 7" },
    ]);
  });
});

describe("GET /api/search finds lessons", () => {
  test("of those called alike the next one, the soonest first; then what is over", async () => {
    await lesson(teacher.id, "Verbs of motion", day(-7));
    const next = await lesson(teacher.id, "Verbs of motion", day(3));
    await lesson(teacher.id, "Verbs of motion", day(10));
    const sooner = await lesson(teacher.id, "Verbs and nouns", day(2));
    const over = await lesson(teacher.id, "Old verbs", day(-20));
    await lesson(teacher.id, "Ancient verbs", day(-1000));
    await lesson(other.id, "Other verbs", day(1));
    expect((await search("verbs")).json.lessons).toEqual([
      { id: sooner, title: "Verbs and nouns", grade: "Grade 7", date: day(2), time: "10:00" },
      { id: next, title: "Verbs of motion", grade: "Grade 7", date: day(3), time: "10:00" },
      { id: over, title: "Old verbs", grade: "Grade 7", date: day(-20), time: "10:00" },
    ]);
  });

  test("eight at most", async () => {
    for (let i = 0; i < 12; i++) await lesson(teacher.id, `Crowd ${i}`, day(i + 1));
    expect((await search("crowd")).json.lessons).toHaveLength(8);
  });
});

describe("GET /api/search finds courses and their pages", () => {
  test("by name and by label, in what it needs to open them", async () => {
    const course = await seededCourse(product, teacher.id, { name: "Русский for beginners", pages: 30 });
    await seededCourse(product, other.id, { name: "Русский of another", pages: 30 });
    await change(product.db, "UPDATE pages SET label = 'Глава четыре' WHERE id = ?", course.pages[17]);
    expect((await search("РУССКИЙ beginners")).json.courses).toEqual([
      { id: course.id, name: "Русский for beginners" },
    ]);
    expect((await search("глава")).json.pages).toEqual([
      { courseId: course.id, course: "Русский for beginners", index: 17, label: "Глава четыре" },
    ]);
    expect((await search("2")).json.pages).toHaveLength(8);
    expect((await search("' OR 1")).json).toMatchObject({ courses: [], pages: [] });
  });
});

test("GET /api/search finds documents by the names of their files", async () => {
  const course = await seededCourse(product, teacher.id, { name: "Reading" });
  const id = await seededDocument(product, teacher.id, course.id, { filename: "Шторм.Book 2.pdf" });
  const foreign = await seededCourse(product, other.id);
  await seededDocument(product, other.id, foreign.id, { filename: "Шторм.pdf" });
  expect((await search("ШТОРМ book")).json.documents).toEqual([
    { id, courseId: course.id, course: "Reading", filename: "Шторм.Book 2.pdf" },
  ]);
});

describe("GET /api/search refuses", () => {
  test.each(["", "?q=", "?q=%20%20", "?q=%00", `?q=${"x".repeat(101)}`])("%j", async (query) => {
    const answer = await teacher.get(`/api/search${query}`);
    expect([answer.status, answer.json.issues[0].path]).toEqual([422, "q"]);
  });
});

test("a hundred characters of words and wildcards are answered in one round trip", async () => {
  const answer = await search("% _ ".repeat(25));
  expect(answer.status).toBe(200);
  expect((await product.logOf(answer, "request")).d1.calls).toBe(1);
});
