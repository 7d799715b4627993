import { createHash, randomBytes } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { emptySchedule } from "~/schedule/schema";
import { ROOT } from "../../scripts/run.mjs";
import { change, contentsOf } from "../support/database";
import { newEmail, startProduct } from "../support/product";

const product = await startProduct();
afterAll(product.stop);
const { db, secrets } = product;

/** Quality R12: nothing that was told in confidence stands in the log, in error bodies, or in the database in clear. */
test("a teacher's whole life leaves no secret behind", async () => {
  const password = "a password that nobody may read";
  const teacher = await product.teacher({ password });
  const token = randomBytes(32).toString("base64url");
  const now = Date.now();
  const id = createHash("sha256").update(token).digest("hex");
  await change(db, "INSERT INTO password_resets VALUES (?, ?, ?, ?)", id, teacher.id, now, now + 60_000);

  const refused = [
    await product.browser().post("/api/auth/register", { email: teacher.email, password }),
    await product
      .browser()
      .post("/api/auth/login", { email: teacher.email, password: "a wrong password to hide" }),
    await product.browser().post("/api/auth/login", { email: newEmail(), password }),
    await product.browser().post("/api/auth/login", { email: [teacher.email], password: { password } }),
    await product.browser().post("/api/auth/reset-password", { token: `${token}x`, newPassword: password }),
    await product.browser().send("POST", "/api/auth/login", {
      body: `{"password":"${password}"`,
      headers: { "Content-Type": "application/json" },
    }),
    await product.holding(`${teacher.cookies.get("__Host-session")}x`).get("/api/user/profile"),
    await teacher.post("/api/schedule", { ...emptySchedule(), language: password }),
    await teacher.get(`/api/schedule?year=${encodeURIComponent(password)}`),
  ];
  await teacher.post("/api/auth/forgot-password", { email: teacher.email });
  await teacher.form("/auth/login", { email: teacher.email, password });
  await teacher.get(`/auth/login?email=${encodeURIComponent(teacher.email)}`);
  await teacher.get("/admin/user-profile");
  const { address } = (await teacher.post("/api/user/feed")).json;
  const feed = new URL(address).pathname;
  secrets.add(feed.slice(feed.indexOf("-") + 1, -".ics".length));
  expect((await product.browser().get(feed)).status).toBe(200);
  refused.push(await product.browser().get(feed.replace("-", "-x")), await product.browser().post(feed, {}));
  await change(db, "ALTER TABLE schedules RENAME TO away");
  refused.push(
    await teacher.post("/api/schedule", emptySchedule()),
    await teacher.get("/admin/schedule-builder"),
  );
  await change(db, "ALTER TABLE away RENAME TO schedules");

  for (const answer of refused) {
    expect(answer.status).toBeGreaterThanOrEqual(400);
    for (const secret of [password, "a wrong password to hide", token])
      expect(answer.text).not.toContain(secret);
  }
  const emails = new Set([teacher.email]);
  const stored = secrets.foundIn(
    Object.values(await contentsOf(db)).flatMap((rows) => rows.map((row) => JSON.stringify(row))),
  );
  expect(stored.map((row) => JSON.parse(row).email)).toEqual([...emails]);

  const { userId } = await product.logOf(await teacher.get("/api/schedule"), "request");
  expect(userId).toBe(teacher.id);
  expect(product.log.length).toBeGreaterThan(15);
  expect(secrets.foundIn(product.log)).toEqual([]);
});

test("the log names a path without its query, and as one line of JSON per answer", async () => {
  const answer = await product
    .browser()
    .get("/auth/login?redirectTo=/admin/user-profile&email=maria@school.test");
  const line = await product.logOf(answer, "request");
  expect(line).toMatchObject({ method: "GET", path: "/auth/login", status: 200, d1: { calls: 0 } });
  expect(product.log.filter((one) => one.includes(line.requestId))).toHaveLength(1);
});

test("what the browser loads holds nothing of the server", () => {
  const folder = path.join(ROOT, "build", "client", "assets");
  const files = readdirSync(folder).filter((file) => file.endsWith(".js"));
  expect(files.length).toBeGreaterThan(10);
  for (const file of files) {
    const text = readFileSync(path.join(folder, file), "utf8");
    expect(text).not.toMatch(/SESSION_SECRET|password_hash|scrypt|login_failures|drizzle|D1_ERROR/);
  }
});
