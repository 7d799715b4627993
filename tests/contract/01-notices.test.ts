import { afterAll, describe, expect, test } from "vitest";
import { newId } from "~/platform/ids.server";
import type { Notice } from "~/shell/schema";
import { change } from "../support/database";
import { startProduct } from "../support/product";
import { seededTeacher } from "../support/seed";

const product = await startProduct();
afterAll(product.stop);

const CAME: Notice = { kind: "request_came", name: "Anna Belova", grade: "Grade 7" };
const BASE = Date.parse("2026-11-20T10:00:00Z");

/** Writes a notice as of `BASE` and some minutes. @returns its id */
async function noticed(teacherId: string, minutes: number, data: unknown = CAME): Promise<string> {
  const at = BASE + minutes * 60_000;
  const id = newId(at);
  const sql = "INSERT INTO notices (id, teacher_id, data, seen, created_at) VALUES (?, ?, ?, 0, ?)";
  await change(product.db, sql, id, teacherId, JSON.stringify(data), at);
  return id;
}

/** What the bell shows (product §1). */
describe("GET /api/notices", () => {
  test("is empty for a new teacher", async () => {
    const teacher = await seededTeacher(product);
    expect((await teacher.get("/api/notices")).json).toEqual({ notices: [], unseen: 0 });
  });

  test("lists one's own, newest first, with how many are new", async () => {
    const [teacher, other] = [await seededTeacher(product), await seededTeacher(product)];
    const ids = [await noticed(teacher.id, 1), await noticed(teacher.id, 2)];
    await noticed(other.id, 3);
    const { notices, unseen } = (await teacher.get("/api/notices")).json;
    expect(unseen).toBe(2);
    expect(notices).toEqual(
      ids.reverse().map((id, i) => ({ id, seen: false, at: BASE + (2 - i) * 60_000, what: CAME })),
    );
  });

  test("shows the newest fifty and leaves out what this version does not know", async () => {
    const teacher = await seededTeacher(product);
    for (let minute = 0; minute < 55; minute++) await noticed(teacher.id, minute);
    await noticed(teacher.id, 60, { kind: "of a later version" });
    const { notices, unseen } = (await teacher.get("/api/notices")).json;
    expect([notices.length, unseen]).toEqual([49, 56]);
    expect(notices[0].at).toBe(BASE + 54 * 60_000);
  });
});

describe("POST /api/notices/seen", () => {
  test("marks what was shown; what came since stays new", async () => {
    const teacher = await seededTeacher(product);
    await noticed(teacher.id, 1);
    const upTo = await noticed(teacher.id, 2);
    const later = await noticed(teacher.id, 3);
    expect((await teacher.post("/api/notices/seen", { upTo })).status).toBe(200);
    const { notices, unseen } = (await teacher.get("/api/notices")).json;
    expect(unseen).toBe(1);
    expect(notices.map(({ id, seen }: { id: string; seen: boolean }) => [id === later, seen])).toEqual([
      [true, false],
      [false, true],
      [false, true],
    ]);
  });

  test("touches nobody else's", async () => {
    const [teacher, other] = [await seededTeacher(product), await seededTeacher(product)];
    const upTo = await noticed(other.id, 1);
    expect((await teacher.post("/api/notices/seen", { upTo })).status).toBe(200);
    expect((await other.get("/api/notices")).json.unseen).toBe(1);
  });

  test.each(["", "x", "0".repeat(25), "O".repeat(26), 7])("refuses %j", async (upTo) => {
    const teacher = await seededTeacher(product);
    const answer = await teacher.post("/api/notices/seen", { upTo });
    expect([answer.status, answer.json.issues[0].path]).toEqual([422, "upTo"]);
  });
});
