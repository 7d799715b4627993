import { afterAll, describe, expect, test } from "vitest";
import { change, contentsOf, countRows } from "../support/database";
import { type SignedIn, startProduct } from "../support/product";
import { seededTeacher } from "../support/seed";
import { seededRequest, seededStudents } from "../support/students";

const product = await startProduct();
afterAll(product.stop);
const { db } = product;

const NOBODY = "0".repeat(26);
const anna = { name: "Anna Belova", grade: "Grade 7" };

const add = async (teacher: SignedIn, student = anna): Promise<string> =>
  (await teacher.post("/api/students", student)).json.student.id;

const namesOf = async (teacher: SignedIn, query = "") =>
  (await teacher.get(`/api/students${query}`)).json.students.map(({ name }: { name: string }) => name);

describe("GET /api/students (product §3)", () => {
  test("answers a new teacher an empty list", async () => {
    const answer = await (await seededTeacher(product)).get("/api/students");
    expect([answer.status, answer.json]).toEqual([200, { students: [], next: null }]);
  });

  test("sorts by name, shows what each has paid, and nobody else's students", async () => {
    const [teacher, other] = [await seededTeacher(product), await seededTeacher(product)];
    await add(other, { ...anna, name: "Aaron" });
    const tim = await add(teacher, { name: "Tim Okafor", grade: "11" });
    const id = await add(teacher);
    for (const amount of [10.1, 20.2, 0.01])
      await teacher.post("/api/payments", { studentId: id, amount, note: "", date: "2026-10-01" });
    await teacher.post("/api/payments", { amount: 500, note: "", date: "2026-10-01" });
    expect((await teacher.get("/api/students")).json).toEqual({
      students: [
        { id, ...anna, archived: false, paid: 30.31 },
        { id: tim, name: "Tim Okafor", grade: "11", archived: false, paid: 0 },
      ],
      next: null,
    });
  });

  test("has 200 a page; the cursor leads through all of them once", async () => {
    const teacher = await seededTeacher(product);
    await seededStudents(product, teacher.id, 450);
    await change(
      db,
      "UPDATE students SET name = 'Same name' WHERE teacher_id = ? AND name BETWEEN 'Student 0150' AND 'Student 0390'",
      teacher.id,
    );
    const seen: { id: string; name: string }[] = [];
    const sizes: number[] = [];
    let next: string | null = "";
    while (next !== null) {
      const answer = await teacher.get(`/api/students${next && `?after=${next}`}`);
      expect(answer.status).toBe(200);
      seen.push(...answer.json.students);
      sizes.push(answer.json.students.length);
      next = answer.json.next;
    }
    expect(sizes).toEqual([200, 200, 50]);
    expect(new Set(seen.map(({ id }) => id)).size).toBe(450);
    const keys = seen.map(({ name, id }) => `${name} ${id}`);
    expect(keys).toEqual([...keys].sort());
  });

  test("a page of many students of one name reads about its own rows, on the first page and later", async () => {
    const teacher = await seededTeacher(product);
    await seededStudents(product, teacher.id, 4_999);
    await change(db, "UPDATE students SET name = 'Same name' WHERE teacher_id = ?", teacher.id);
    for (let page = 0, path = "/api/students"; page < 3; page++) {
      const answer = await teacher.get(path);
      expect(answer.json.students).toHaveLength(200);
      expect((await product.logOf(answer, "request")).d1.rowsRead).toBeLessThanOrEqual(3 * 201 + 10);
      path = `/api/students?after=${answer.json.next}`;
    }
  });

  test("a full last page has no next one", async () => {
    const teacher = await seededTeacher(product);
    await seededStudents(product, teacher.id, 200);
    const { students, next } = (await teacher.get("/api/students")).json;
    expect([students.length, next]).toEqual([200, null]);
  });

  test.each([
    "",
    "x",
    "!!",
    "W10",
    "WyJhIl0",
    "WyJhIiwxXQ",
    "WyJhIiwiYiIsImMiXQ",
    "eyJhIjoxfQ",
    "WyJhIiwiYiJd=",
  ])("refuses the cursor '%s', of students and of payments", async (cursor) => {
    const teacher = await seededTeacher(product);
    for (const path of ["/api/students", "/api/payments"]) {
      const answer = await teacher.get(`${path}?after=${cursor}`);
      expect([answer.status, answer.json.code]).toEqual([422, "invalid"]);
      expect(answer.json.issues[0].path).toBe("after");
    }
  });

  test("takes any cursor of the right form", async () => {
    const teacher = await seededTeacher(product);
    for (const keys of [
      ["", ""],
      ["\u0000", "'; --"],
      ["\ud800", "я"],
    ]) {
      const cursor = Buffer.from(JSON.stringify(keys)).toString("base64url");
      expect((await teacher.get(`/api/students?after=${cursor}`)).status).toBe(200);
      expect((await teacher.get(`/api/payments?after=${cursor}`)).status).toBe(200);
    }
  });

  test("refuses another value of archived", async () => {
    const answer = await (await seededTeacher(product)).get("/api/students?archived=yes");
    expect([answer.status, answer.json.issues[0].path]).toEqual([422, "archived"]);
  });
});

describe("POST /api/students (product §3)", () => {
  test("adds a student, trimmed", async () => {
    const teacher = await seededTeacher(product);
    const answer = await teacher.post("/api/students", { name: "  Анна Белова ", grade: " 7 «А» " });
    expect([answer.status, answer.json]).toEqual([
      201,
      {
        message: "Student added.",
        student: { id: expect.any(String), name: "Анна Белова", grade: "7 «А»", archived: false, paid: 0 },
      },
    ]);
  });

  test.each([
    ["name", { name: " ", grade: "7" }],
    ["name", { name: "x".repeat(201), grade: "7" }],
    ["name", { name: "two\nlines", grade: "7" }],
    ["grade", { name: "Anna", grade: "" }],
    ["grade", { name: "Anna", grade: "x".repeat(101) }],
  ])("refuses a %s that is none: %j", async (path, body) => {
    const teacher = await seededTeacher(product);
    const answer = await teacher.post("/api/students", body);
    expect([answer.status, answer.json.issues[0].path]).toEqual([422, path]);
    expect(await namesOf(teacher)).toEqual([]);
  });

  test("keeps 5,000, archived ones included, also when two come at once", async () => {
    const teacher = await seededTeacher(product);
    await seededStudents(product, teacher.id, 4_999);
    await change(db, "UPDATE students SET archived_at = 1 WHERE teacher_id = ?", teacher.id);
    const answers = await Promise.all([1, 2, 3].map(() => teacher.post("/api/students", anna)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.json).toEqual({ code: "conflict", message: expect.stringContaining("5,000 students") });
    expect(await countRows(db, "students WHERE teacher_id = ?", teacher.id)).toBe(5_000);
  });
});

describe("PUT /api/students/{id} (product §3)", () => {
  test("changes name and grade and leaves archived as it is", async () => {
    const teacher = await seededTeacher(product);
    const id = await add(teacher);
    const answer = await teacher.put(`/api/students/${id}`, { name: "Anna Orlova", grade: "8" });
    expect([answer.status, answer.json]).toEqual([
      200,
      {
        message: "Student saved.",
        student: { id, name: "Anna Orlova", grade: "8", archived: false, paid: 0 },
      },
    ]);
    await teacher.delete(`/api/students/${id}`);
    expect((await teacher.put(`/api/students/${id}`, anna)).json.student.archived).toBe(true);
  });

  test("archives and restores", async () => {
    const teacher = await seededTeacher(product);
    const id = await add(teacher);
    for (const archived of [true, true, false, false]) {
      const answer = await teacher.put(`/api/students/${id}`, { ...anna, archived });
      expect(answer.json.student.archived).toBe(archived);
      expect(await namesOf(teacher, archived ? "?archived=1" : "")).toEqual([anna.name]);
      expect(await namesOf(teacher, archived ? "" : "?archived=1")).toEqual([]);
    }
  });

  test("remembers since when somebody is archived", async () => {
    const teacher = await seededTeacher(product);
    const id = await add(teacher);
    await change(db, "UPDATE students SET archived_at = 5 WHERE id = ?", id);
    await teacher.put(`/api/students/${id}`, { ...anna, archived: true });
    await teacher.delete(`/api/students/${id}`);
    expect(await countRows(db, "students WHERE id = ? AND archived_at = 5", id)).toBe(1);
  });
});

describe("DELETE /api/students/{id} (product §3)", () => {
  test("archives; with forever it deletes what is archived, and payments and lessons stay, nameless", async () => {
    const teacher = await seededTeacher(product);
    const id = await add(teacher);
    await teacher.post("/api/payments", { studentId: id, amount: 12, note: "May", date: "2026-05-01" });
    await change(
      db,
      `INSERT INTO lessons (id, teacher_id, student_id, date, time, duration_minutes, title, grade, type, color, created_at)
       VALUES (?1, ?2, ?1, '2026-05-01', '10:00', 60, 'Past simple', '7', 'Single', '#3366cc', 1)`,
      id,
      teacher.id,
    );

    const early = await teacher.delete(`/api/students/${id}?forever=1`);
    expect([early.status, early.json.code]).toEqual([409, "conflict"]);
    const archived = await teacher.delete(`/api/students/${id}`);
    expect([archived.status, archived.json]).toEqual([200, { message: "Student archived." }]);
    expect((await teacher.get("/api/payments")).json.payments[0]).toMatchObject({ studentName: anna.name });

    const gone = await teacher.delete(`/api/students/${id}?forever=1`);
    expect([gone.status, gone.json]).toEqual([200, { message: "Student deleted for good." }]);
    expect((await teacher.get("/api/payments")).json.payments).toEqual([
      {
        id: expect.any(String),
        studentId: null,
        studentName: null,
        amount: 12,
        note: "May",
        date: "2026-05-01",
      },
    ]);
    expect(await countRows(db, "lessons WHERE id = ? AND student_id IS NULL", id)).toBe(1);
    expect((await teacher.delete(`/api/students/${id}?forever=1`)).status).toBe(404);
    expect((await teacher.delete(`/api/students/${id}`)).status).toBe(404);
  });

  test("for good takes the request along, with its name, and the person may ask again at once", async () => {
    const [teacher, other] = [await seededTeacher(product), await seededTeacher(product)];
    const { code } = (await teacher.post("/api/students/join-code")).json;
    const ask = () => product.browser().form(`/join/${code}`, anna);
    const approve = async (whose: SignedIn) => {
      const { id } = (await whose.get("/api/dashboard/student-requests")).json.requests[0];
      await whose.post(`/api/dashboard/student-requests/${id}/approve`);
      return (await whose.get("/api/students")).json.students[0].id;
    };
    await ask();
    const id = await approve(teacher);
    await seededRequest(product, teacher.id, { name: "Tim Okafor" });
    await seededRequest(product, other.id, anna);
    await approve(other);
    const requests = (whose: SignedIn) => countRows(db, "student_requests WHERE teacher_id = ?", whose.id);

    expect((await teacher.delete(`/api/students/${id}?forever=1`)).status).toBe(409);
    await teacher.delete(`/api/students/${id}`);
    expect(await requests(teacher)).toBe(2);
    expect((await other.delete(`/api/students/${id}?forever=1`)).status).toBe(404);
    expect(await requests(teacher)).toBe(2);

    expect((await teacher.delete(`/api/students/${id}?forever=1`)).status).toBe(200);
    expect([await requests(teacher), await requests(other)]).toEqual([1, 1]);
    expect(
      await countRows(db, "student_requests WHERE teacher_id = ? AND name = ?", teacher.id, anna.name),
    ).toBe(0);
    expect((await ask()).status).toBe(201);
    expect((await teacher.get("/api/dashboard/student-requests")).json.requests[0]).toMatchObject({
      ...anna,
      approved: false,
    });
  });

  test("deletes once when it is asked for in parallel; a restore in between keeps the student whole", async () => {
    const teacher = await seededTeacher(product);
    const id = await add(teacher);
    await teacher.delete(`/api/students/${id}`);
    const [first, second, restored] = await Promise.all([
      teacher.delete(`/api/students/${id}?forever=1`),
      teacher.delete(`/api/students/${id}?forever=1`),
      teacher.put(`/api/students/${id}`, { ...anna, archived: false }),
    ]);
    const left = await countRows(db, "students WHERE id = ?", id);
    if (restored?.status === 200) expect([left, first?.status, second?.status]).toEqual([1, 409, 409]);
    else expect([left, [first?.status, second?.status].sort()]).toEqual([0, [200, 404]]);
  });
});

test("another teacher's student is 404 and stays as it is", async () => {
  const [teacher, other] = [await seededTeacher(product), await seededTeacher(product)];
  const [id, archivedId] = [await add(teacher), await add(teacher)];
  await teacher.delete(`/api/students/${archivedId}`);
  const before = await contentsOf(db);
  for (const strange of [id, archivedId, NOBODY, "nope", "%00"])
    for (const answer of [
      await other.put(`/api/students/${strange}`, { ...anna, archived: true }),
      await other.delete(`/api/students/${strange}`),
      await other.delete(`/api/students/${strange}?forever=1`),
    ])
      expect([strange, answer.status, answer.json.code]).toEqual([strange, 404, "not_found"]);
  expect(await contentsOf(db)).toEqual(before);
});

describe("POST /api/students/join-code (product §3)", () => {
  test("makes a new code; the old link ends at once", async () => {
    const teacher = await seededTeacher(product);
    const first = await teacher.post("/api/students/join-code");
    expect([first.status, first.json]).toEqual([
      201,
      { message: expect.any(String), code: expect.stringMatching(/^[0-9a-z]{12}$/) },
    ]);
    expect((await product.browser().get(`/join/${first.json.code}`)).status).toBe(200);
    const second = await teacher.post("/api/students/join-code");
    expect(second.json.code).not.toBe(first.json.code);
    expect((await product.browser().get(`/join/${first.json.code}`)).status).toBe(404);
    expect((await product.browser().get(`/join/${second.json.code}`)).status).toBe(200);
  });

  test("leaves one code that works when it is asked for in parallel", async () => {
    const teacher = await seededTeacher(product);
    const answers = await Promise.all([1, 2, 3, 4].map(() => teacher.post("/api/students/join-code")));
    const pages = await Promise.all(answers.map(({ json }) => product.browser().get(`/join/${json.code}`)));
    expect(pages.filter(({ status }) => status === 200)).toHaveLength(1);
  });
});
