import { afterAll, describe, expect, test } from "vitest";
import { contentsOf, countRows } from "../support/database";
import { newEmail, PASSWORD, startProduct } from "../support/product";
import { seededTeacher } from "../support/seed";

const product = await startProduct();
afterAll(product.stop);

const register = (body: Record<string, unknown>) => product.browser().post("/api/auth/register", body);
const userOf = (email: string) =>
  product.db.prepare("SELECT * FROM users WHERE email = ?").bind(email).first<Record<string, string>>();

describe("POST /api/auth/register (spec §4, product §2)", () => {
  test("makes an account and signs nobody in", async () => {
    const email = newEmail();
    const browser = product.browser();
    const answer = await browser.post("/api/auth/register", { email, password: PASSWORD });
    expect(answer.status).toBe(201);
    expect(answer.json).toEqual({ message: "Registration successful! Please log in." });
    expect(answer.headers.get("Set-Cookie")).toBeNull();
    expect(await countRows(product.db, "sessions")).toBe(0);
    expect((await product.logOf(answer, "request")).d1.calls).toBeLessThanOrEqual(2);
  });

  test("keeps the email trimmed and lower-cased, a name made of it, the role teacher, the time zone", async () => {
    const email = newEmail();
    await register({
      email: ` \tMaria.Petrova-${email.toUpperCase()} `,
      password: PASSWORD,
      timeZone: "Europe/Riga",
    });
    const user = await userOf(`maria.petrova-${email}`);
    expect(user).toMatchObject({ role: "teacher", time_zone: "Europe/Riga" });
    expect(user?.name).toMatch(/^Maria Petrova /);
  });

  test.each([undefined, "", "Mars/Olympus", "+03:00", "constructor", "x".repeat(10_000)])(
    "takes UTC where the time zone is %s",
    async (timeZone) => {
      const email = newEmail();
      expect((await register({ email, password: PASSWORD, timeZone })).status).toBe(201);
      expect((await userOf(email))?.time_zone).toBe("UTC");
    },
  );

  test("refuses an email that has an account, however it is written, and leaves that account alone", async () => {
    const teacher = await seededTeacher(product);
    const before = await contentsOf(product.db);
    for (const email of [teacher.email, teacher.email.toUpperCase(), `  ${teacher.email}\n`]) {
      const answer = await register({ email, password: "another good password" });
      expect(answer.status).toBe(409);
      expect(answer.json).toEqual({
        code: "conflict",
        message: "There is an account with this email already. Please log in.",
        issues: [{ path: "email", message: answer.json.message }],
      });
    }
    expect(await contentsOf(product.db)).toEqual(before);
  });

  test("makes one account of registrations at the same time", async () => {
    const email = newEmail();
    const answers = await Promise.all(
      Array.from({ length: 5 }, (_, i) => register({ email, password: `${PASSWORD} ${i}` })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409]);
    expect(await countRows(product.db, "users WHERE email = ?", email)).toBe(1);
    const made = answers.findIndex(({ status }) => status === 201);
    const signIn = await product
      .browser()
      .post("/api/auth/login", { email, password: `${PASSWORD} ${made}` });
    expect(signIn.status).toBe(200);
  });

  test.each([
    ["empty", ""],
    ["blank", "   "],
    ["without an @", "maria.school.test"],
    ["without a name", "@school.test"],
    ["without a host", "maria@"],
    ["with two @", "maria@home@school.test"],
    ["with a space inside", "maria petrova@school.test"],
    ["with a line break inside", "maria@school.test\nBcc: a@b.c"],
    ["a list", "maria@school.test,eva@school.test"],
    ["with a display name", "Maria <maria@school.test>"],
    ["of 255 characters", `${"m".repeat(255 - 12)}@school.test`],
  ])("refuses an email that is %s", async (_what, email) => {
    const answer = await register({ email, password: PASSWORD });
    expect([answer.status, answer.json.code]).toEqual([422, "invalid"]);
    expect(answer.json.issues).toEqual([{ path: "email", message: expect.any(String) }]);
  });

  test("takes an email of 254 characters", async () => {
    const email = newEmail().padStart(254, "m");
    expect((await register({ email, password: PASSWORD })).status).toBe(201);
    expect(await userOf(email)).toMatchObject({ email });
  });
});

describe("which passwords are taken (product §2)", () => {
  test.each([
    ["of 7 characters", "w8k2-xq"],
    ["of 129 characters", `${"xq".repeat(64)}z`],
    ["empty", ""],
    ["among the most common", "password123"],
    ["among the most common, in capitals", "PASSWORD123"],
    ["among the most common, all digits", "123456789"],
  ])("not one %s", async (_what, password) => {
    const email = newEmail();
    const answer = await register({ email, password });
    expect([answer.status, answer.json.code]).toEqual([422, "invalid"]);
    expect(answer.json.issues).toEqual([{ path: "password", message: expect.stringMatching(/password/i) }]);
    expect(await userOf(email)).toBeNull();
  });

  test("not the email itself, however it is written", async () => {
    const email = newEmail();
    for (const password of [email, email.toUpperCase()]) {
      const answer = await register({ email: ` ${email}`, password });
      expect([answer.status, answer.json.message]).toEqual([422, "The password cannot be your email."]);
    }
  });

  test.each([
    ["8 characters", "w8k2-xqz"],
    ["128 characters", "xq-z".repeat(32)],
    ["spaces only at its ends", "  w8k2 xqz  "],
    ["letters of any script", "пароль для школы 學校"],
    ["control characters", "a\tb\u0000c\nd\u007fe"],
  ])("one of %s", async (_what, password) => {
    const email = newEmail();
    expect((await register({ email, password })).status).toBe(201);
    expect((await product.browser().post("/api/auth/login", { email, password })).status).toBe(200);
  });
});
