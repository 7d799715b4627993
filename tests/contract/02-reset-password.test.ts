import { createHash, randomBytes } from "node:crypto";
import { afterAll, describe, expect, test } from "vitest";
import { change, contentsOf, countRows } from "../support/database";
import { newEmail, PASSWORD, startProduct } from "../support/product";
import { seededTeacher } from "../support/seed";

const product = await startProduct();
afterAll(product.stop);
const { db } = product;

const MINUTE_MS = 60_000;
const DEAD_LINK = "This link has been used or is too old. Please ask for a new one.";

/** A link's token as whoever runs the product makes one: only its SHA-256 is stored. */
async function newLink(userId: string, createdAt = Date.now()): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  const id = createHash("sha256").update(token).digest("hex");
  const insert = "INSERT INTO password_resets (id, user_id, created_at, expires_at) VALUES (?, ?, ?, ?)";
  await change(db, insert, id, userId, createdAt, createdAt + 30 * MINUTE_MS);
  return token;
}

const reset = (token: string, newPassword: string) =>
  product.browser().post("/api/auth/reset-password", { token, newPassword });
const login = (email: string, password: string) =>
  product.browser().post("/api/auth/login", { email, password });

describe("POST /api/auth/forgot-password (product §2)", () => {
  test("answers the same 202 whether the account exists or not", async () => {
    const teacher = await seededTeacher(product);
    const answers = [];
    for (const email of [teacher.email, newEmail(), ` ${teacher.email.toUpperCase()} `])
      answers.push(await product.browser().post("/api/auth/forgot-password", { email }));
    for (const answer of answers) {
      expect(answer.status).toBe(202);
      expect(answer.text).toBe(answers[0]?.text);
      expect(answer.json).toEqual({ message: expect.any(String) });
    }
    const trips = await Promise.all(
      answers.map(async (answer) => (await product.logOf(answer, "request")).d1.calls),
    );
    expect(new Set(trips).size).toBe(1);
  });
});

describe("POST /api/auth/reset-password (product §2)", () => {
  test("sets the password, ends every session, forgets failures and other links; signs nobody in", async () => {
    const teacher = await seededTeacher(product);
    const other = await seededTeacher(product);
    const thief = product.browser();
    for (let i = 0; i < 5; i++)
      await thief.post("/api/auth/login", { email: teacher.email, password: "wrong" });
    const [token, spare] = [await newLink(teacher.id), await newLink(teacher.id)];
    const theirs = await newLink(other.id);

    const answer = await reset(token, "a new password");
    expect([answer.status, answer.json]).toEqual([
      200,
      { message: "Your password has been changed. Please log in." },
    ]);
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect((await product.logOf(answer, "request")).d1.calls).toBe(2);

    expect((await teacher.get("/api/user/profile")).status).toBe(401);
    expect((await other.get("/api/user/profile")).status).toBe(200);
    expect((await login(teacher.email, PASSWORD)).status).toBe(401);
    expect(
      (await thief.post("/api/auth/login", { email: teacher.email, password: "a new password" })).status,
    ).toBe(200);
    for (const used of [token, spare]) {
      const again = await reset(used, "yet another password");
      expect([again.status, again.json.issues]).toEqual([422, [{ path: "token", message: DEAD_LINK }]]);
    }
    expect((await reset(theirs, "their new password")).status).toBe(200);
    expect(await countRows(db, "password_resets")).toBe(0);
  });

  test("works for 30 minutes", async () => {
    const teacher = await seededTeacher(product);
    const late = await newLink(teacher.id, Date.now() - 30 * MINUTE_MS - 1);
    const intime = await newLink(teacher.id, Date.now() - 29 * MINUTE_MS);
    const before = await contentsOf(db);
    expect((await reset(late, "a new password")).json.message).toBe(DEAD_LINK);
    expect(await contentsOf(db)).toEqual(before);
    expect((await reset(intime, "a new password")).status).toBe(200);
  });

  test("of redemptions at the same moment one wins", async () => {
    const teacher = await seededTeacher(product);
    const token = await newLink(teacher.id);
    const passwords = Array.from({ length: 5 }, (_, i) => `new password ${i} of five`);
    const answers = await Promise.all(passwords.map((password) => reset(token, password)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422, 422]);
    const winner = passwords[answers.findIndex(({ status }) => status === 200)] ?? "";
    expect((await login(teacher.email, winner)).status).toBe(200);
  });

  test("a password that is refused does not use the link up", async () => {
    const teacher = await seededTeacher(product);
    const token = await newLink(teacher.id);
    for (const bad of ["short", "password123", teacher.email, "x".repeat(129)]) {
      const answer = await reset(token, bad);
      expect([answer.status, answer.json.issues[0].path]).toEqual([422, "newPassword"]);
    }
    expect((await teacher.get("/api/user/profile")).status).toBe(200);
    expect((await reset(token, "a good password")).status).toBe(200);
  });

  test.each([
    ["", "token"],
    ["x", "token"],
    ["x".repeat(201), "token"],
    ["' OR 1=1 --", "token"],
  ])("a token that nobody made (%s) changes nothing", async (token, path) => {
    const before = await contentsOf(db);
    const answer = await reset(token, "a new password");
    expect([answer.status, answer.json.issues[0].path]).toEqual([422, path]);
    expect(await contentsOf(db)).toEqual(before);
  });

  test("what stands in the database opens nothing", async () => {
    const teacher = await seededTeacher(product);
    await newLink(teacher.id);
    const id = await db
      .prepare("SELECT id FROM password_resets WHERE user_id = ?")
      .bind(teacher.id)
      .first<string>("id");
    expect((await reset(id ?? "", "a new password")).status).toBe(422);
  });
});
