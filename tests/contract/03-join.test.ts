import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { change, contentsOf, countRows } from "../support/database";
import { type Answer, startProduct } from "../support/product";
import { roomInRateWindow } from "../support/rate-window";
import { seededTeacher } from "../support/seed";
import { seededRequest } from "../support/students";

const product = await startProduct();
afterAll(product.stop);
const { db } = product;

const anna = { name: "Anna Belova", grade: "Grade 7" };

/** A teacher with a name and a join link. */
async function teacherWithLink(name = "Maria Petrova") {
  const teacher = await seededTeacher(product);
  await change(db, "UPDATE users SET name = ? WHERE id = ?", name, teacher.id);
  const { code } = (await teacher.post("/api/students/join-code")).json;
  return { teacher, code: String(code), path: `/join/${code}` };
}

/** Somebody at an address of their own leaves a request. */
const ask = (path: string, person: Record<string, string> = anna) => product.browser().form(path, person);

const requestsOf = (teacherId: string) => countRows(db, "student_requests WHERE teacher_id = ?", teacherId);

const thanks = (answer: Answer) => [answer.status, answer.text.includes("Thank you!")];
const THANKED = [201, true];

describe("GET /join/{code} (product §3)", () => {
  test("shows the teacher's name and nothing else of the teacher, to people and not to search engines", async () => {
    const { teacher, path } = await teacherWithLink();
    const answer = await product.browser().get(path);
    expect(answer.status).toBe(200);
    expect(answer.text).toContain("Learn with Maria Petrova");
    expect(answer.text).toContain('<meta name="robots" content="noindex"/>');
    for (const secret of [teacher.email, teacher.id]) expect(answer.text).not.toContain(secret);
    expect((await product.logOf(answer, "request")).d1).toMatchObject({ calls: 1, rowsRead: 1 });
  });

  test("carries no script", async () => {
    const { path } = await teacherWithLink();
    expect((await product.browser().get(path)).text).not.toContain("<script");
  });

  test("shows a name as text, never as markup", async () => {
    const { path } = await teacherWithLink("<img src=x onerror=alert(1)>");
    expect((await product.browser().get(path)).text).not.toContain("<img src=x");
  });

  test.each(["nobodys-link", "0", "%00", "%20", "x".repeat(500), "'--", "%D1%8F"])(
    "answers an unknown code '%s' with a page that helps, posted too",
    async (code) => {
      const before = await contentsOf(db);
      for (const answer of [await product.browser().get(`/join/${code}`), await ask(`/join/${code}`)]) {
        expect(answer.status).toBe(404);
        expect(answer.text).toContain("This link no longer works");
        expect(answer.text).toContain("noindex");
      }
      expect(await contentsOf(db)).toEqual(before);
    },
  );

  test("is logged without its code", async () => {
    const { code, path } = await teacherWithLink();
    for (const answer of [
      await product.browser().get(path),
      await product.browser().get(`${path}.data`),
      await ask(path),
      await ask(path, {}),
    ])
      expect((await product.logOf(answer, "request")).path).toBe("/join/…");
    expect(product.log.filter((line) => line.includes(code))).toEqual([]);
  });
});

describe("POST /join/{code} (product §3)", () => {
  test("leaves a pending request and rings the bell", async () => {
    const { teacher, path } = await teacherWithLink();
    const answer = await ask(path, { name: "  Лия Соколова ", grade: " 2 «Б» " });
    expect(thanks(answer)).toEqual(THANKED);
    expect(answer.text).toContain("Maria Petrova will see your request.");
    expect((await product.logOf(answer, "request")).d1.calls).toBe(2);
    expect((await teacher.get("/api/dashboard/student-requests")).json.requests).toEqual([
      { id: expect.stringMatching(/^[0-9a-z]{26}$/), name: "Лия Соколова", grade: "2 «Б»", approved: false },
    ]);
    const { notices, unseen } = (await teacher.get("/api/notices")).json;
    expect([unseen, notices[0].what]).toEqual([
      1,
      { kind: "request_came", name: "Лия Соколова", grade: "2 «Б»" },
    ]);
  });

  test.each([
    ["in another case", { name: "ANNA belova", grade: "GRADE 7" }],
    ["with other spaces", { name: " Anna \u00a0 Belova", grade: "Grade  7 " }],
    ["with letters that are not seen", { name: "An\u200bna Belova", grade: "Grade 7" }],
    ["in wide letters", { name: "Ａｎｎａ Belova", grade: "Grade 7" }],
  ])("thanks the same person again and keeps one request: %s", async (_how, person) => {
    const { teacher, path } = await teacherWithLink();
    await ask(path);
    expect(thanks(await ask(path, person))).toEqual(THANKED);
    expect(await requestsOf(teacher.id)).toBe(1);
    expect(await countRows(db, "notices WHERE teacher_id = ?", teacher.id)).toBe(1);
  });

  test("the same holds beyond English letters", async () => {
    const { teacher, path } = await teacherWithLink();
    await ask(path, { name: "Ёлка Ünal", grade: "7 «Ж»" });
    expect(thanks(await ask(path, { name: "ёлка ÜNAL", grade: "7 «ж»" }))).toEqual(THANKED);
    expect(await requestsOf(teacher.id)).toBe(1);
  });

  test("keeps one request of many that come at once, in any spelling", async () => {
    const { teacher, path } = await teacherWithLink();
    const people = ["Анна", "АННА", "анна", " аННа "].flatMap((name) => [
      { name, grade: "7" },
      { name, grade: "7 " },
    ]);
    const answers = await Promise.all(people.map((person) => ask(path, person)));
    expect(answers.map(thanks)).toEqual(people.map(() => THANKED));
    expect(await requestsOf(teacher.id)).toBe(1);
    expect(await countRows(db, "notices WHERE teacher_id = ?", teacher.id)).toBe(1);
  });

  test("tells people of another grade, and of another teacher, apart", async () => {
    const [one, other] = [await teacherWithLink(), await teacherWithLink()];
    await ask(one.path);
    await ask(one.path, { ...anna, grade: "Grade 8" });
    await ask(other.path);
    expect([await requestsOf(one.teacher.id), await requestsOf(other.teacher.id)]).toEqual([2, 1]);
  });

  test("asks for nobody again who was approved within the last day; later it does", async () => {
    const { teacher, path } = await teacherWithLink();
    await ask(path);
    const { id } = (await teacher.get("/api/dashboard/student-requests")).json.requests[0];
    await teacher.post(`/api/dashboard/student-requests/${id}/approve`);
    expect(thanks(await ask(path))).toEqual(THANKED);
    expect(await requestsOf(teacher.id)).toBe(1);
    await change(db, "UPDATE student_requests SET decided_at = decided_at - 86400001 WHERE id = ?", id);
    expect(thanks(await ask(path))).toEqual(THANKED);
    expect(await requestsOf(teacher.id)).toBe(2);
  });

  test("whoever was rejected may ask again", async () => {
    const { teacher, path } = await teacherWithLink();
    await ask(path);
    const { id } = (await teacher.get("/api/dashboard/student-requests")).json.requests[0];
    await teacher.post(`/api/dashboard/student-requests/${id}/reject`);
    await ask(path);
    expect(await requestsOf(teacher.id)).toBe(1);
  });

  test("approving at the very moment of a second request leaves one student and no second request", async () => {
    const { teacher, path } = await teacherWithLink();
    await ask(path);
    const { id } = (await teacher.get("/api/dashboard/student-requests")).json.requests[0];
    const approve = () => teacher.post(`/api/dashboard/student-requests/${id}/approve`);
    const answers = await Promise.all([ask(path), approve(), ask(path), approve(), ask(path)]);
    expect(answers.map(({ status }) => status)).toEqual([201, 200, 201, 200, 201]);
    expect(await requestsOf(teacher.id)).toBe(1);
    expect(await countRows(db, "students WHERE teacher_id = ?", teacher.id)).toBe(1);
  });

  test.each([
    ["name", "Please enter a name.", { name: "  ", grade: "Grade 7" }],
    ["name", "A name has at most 200 characters.", { name: "x".repeat(201), grade: "Grade 7" }],
    ["grade", "Please enter a grade.", { name: "Anna Belova" }],
    ["grade", "A grade cannot hold line breaks", { name: "Anna Belova", grade: "7\n8" }],
  ])("says beside the %s what is wrong and keeps what was typed: %s", async (field, message, person) => {
    const { teacher, path } = await teacherWithLink();
    const answer = await ask(path, person as Record<string, string>);
    expect(answer.status).toBe(422);
    expect(answer.text).toContain(message);
    const inputs = answer.text.match(/<input[^>]*>/g) ?? [];
    expect(inputs.filter((input) => input.includes('aria-invalid="true"'))).toEqual([
      expect.stringContaining(`name="${field}"`),
    ]);
    expect(answer.text).toContain(`value="${field === "name" ? "Grade 7" : "Anna Belova"}"`);
    expect(await requestsOf(teacher.id)).toBe(0);
  });

  test("shows what was typed as text, never as markup", async () => {
    const { path } = await teacherWithLink();
    const answer = await ask(path, { name: '"><script>alert(1)</script>', grade: "" });
    expect([answer.status, answer.text.includes("<script>alert")]).toEqual([422, false]);
  });

  test("keeps at most 200 waiting requests, also when two come at once", async () => {
    const { teacher, path } = await teacherWithLink();
    for (let i = 0; i < 199; i++) await seededRequest(product, teacher.id, { name: `Person ${i}` });
    const people = [1, 2, 3].map((i) => ({ name: `New ${i}`, grade: "7" }));
    const answers = await Promise.all(people.map((person) => ask(path, person)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.text).toContain("Please try again in a few days.");
    expect(refused?.text).toMatch(/value="New \d"/);
    expect(await requestsOf(teacher.id)).toBe(200);
    expect(await countRows(db, "notices WHERE teacher_id = ?", teacher.id)).toBe(1);
  });

  test("a full link answers everybody the same: it does not tell who has asked", async () => {
    const { teacher, path } = await teacherWithLink();
    const people = Array.from({ length: 200 }, (_, i) => ({ name: `Person ${i}` }));
    await Promise.all(people.map((person) => seededRequest(product, teacher.id, person)));
    await seededRequest(product, teacher.id, { name: "Approved today", approved: true });
    const before = await contentsOf(db);
    const answers: string[] = [];
    for (const name of ["Person 5", "Approved today", "A stranger"]) {
      const answer = await ask(path, { name, grade: "Grade 7" });
      expect([name, answer.status]).toEqual([name, 409]);
      answers.push(answer.text.replaceAll(name, ""));
    }
    expect(new Set(answers.map((text) => text.replaceAll(/nonce="[^"]*"/g, ""))).size).toBe(1);
    expect(await contentsOf(db)).toEqual(before);
  });

  test("rings the bell once for a person until the teacher has looked, however often the person asks", async () => {
    const { teacher, path } = await teacherWithLink();
    const askAndReject = async (person: Record<string, string>) => {
      expect(thanks(await ask(path, person))).toEqual(THANKED);
      const { id } = (await teacher.get("/api/dashboard/student-requests")).json.requests[0];
      await teacher.post(`/api/dashboard/student-requests/${id}/reject`);
    };
    const told = async () =>
      countRows(db, "notices WHERE teacher_id = ? AND data LIKE '%request_came%'", teacher.id);
    for (const name of ["Anna Belova", "ANNA BELOVA", "Anna  belova"])
      await askAndReject({ name, grade: "Grade 7" });
    expect(await told()).toBe(1);
    await askAndReject({ name: "Tim Okafor", grade: "Grade 7" });
    expect(await told()).toBe(2);
    const { notices } = (await teacher.get("/api/notices")).json;
    expect(notices.map(({ what }: { what: object }) => what)).toContainEqual({
      kind: "request_came",
      ...anna,
    });
    await teacher.post("/api/notices/seen", { upTo: notices[0].id });
    await askAndReject(anna);
    expect(await told()).toBe(3);
  });

  test("of the bell's notices those of requests go first: 50 of them stay, and nothing else goes", async () => {
    const { teacher, path } = await teacherWithLink();
    const seed = (kind: string, from: number, to: number) =>
      change(
        db,
        `WITH RECURSIVE n(i) AS (SELECT ?3 UNION ALL SELECT i + 1 FROM n WHERE i < ?4)
         INSERT INTO notices (id, teacher_id, data, created_at)
         SELECT printf('%05d', i) || ?1, ?1, json_object('kind', ?2, 'name', printf('Person %d', i)), i FROM n`,
        teacher.id,
        kind,
        from,
        to,
      );
    const kept = (kind: string) =>
      countRows(db, "notices WHERE teacher_id = ? AND data ->> 'kind' = ?", teacher.id, kind);
    await seed("request_rejected", 1, 150);
    await seed("request_came", 1_001, 1_070);
    await ask(path);
    expect([await kept("request_rejected"), await kept("request_came")]).toEqual([150, 50]);
    await ask(path, { name: "Tim Okafor", grade: "7" });
    expect([await kept("request_rejected"), await kept("request_came")]).toEqual([150, 50]);
    const oldest = "SELECT min(data ->> 'name') AS name FROM notices WHERE teacher_id = ? AND id > '01'";
    expect(await db.prepare(oldest).bind(teacher.id).first("name")).toBe("Anna Belova");
    expect(await countRows(db, "notices WHERE data ->> 'name' = 'Person 1022'")).toBe(0);
    expect(await countRows(db, "notices WHERE data ->> 'name' = 'Person 1023'")).toBe(1);
  });

  test("takes a form only, from our own pages only", async () => {
    const { teacher, path } = await teacherWithLink();
    expect((await product.browser().post(path, anna)).status).toBe(415);
    const foreign = await product.browser().send("POST", path, {
      body: new URLSearchParams(anna).toString(),
      headers: { "Content-Type": "application/x-www-form-urlencoded", Origin: "https://evil.test" },
    });
    expect([foreign.status, foreign.json.code]).toEqual([403, "forbidden_origin"]);
    expect((await product.browser().send("PUT", path)).status).toBe(405);
    expect(await requestsOf(teacher.id)).toBe(0);
  });
});

describe("limits of the join page (quality R8)", () => {
  beforeEach(roomInRateWindow, 60_000);

  test("5 requests a minute from one address; the page says so and keeps what was typed", async () => {
    const { teacher, path } = await teacherWithLink();
    const classroom = product.browser();
    for (let i = 0; i < 5; i++)
      expect((await classroom.form(path, { name: `Person ${i}`, grade: "7" })).status).toBe(201);
    const answer = await classroom.form(path, anna);
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get("Retry-After"))).toBeGreaterThan(0);
    expect(answer.text).toContain("Please wait a minute");
    for (const typed of Object.values(anna)) expect(answer.text).toContain(`value="${typed}"`);
    expect((await classroom.form("/join/another", anna)).status).not.toBe(201);
    expect(await requestsOf(teacher.id)).toBe(5);
    expect(thanks(await ask(path))).toEqual(THANKED);
  });

  test("20 requests a minute through one link, from however many addresses; what was typed stays", async () => {
    const [flooded, other] = [await teacherWithLink(), await teacherWithLink()];
    const crowd = Array.from({ length: 30 }, (_, i) => ({ name: `Person ${i}`, grade: "Grade 7" }));
    const answers = await Promise.all(crowd.map((person) => ask(flooded.path, person)));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(20);
    expect(statuses.filter((status) => status === 429)).toHaveLength(10);
    expect(await requestsOf(flooded.teacher.id)).toBe(20);
    const answer = await ask(flooded.path);
    expect(Number(answer.headers.get("Retry-After"))).toBeGreaterThan(0);
    expect(answer.text).toContain("Please wait a minute");
    for (const typed of Object.values(anna)) expect(answer.text).toContain(`value="${typed}"`);
    expect((await product.browser().get(flooded.path)).status).toBe(200);
    expect(thanks(await ask(other.path))).toEqual(THANKED);
  });

  test("what a link refuses anyway does not use it up", async () => {
    const { path } = await teacherWithLink();
    for (let i = 0; i < 21; i++) expect((await ask(path, { name: "", grade: "7" })).status).toBe(422);
    expect(thanks(await ask(path))).toEqual(THANKED);
  });

  test("60 looks a minute, so that nobody tries codes", async () => {
    const person = product.browser();
    for (let i = 0; i < 60; i++) expect((await person.get("/join/nobody")).status).toBe(404);
    const answer = await person.get("/join/nobody");
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get("Retry-After"))).toBeGreaterThan(0);
  });
});
