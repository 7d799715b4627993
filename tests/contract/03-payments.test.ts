import { afterAll, describe, expect, test } from "vitest";
import { change, contentsOf, countRows } from "../support/database";
import { type SignedIn, startProduct } from "../support/product";
import { seededTeacher } from "../support/seed";

const product = await startProduct();
afterAll(product.stop);
const { db } = product;

const october = { amount: 25.5, note: "October", date: "2026-10-01" };

const addStudent = async (teacher: SignedIn, name = "Anna Belova"): Promise<string> =>
  (await teacher.post("/api/students", { name, grade: "7" })).json.student.id;

const pay = (teacher: SignedIn, payment: object) => teacher.post("/api/payments", payment);

const paymentsOf = async (teacher: SignedIn) => (await teacher.get("/api/payments")).json.payments;

describe("GET /api/payments (product §3)", () => {
  test("has the newest date first, and nobody else's", async () => {
    const [teacher, other] = [await seededTeacher(product), await seededTeacher(product)];
    await pay(other, october);
    for (const date of ["2026-09-30", "2026-10-02", "2025-12-31", "2026-10-01"])
      await pay(teacher, { ...october, date });
    const dates = (await paymentsOf(teacher)).map(({ date }: { date: string }) => date);
    expect(dates).toEqual(["2026-10-02", "2026-10-01", "2026-09-30", "2025-12-31"]);
  });

  test("has 200 a page; the cursor leads through all of them once", async () => {
    const teacher = await seededTeacher(product);
    await change(
      db,
      `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 401)
       INSERT INTO payments (id, teacher_id, amount_cents, note, date, created_at)
       SELECT printf('%026d', ?2 + i), ?1, i, '', '2026-01-0' || (1 + i % 2), 1 FROM n`,
      teacher.id,
      Date.now(),
    );
    const seen: { id: string; date: string }[] = [];
    let path = "/api/payments";
    for (const size of [200, 200, 1]) {
      const { payments, next } = (await teacher.get(path)).json;
      expect(payments).toHaveLength(size);
      seen.push(...payments);
      path = `/api/payments?after=${next}`;
    }
    expect(path).toBe("/api/payments?after=null");
    const keys = seen.map(({ date, id }) => `${date} ${id}`);
    expect(new Set(keys).size).toBe(401);
    expect(keys).toEqual([...keys].sort().reverse());
  });
});

describe("POST /api/payments (product §3)", () => {
  test("records a payment, of a student or of nobody in particular", async () => {
    const teacher = await seededTeacher(product);
    const studentId = await addStudent(teacher);
    const answer = await pay(teacher, { ...october, studentId, note: "  October,\tfour lessons " });
    expect([answer.status, answer.json]).toEqual([
      201,
      {
        message: "Payment recorded.",
        payment: {
          id: expect.any(String),
          studentId,
          studentName: "Anna Belova",
          amount: 25.5,
          note: "October,\tfour lessons",
          date: "2026-10-01",
        },
      },
    ]);
    for (const nobody of [{}, { studentId: null }])
      expect((await pay(teacher, { ...october, ...nobody })).json.payment).toMatchObject({
        studentId: null,
        studentName: null,
      });
    expect(await paymentsOf(teacher)).toHaveLength(3);
  });

  test.each([
    [0.01, 1],
    [0.07, 7],
    [1.005e1, 1005],
    [19.99, 1999],
    [4.35, 435],
    [1_000_000, 100_000_000],
    [999_999.99, 99_999_999],
  ])("keeps %f dollars as %i cents and answers them unchanged", async (amount, cents) => {
    const teacher = await seededTeacher(product);
    expect((await pay(teacher, { ...october, amount })).json.payment.amount).toBe(amount);
    const stored = await countRows(
      db,
      "payments WHERE teacher_id = ? AND amount_cents = ?",
      teacher.id,
      cents,
    );
    expect(stored).toBe(1);
  });

  test.each([
    ["amount", { amount: 0 }],
    ["amount", { amount: -5 }],
    ["amount", { amount: 0.001 }],
    ["amount", { amount: 12.345 }],
    ["amount", { amount: 1_000_000.01 }],
    ["amount", { amount: 1e300 }],
    ["amount", { amount: "25.50" }],
    ["date", { date: "2026-02-30" }],
    ["date", { date: "01.10.2026" }],
    ["note", { note: "x".repeat(501) }],
    ["studentId", { studentId: "nobody" }],
    ["studentId", { studentId: 5 }],
    ["studentId", { studentId: "0".repeat(26) }],
  ])("refuses a wrong %s: %j", async (path, wrong) => {
    const teacher = await seededTeacher(product);
    const before = await contentsOf(db);
    const answer = await pay(teacher, { ...october, ...wrong });
    expect([answer.status, answer.json.issues[0].path]).toEqual([422, path]);
    expect(await contentsOf(db)).toEqual(before);
  });

  test("takes an archived student: what was paid late is paid", async () => {
    const teacher = await seededTeacher(product);
    const studentId = await addStudent(teacher);
    await teacher.delete(`/api/students/${studentId}`);
    expect((await pay(teacher, { ...october, studentId })).status).toBe(201);
    expect((await teacher.get("/api/students?archived=1")).json.students[0].paid).toBe(25.5);
  });
});

describe("PUT /api/payments/{id} (product §3)", () => {
  test("corrects everything; who paid stays where the body does not say, and goes with null", async () => {
    const teacher = await seededTeacher(product);
    const [anna, tim] = [await addStudent(teacher), await addStudent(teacher, "Tim Okafor")];
    const { id } = (await pay(teacher, { ...october, studentId: anna })).json.payment;
    const corrected = { amount: 30, note: "", date: "2026-10-03" };
    const answer = await teacher.put(`/api/payments/${id}`, corrected);
    expect([answer.status, answer.json]).toEqual([
      200,
      {
        message: "Payment saved.",
        payment: { id, studentId: anna, studentName: "Anna Belova", ...corrected },
      },
    ]);
    const of = async (studentId: string | null) =>
      (await teacher.put(`/api/payments/${id}`, { ...corrected, studentId })).json.payment.studentName;
    expect([await of(tim), await of(null)]).toEqual(["Tim Okafor", null]);
  });

  test("refuses a student who is not the teacher's, also one who is deleted at that moment", async () => {
    const [teacher, other] = [await seededTeacher(product), await seededTeacher(product)];
    const { id } = (await pay(teacher, october)).json.payment;
    const theirs = await addStudent(other);
    const answer = await teacher.put(`/api/payments/${id}`, { ...october, studentId: theirs });
    expect([answer.status, answer.json.issues[0].path]).toEqual([422, "studentId"]);
    expect((await pay(teacher, { ...october, studentId: theirs })).status).toBe(422);

    const leaving = await addStudent(teacher);
    await teacher.delete(`/api/students/${leaving}`);
    const [gone, put] = await Promise.all([
      teacher.delete(`/api/students/${leaving}?forever=1`),
      teacher.put(`/api/payments/${id}`, { ...october, studentId: leaving }),
    ]);
    expect([gone.status, [200, 422].includes(put.status)]).toEqual([200, true]);
    expect((await paymentsOf(teacher))[0]).toMatchObject({ studentId: null, studentName: null });
  });
});

describe("DELETE /api/payments/{id} (product §3)", () => {
  test("deletes it, once when it is asked for in parallel", async () => {
    const teacher = await seededTeacher(product);
    const { id } = (await pay(teacher, october)).json.payment;
    const answers = await Promise.all([1, 2, 3].map(() => teacher.delete(`/api/payments/${id}`)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404]);
    expect(answers.find(({ status }) => status === 200)?.json).toEqual({ message: "Payment deleted." });
    expect(await paymentsOf(teacher)).toEqual([]);
    expect((await teacher.put(`/api/payments/${id}`, october)).status).toBe(404);
  });
});

test("another teacher's payment is 404 and stays as it is", async () => {
  const [teacher, other] = [await seededTeacher(product), await seededTeacher(product)];
  const { id } = (await pay(teacher, october)).json.payment;
  const before = await contentsOf(db);
  for (const strange of [id, "0".repeat(26), "nope", "%00"])
    for (const answer of [
      await other.put(`/api/payments/${strange}`, { ...october, amount: 1 }),
      await other.delete(`/api/payments/${strange}`),
    ])
      expect([strange, answer.status]).toEqual([strange, 404]);
  expect(await contentsOf(db)).toEqual(before);
});

test("a note keeps tabs and newlines, as newlines, and loses other control characters (product §0)", async () => {
  const teacher = await seededTeacher(product);
  const { payment } = (await pay(teacher, { ...october, note: " a\u0000b\r\nc\rd\te\u0007 " })).json;
  expect(payment.note).toBe("ab\nc\nd\te");
});

/** Many payments at once, of one date. */
const seedPayments = (teacher: SignedIn, count: number) =>
  change(
    db,
    `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?2)
     INSERT INTO payments (id, teacher_id, amount_cents, note, date, created_at)
     SELECT printf('%010d', i) || substr(?1, 11), ?1, 100, '', '2026-10-01', 1 FROM n`,
    teacher.id,
    count,
  );

test("a page of many payments of one date reads about its own rows, on the first page and later", async () => {
  const teacher = await seededTeacher(product);
  await seedPayments(teacher, 10_000);
  for (let page = 0, path = "/api/payments"; page < 3; page++) {
    const answer = await teacher.get(path);
    expect(answer.json.payments).toHaveLength(200);
    expect((await product.logOf(answer, "request")).d1.rowsRead).toBeLessThanOrEqual(3 * 201 + 10);
    path = `/api/payments?after=${answer.json.next}`;
  }
});

test("50,000 payments are kept and no more, also when two are recorded at once", async () => {
  const teacher = await seededTeacher(product);
  await seedPayments(teacher, 49_999);
  const answers = await Promise.all([1, 2, 3].map(() => pay(teacher, october)));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  const refused = answers.find(({ status }) => status === 409)?.json;
  expect(refused).toEqual({ code: "conflict", message: expect.stringContaining("50,000 payments") });
  expect(await countRows(db, "payments WHERE teacher_id = ?", teacher.id)).toBe(50_000);
  expect((await pay(teacher, { ...october, studentId: "0".repeat(26) })).status).toBe(422);
  const { id } = (await paymentsOf(teacher))[0];
  expect((await teacher.put(`/api/payments/${id}`, { ...october, amount: 30 })).status).toBe(200);
  await teacher.delete(`/api/payments/${id}`);
  expect((await pay(teacher, october)).status).toBe(201);
  expect((await pay(await seededTeacher(product), october)).status).toBe(201);
});
