import { afterAll, describe, expect, test } from "vitest";
import { change, countRows } from "../support/database";
import { PASSWORD, type SignedIn, startProduct } from "../support/product";
import { seededTeacher } from "../support/seed";

const product = await startProduct();
afterAll(product.stop);
const { db } = product;

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

const statusOf = async (teacher: SignedIn) => (await teacher.get("/api/user/profile")).status;
const seen = (teacher: SignedIn, ms: number) =>
  change(db, "UPDATE sessions SET last_seen_at = ? WHERE user_id = ?", Date.now() - ms, teacher.id);
const lastSeen = (teacher: SignedIn) =>
  db
    .prepare("SELECT last_seen_at FROM sessions WHERE user_id = ?")
    .bind(teacher.id)
    .first<number>("last_seen_at");

describe("a session ends (quality R5)", () => {
  test("seven days after it was last seen", async () => {
    const teacher = await seededTeacher(product);
    await seen(teacher, 7 * DAY_MS + MINUTE_MS);
    expect(await statusOf(teacher)).toBe(401);
    expect((await teacher.get("/admin/schedule-builder")).status).toBe(302);
    expect((await teacher.post("/api/auth/logout")).status).toBe(401);
  });

  test("not before, and being seen prolongs it, written once an hour at most", async () => {
    const teacher = await seededTeacher(product);
    await seen(teacher, 7 * DAY_MS - MINUTE_MS);
    const before = Date.now();
    expect(await statusOf(teacher)).toBe(200);
    await expect.poll(() => lastSeen(teacher)).toBeGreaterThanOrEqual(before);
    const now = await lastSeen(teacher);
    const answer = await teacher.get("/api/user/profile");
    expect((await product.logOf(answer, "request")).d1).toMatchObject({ calls: 1, rowsWritten: 0 });
    expect(await lastSeen(teacher)).toBe(now);
  });

  test("thirty days after the sign-in, however often it was seen", async () => {
    const teacher = await seededTeacher(product);
    await change(db, "UPDATE sessions SET expires_at = ? WHERE user_id = ?", Date.now() - 1, teacher.id);
    expect(await statusOf(teacher)).toBe(401);
    await change(
      db,
      "UPDATE sessions SET expires_at = ? WHERE user_id = ?",
      Date.now() + MINUTE_MS,
      teacher.id,
    );
    expect(await statusOf(teacher)).toBe(200);
  });

  test("when its row is gone, for reads, writes and screens alike", async () => {
    const teacher = await seededTeacher(product);
    await change(db, "DELETE FROM sessions WHERE user_id = ?", teacher.id);
    expect(await statusOf(teacher)).toBe(401);
    const write = await teacher.put("/api/user/profile", { name: "Too Late", email: teacher.email });
    expect(write.status).toBe(401);
    expect(await countRows(db, "users WHERE name = 'Too Late'")).toBe(0);
    expect((await teacher.get("/admin/user-profile.data")).text).not.toContain(teacher.email);
  });

  test("when its row belongs to somebody else", async () => {
    const [teacher, other] = [await seededTeacher(product), await seededTeacher(product)];
    await change(db, "UPDATE sessions SET user_id = ? WHERE user_id = ?", other.id, teacher.id);
    expect(await statusOf(teacher)).toBe(401);
    expect(await statusOf(other)).toBe(200);
  });
});

test("a person has at most ten sessions: the oldest goes (quality R5)", async () => {
  const teacher = await seededTeacher(product);
  await change(
    db,
    `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 12)
     INSERT INTO sessions SELECT 'old ' || i, ?1, ?2 - i * 1000, ?2, ?3, 'device ' || i FROM n`,
    teacher.id,
    Date.now() - DAY_MS,
    Date.now() + DAY_MS,
  );
  const another = product.browser();
  expect((await another.post("/api/auth/login", { email: teacher.email, password: PASSWORD })).status).toBe(
    200,
  );
  const { sessions } = (await another.get("/api/user/sessions")).json;
  const devices = sessions.map(({ device }: { device: string }) => device).sort();
  const newestOld = Array.from({ length: 8 }, (_, i) => `device ${i + 1}`);
  expect(devices).toEqual(["A browser", "A browser", ...newestOld]);
  expect(await countRows(db, "sessions WHERE user_id = ?", teacher.id)).toBe(10);
  expect(await statusOf(teacher)).toBe(200);
});

test("signing in clears away expired sessions (quality R5)", async () => {
  const teacher = await seededTeacher(product);
  await change(db, "UPDATE sessions SET expires_at = 1 WHERE user_id = ?", teacher.id);
  await product.browser().post("/api/auth/login", { email: teacher.email, password: PASSWORD });
  expect(await countRows(db, "sessions WHERE user_id = ?", teacher.id)).toBe(1);
});
