import { afterAll, describe, expect, test } from "vitest";
import { emptySchedule } from "~/schedule/schema";
import { change } from "../support/database";
import { type Answer, newEmail, PASSWORD, startProduct } from "../support/product";

const product = await startProduct();
afterAll(product.stop);
const { db } = product;
const teacher = await product.teacher();
await teacher.post("/api/schedule?year=2030", emptySchedule());

const costOf = async (answer: Answer) => {
  expect(answer.status).toBeLessThan(400);
  return (await product.logOf(answer, "request")).d1;
};

const READS = [
  "/api/schedule",
  "/api/schedule?year=2030",
  "/api/user/profile",
  "/api/user/sessions",
  "/api/user/export",
  "/api/health",
  "/admin",
  "/admin/dashboard",
  "/admin/schedule-builder",
  "/admin/schedule-builder?year=2030",
  "/admin/schedule-builder.data",
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
  ["schedule", () => teacher.post("/api/schedule?year=2030", emptySchedule())],
  ["profile", () => teacher.put("/api/user/profile", { name: "Maria", email: teacher.email })],
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

test("rows read do not grow with other teachers' data: 1,000 of them change nothing", async () => {
  const measure = async () => {
    const reads: [string, number][] = [];
    for (const path of READS) reads.push([path, (await costOf(await teacher.get(path))).rowsRead]);
    for (const [name, write] of WRITES) {
      // The second time: the first one may clear away what earlier tests left behind.
      await write();
      reads.push([name, (await costOf(await write())).rowsRead]);
    }
    return reads;
  };
  const alone = await measure();
  const many = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1000) INSERT INTO";
  const now = Date.now();
  await change(
    db,
    `${many} users (id, email, name, created_at) SELECT 'o' || i, i || '@other.test', 'Other', ? FROM n`,
    now,
  );
  await change(
    db,
    `${many} sessions SELECT 's' || i, 'o' || i, ?1, ?1, ?1 + 1000000, 'A browser' FROM n`,
    now,
  );
  await change(db, `${many} schedules SELECT 'o' || i, 2026 + i % 5, '{}', 1, ? FROM n`, now);
  await change(db, `${many} login_failures SELECT 'f' || i, 'a' || i, 'x' || i, ? FROM n`, now);
  await change(db, `${many} password_resets SELECT 'r' || i, 'o' || i, ?1, ?1 + 1000 FROM n`, now);
  expect(await measure()).toEqual(alone);
}, 60_000);
