import { afterAll, describe, expect, test } from "vitest";
import { newId } from "~/platform/ids.server";
import { change, contentsOf, countRows } from "../support/database";
import { type SignedIn, startProduct } from "../support/product";
import { seededTeacher } from "../support/seed";
import { seededRequest, seededStudents } from "../support/students";

const product = await startProduct();
afterAll(product.stop);
const { db } = product;

const APPROVED = { message: "Request approved successfully." };
const REJECTED = { message: "Request rejected." };

const decide = (teacher: SignedIn, id: string, decision: "approve" | "reject") =>
  teacher.post(`/api/dashboard/student-requests/${id}/${decision}`);

const requestsOf = async (teacher: SignedIn) =>
  (await teacher.get("/api/dashboard/student-requests")).json.requests;

const noticesOf = async (teacher: SignedIn) => {
  const found = await db
    .prepare("SELECT data FROM notices WHERE teacher_id = ? ORDER BY id")
    .bind(teacher.id)
    .all();
  return found.results.map(({ data }) => JSON.parse(String(data)));
};

const studentsOf = (teacher: SignedIn) => countRows(db, "students WHERE teacher_id = ?", teacher.id);

describe("GET /api/dashboard/student-requests (spec §7 Dashboard)", () => {
  test("answers a new teacher an empty list", async () => {
    const answer = await (await seededTeacher(product)).get("/api/dashboard/student-requests");
    expect([answer.status, answer.json]).toEqual([200, { requests: [] }]);
  });

  test("has pending ones first, newest first, with exactly the specified fields", async () => {
    const teacher = await seededTeacher(product);
    await seededRequest(product, await seededTeacher(product).then(({ id }) => id), { name: "Not mine" });
    const seeds = [
      { name: "Early", grade: "1", createdAt: 1_000 },
      { name: "Approved early", grade: "2", approved: true, createdAt: 2_000 },
      { name: "Late", grade: "3", createdAt: 3_000 },
      { name: "Approved late", grade: "4", approved: true, createdAt: 4_000 },
    ];
    const ids: string[] = [];
    for (const seed of seeds) ids.push(await seededRequest(product, teacher.id, seed));
    expect(await requestsOf(teacher)).toEqual([
      { id: ids[2], name: "Late", grade: "3", approved: false },
      { id: ids[0], name: "Early", grade: "1", approved: false },
      { id: ids[3], name: "Approved late", grade: "4", approved: true },
      { id: ids[1], name: "Approved early", grade: "2", approved: true },
    ]);
  });

  test("has 200 at most (quality R9), pending ones before approved ones", async () => {
    const teacher = await seededTeacher(product);
    const insert = (approved: number, count: number) =>
      change(
        db,
        `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?3)
         INSERT INTO student_requests (id, teacher_id, name, grade, approved, created_at, person)
         SELECT ?1 || ?2 || i, ?1, 'Person ' || i, '7', ?2, i, 'Person ' || i FROM n`,
        teacher.id,
        approved,
        count,
      );
    await insert(1, 150);
    await insert(0, 150);
    const requests = await requestsOf(teacher);
    expect(requests).toHaveLength(200);
    expect(requests.map(({ approved }: { approved: boolean }) => approved).lastIndexOf(false)).toBe(149);
    expect([requests[0].name, requests[150].name]).toEqual(["Person 150", "Person 150"]);
  });
});

describe("POST /api/dashboard/student-requests/{id}/approve (product §3)", () => {
  test("turns the request approved, makes a student and a notice", async () => {
    const teacher = await seededTeacher(product);
    const id = await seededRequest(product, teacher.id, { name: "Лия Соколова", grade: "2 «Б»" });
    const answer = await decide(teacher, id, "approve");
    expect([answer.status, answer.json]).toEqual([200, APPROVED]);
    expect(await requestsOf(teacher)).toEqual([{ id, name: "Лия Соколова", grade: "2 «Б»", approved: true }]);
    expect((await teacher.get("/api/students")).json.students).toEqual([
      { id: expect.any(String), name: "Лия Соколова", grade: "2 «Б»", archived: false, paid: 0 },
    ]);
    expect(await noticesOf(teacher)).toEqual([{ kind: "request_approved", name: "Лия Соколова" }]);
  });

  test("answers the same a second time and changes nothing", async () => {
    const teacher = await seededTeacher(product);
    const id = await seededRequest(product, teacher.id);
    await decide(teacher, id, "approve");
    const before = await contentsOf(db);
    const again = await decide(teacher, id, "approve");
    expect([again.status, again.json]).toEqual([200, APPROVED]);
    expect(await contentsOf(db)).toEqual(before);
  });

  test("does not bring back a student who was deleted since: the request went too", async () => {
    const teacher = await seededTeacher(product);
    const id = await seededRequest(product, teacher.id);
    await decide(teacher, id, "approve");
    const student = (await teacher.get("/api/students")).json.students[0].id;
    await teacher.delete(`/api/students/${student}`);
    expect((await decide(teacher, id, "approve")).json).toEqual(APPROVED);
    await teacher.delete(`/api/students/${student}?forever=1`);
    expect((await decide(teacher, id, "approve")).status).toBe(404);
    expect(await studentsOf(teacher)).toBe(0);
  });

  test("makes one student and one notice, however parallel it is called", async () => {
    const teacher = await seededTeacher(product);
    const id = await seededRequest(product, teacher.id);
    const answers = await Promise.all(Array.from({ length: 12 }, () => decide(teacher, id, "approve")));
    expect(answers.map(({ status, json }) => [status, json])).toEqual(answers.map(() => [200, APPROVED]));
    expect(await studentsOf(teacher)).toBe(1);
    expect(await noticesOf(teacher)).toHaveLength(1);
  });

  test("is refused when there is no room for a student; the request stays", async () => {
    const teacher = await seededTeacher(product);
    await seededStudents(product, teacher.id, 5_000);
    const id = await seededRequest(product, teacher.id);
    const answer = await decide(teacher, id, "approve");
    expect([answer.status, answer.json.code]).toEqual([409, "conflict"]);
    expect(answer.json.message).toContain("5,000 students");
    expect((await requestsOf(teacher))[0]).toMatchObject({ id, approved: false });
    expect(await noticesOf(teacher)).toEqual([]);
    await change(
      db,
      "DELETE FROM students WHERE id = (SELECT max(id) FROM students WHERE teacher_id = ?)",
      teacher.id,
    );
    expect((await decide(teacher, id, "approve")).status).toBe(200);
    expect(await studentsOf(teacher)).toBe(5_000);
  });
});

describe("POST /api/dashboard/student-requests/{id}/reject (product §3)", () => {
  test("removes a pending request and tells it", async () => {
    const teacher = await seededTeacher(product);
    const id = await seededRequest(product, teacher.id);
    const kept = await seededRequest(product, teacher.id, { name: "Tim Okafor" });
    const answer = await decide(teacher, id, "reject");
    expect([answer.status, answer.json]).toEqual([200, REJECTED]);
    expect((await requestsOf(teacher)).map((request: { id: string }) => request.id)).toEqual([kept]);
    expect(await noticesOf(teacher)).toEqual([{ kind: "request_rejected", name: "Anna Belova" }]);
    expect(await studentsOf(teacher)).toBe(0);
    expect((await decide(teacher, id, "reject")).status).toBe(404);
    expect((await decide(teacher, id, "approve")).status).toBe(404);
  });

  test("is 409 for an approved one, and changes nothing", async () => {
    const teacher = await seededTeacher(product);
    const id = await seededRequest(product, teacher.id);
    await decide(teacher, id, "approve");
    const before = await contentsOf(db);
    const answer = await decide(teacher, id, "reject");
    expect([answer.status, answer.json]).toEqual([409, { code: "conflict", message: expect.any(String) }]);
    expect(await contentsOf(db)).toEqual(before);
  });

  test("happens once when it is asked for in parallel", async () => {
    const teacher = await seededTeacher(product);
    const id = await seededRequest(product, teacher.id);
    const answers = await Promise.all(Array.from({ length: 6 }, () => decide(teacher, id, "reject")));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404, 404, 404, 404]);
    expect(await noticesOf(teacher)).toHaveLength(1);
  });
});

describe("POST /api/dashboard/student-requests/reject-all (product §3)", () => {
  const rejectAll = (teacher: SignedIn) => teacher.post("/api/dashboard/student-requests/reject-all");

  test("removes all that wait, and nothing else, without a notice", async () => {
    const [teacher, other] = [await seededTeacher(product), await seededTeacher(product)];
    const approved = await seededRequest(product, teacher.id, { name: "Tim Okafor", approved: true });
    const people = Array.from({ length: 200 }, (_, i) => ({ name: `Person ${i}` }));
    await Promise.all(people.map((person) => seededRequest(product, teacher.id, person)));
    const theirs = await seededRequest(product, other.id);
    const answer = await rejectAll(teacher);
    expect([answer.status, answer.json]).toEqual([200, { message: "200 requests rejected.", rejected: 200 }]);
    const ids = async (whose: SignedIn) => (await requestsOf(whose)).map(({ id }: { id: string }) => id);
    expect([await ids(teacher), await ids(other)]).toEqual([[approved], [theirs]]);
    expect(await noticesOf(teacher)).toEqual([]);
    expect((await product.logOf(answer, "request")).d1.calls).toBe(2);
  });

  test("says how many: one, or none", async () => {
    const teacher = await seededTeacher(product);
    await seededRequest(product, teacher.id);
    expect((await rejectAll(teacher)).json).toEqual({ message: "1 request rejected.", rejected: 1 });
    expect((await rejectAll(teacher)).json).toEqual({ message: "No requests were waiting.", rejected: 0 });
  });

  test("rejects each once when it is asked for in parallel, and never one that is approved", async () => {
    const teacher = await seededTeacher(product);
    const id = await seededRequest(product, teacher.id);
    for (let i = 0; i < 5; i++) await seededRequest(product, teacher.id, { name: `Person ${i}` });
    const [approve, ...answers] = await Promise.all([
      decide(teacher, id, "approve"),
      rejectAll(teacher),
      rejectAll(teacher),
      rejectAll(teacher),
    ]);
    const approved = approve.status === 200 ? 1 : 0;
    const rejected = answers.reduce((sum, { json }) => sum + json.rejected, 0);
    expect([rejected, await studentsOf(teacher)]).toEqual([6 - approved, approved]);
    expect(await requestsOf(teacher)).toHaveLength(approved);
  });

  test("whoever was rejected may ask again", async () => {
    const teacher = await seededTeacher(product);
    const { code } = (await teacher.post("/api/students/join-code")).json;
    const ask = () => product.browser().form(`/join/${code}`, { name: "Anna", grade: "7" });
    await ask();
    await rejectAll(teacher);
    expect((await ask()).status).toBe(201);
    expect(await requestsOf(teacher)).toHaveLength(1);
  });
});

test("approve against reject leaves exactly one outcome", async () => {
  for (let round = 0; round < 6; round++) {
    const teacher = await seededTeacher(product);
    const id = await seededRequest(product, teacher.id);
    const [approve, reject] = await Promise.all(
      round % 2
        ? [decide(teacher, id, "approve"), decide(teacher, id, "reject")]
        : [decide(teacher, id, "reject"), decide(teacher, id, "approve")].reverse(),
    );
    const students = await studentsOf(teacher);
    const left = await requestsOf(teacher);
    const told = (await noticesOf(teacher)).map(({ kind }) => kind);
    if (approve?.status === 200) {
      expect([reject?.status, students, left.length, told]).toEqual([409, 1, 1, ["request_approved"]]);
    } else {
      expect([approve?.status, reject?.status]).toEqual([404, 200]);
      expect([students, left, told]).toEqual([0, [], ["request_rejected"]]);
    }
  }
});

describe("a request that is not the teacher's", () => {
  test.each(["approve", "reject"] as const)("cannot be decided: %s is 404", async (decision) => {
    const [teacher, other] = [await seededTeacher(product), await seededTeacher(product)];
    const id = await seededRequest(product, teacher.id);
    const before = await contentsOf(db);
    for (const strange of [id, newId(Date.now()), "nope", "%00", "'--", "x".repeat(500)]) {
      const answer = await decide(other, strange, decision);
      expect([strange, answer.status, answer.json.code]).toEqual([strange, 404, "not_found"]);
    }
    expect(await contentsOf(db)).toEqual(before);
  });
});

test("the bell keeps the newest 200 notices", async () => {
  const teacher = await seededTeacher(product);
  await change(
    db,
    `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 200)
     INSERT INTO notices (id, teacher_id, data, created_at) SELECT ?1 || printf('%03d', i), ?1, '{}', i FROM n`,
    teacher.id,
  );
  const id = await seededRequest(product, teacher.id);
  await decide(teacher, id, "reject");
  expect(await countRows(db, "notices WHERE teacher_id = ?", teacher.id)).toBe(200);
  expect(await countRows(db, "notices WHERE teacher_id = ? AND data LIKE '%rejected%'", teacher.id)).toBe(1);
});
