import { afterAll, afterEach, describe, expect, test } from "vitest";
import { emptySchedule } from "~/schedule/schema";
import { change, contentsOf } from "../support/database";
import { type Answer, newEmail, PASSWORD, startProduct } from "../support/product";
import { seededTeacher } from "../support/seed";

const product = await startProduct();
afterAll(product.stop);
const { db } = product;

/** Makes every insert into a table fail with words of D1's own. */
const failWith = (words: string, table: string) =>
  change(db, `CREATE TRIGGER trouble BEFORE INSERT ON ${table} BEGIN SELECT RAISE(ABORT, '${words}'); END`);
afterEach(() => change(db, "DROP TRIGGER IF EXISTS trouble"));

const PASSING = [
  "Network connection lost.",
  "D1 DB is overloaded. Too many requests queued.",
  "storage caused object to be reset",
  "D1 DB storage operation exceeded timeout",
  "Request timed out",
];

function expectNoInsides({ text }: Answer): void {
  expect(text).not.toMatch(/D1_|SQLITE|select |insert |sessions|schedules|drizzle|\.ts:|\bat [\w.]+ \(/i);
}

describe("a passing trouble of D1 (quality R17)", () => {
  test.each(PASSING)("'%s' is 503 with Retry-After, and nothing has changed", async (words) => {
    const teacher = await seededTeacher(product);
    const before = await contentsOf(db);
    await failWith(words, "schedules");
    const answer = await teacher.post("/api/schedule", emptySchedule());
    expect(answer.status).toBe(503);
    expect(answer.json).toEqual({ code: "unavailable", message: expect.any(String) });
    expect(Number(answer.headers.get("Retry-After"))).toBeGreaterThan(0);
    expectNoInsides(answer);
    expect(await contentsOf(db)).toEqual(before);
    expect((await product.logOf(answer, "error")).requestId).toBe(answer.headers.get("X-Request-Id"));

    await change(db, "DROP TRIGGER trouble");
    expect((await teacher.post("/api/schedule", emptySchedule())).json.version).toBe(1);
  });

  test("at the sign-in is no failure of the person: 503, no session, no cookie", async () => {
    const { email } = await seededTeacher(product);
    const before = await contentsOf(db);
    await failWith("Network connection lost.", "login_failures");
    const answer = await product.browser().post("/api/auth/login", { email, password: PASSWORD });
    expect([answer.status, answer.headers.getSetCookie()]).toEqual([503, []]);
    expect(await contentsOf(db)).toEqual(before);
  });

  test("at registering makes no account", async () => {
    await failWith("Network connection lost.", "users");
    const email = newEmail();
    expect((await product.browser().post("/api/auth/register", { email, password: PASSWORD })).status).toBe(
      503,
    );
    await change(db, "DROP TRIGGER trouble");
    expect((await product.browser().post("/api/auth/register", { email, password: PASSWORD })).status).toBe(
      201,
    );
  });
});

describe("a failure that nobody expected (product §0)", () => {
  test("is a 500 that tells nothing but a reference, and is logged once with its cause", async () => {
    const teacher = await seededTeacher(product);
    await change(db, "ALTER TABLE schedules RENAME TO away");
    const calls = [
      await teacher.get("/api/schedule"),
      await teacher.post("/api/schedule", emptySchedule()),
      await teacher.get("/api/user/export"),
    ];
    const screen = await teacher.get("/admin/schedule-builder");
    const data = await teacher.get("/admin/schedule-builder.data");
    await change(db, "ALTER TABLE away RENAME TO schedules");

    for (const answer of calls) {
      const requestId = answer.headers.get("X-Request-Id");
      expect(answer.status).toBe(500);
      expect(answer.json).toEqual({
        code: "internal",
        message: expect.stringMatching(/try again/),
        requestId,
      });
      expectNoInsides(answer);
      const { error } = await product.logOf(answer, "error");
      expect(JSON.stringify(error)).toContain("no such table");
      await product.logOf(answer, "request");
      expect(
        product.log.filter((line) => line.includes(`"event":"error","requestId":"${requestId}"`)),
      ).toHaveLength(1);
    }
    expect(screen.status).toBe(500);
    expect(screen.text).toContain("Something went wrong on our side");
    expect(screen.text).toContain(screen.headers.get("X-Request-Id"));
    for (const { text } of [screen, data])
      expect(text).not.toMatch(/D1_|SQLITE|no such table|select "|drizzle/i);
    expect((await teacher.get("/api/schedule")).status).toBe(200);
  });
});
