import { afterAll, describe, expect, test } from "vitest";
import { change, contentsOf, countRows } from "../support/database";
import { PASSWORD, type SignedIn, startProduct } from "../support/product";
import { seededTeacher } from "../support/seed";

const product = await startProduct();
afterAll(product.stop);
const { db } = product;

const MINUTE_MS = 60_000;
const NEW = "another good password";
const login = (email: string, password: string) =>
  product.browser().post("/api/auth/login", { email, password });
const account = ({ id, email, password }: SignedIn) => ({ id, email, password });
const signedInAgo = (teacher: SignedIn, ms: number) =>
  change(db, "UPDATE sessions SET created_at = ? WHERE user_id = ?", Date.now() - ms, teacher.id);

describe("PUT /api/user/password (spec §7, product §9)", () => {
  test("changes the password and ends every other session (quality R5)", async () => {
    const [teacher, other] = [await seededTeacher(product), await seededTeacher(product)];
    const elsewhere = product.browser();
    await elsewhere.post("/api/auth/login", { email: teacher.email, password: PASSWORD });
    const answer = await teacher.put("/api/user/password", { newPassword: NEW });
    expect([answer.status, answer.json]).toEqual([200, { message: "Password changed successfully!" }]);
    expect((await product.logOf(answer, "request")).d1.calls).toBe(2);
    expect((await elsewhere.get("/api/user/profile")).status).toBe(401);
    expect((await teacher.get("/api/user/profile")).status).toBe(200);
    expect((await other.get("/api/user/profile")).status).toBe(200);
    expect((await login(teacher.email, PASSWORD)).status).toBe(401);
    expect((await login(teacher.email, NEW)).status).toBe(200);
  });

  test("refuses what registering refuses, and changes nothing (product §2)", async () => {
    const teacher = await seededTeacher(product);
    const before = await contentsOf(db);
    for (const newPassword of [
      "",
      "7 chars",
      "x".repeat(129),
      "password123",
      teacher.email,
      teacher.email.toUpperCase(),
    ]) {
      const answer = await teacher.put("/api/user/password", { newPassword });
      expect([answer.status, answer.json.issues]).toEqual([
        422,
        [{ path: "newPassword", message: answer.json.message }],
      ]);
    }
    expect(await contentsOf(db)).toEqual(before);
  });
});

/** With a sign-in of more than 15 minutes ago, the current password is asked for (quality R6). */
describe.each([
  [
    "PUT /api/user/password",
    (teacher: SignedIn, currentPassword?: string) =>
      teacher.put("/api/user/password", { newPassword: NEW, currentPassword }),
  ],
  [
    "DELETE /api/user/profile",
    (teacher: SignedIn, currentPassword?: string) => teacher.delete("/api/user/profile", { currentPassword }),
  ],
] as const)("%s without a recent sign-in (quality R6)", (_name, act) => {
  test("asks for the current password, refuses a wrong one, takes the right one", async () => {
    const teacher = await seededTeacher(product);
    await signedInAgo(teacher, 16 * MINUTE_MS);
    const stored = () => db.prepare("SELECT * FROM users WHERE id = ?").bind(teacher.id).first();
    const before = await stored();
    const failures = await countRows(db, "login_failures");
    for (const currentPassword of [undefined, "", "not the password", `${PASSWORD} `]) {
      const answer = await act(teacher, currentPassword);
      expect([answer.status, answer.json.code]).toEqual([403, "reauth_required"]);
      expect(answer.json.issues).toEqual([{ path: "currentPassword", message: answer.json.message }]);
      expect(answer.headers.getSetCookie()).toEqual([]);
    }
    expect(await stored()).toEqual(before);
    expect((await act(teacher, PASSWORD)).status).toBe(200);
    expect(await stored()).not.toEqual(before);
    expect(await countRows(db, "login_failures")).toBe(failures);
  });

  test("does not ask 14 minutes after the sign-in", async () => {
    const teacher = await seededTeacher(product);
    await signedInAgo(teacher, 14 * MINUTE_MS);
    expect((await act(teacher)).status).toBe(200);
  });

  test("is held to five wrong passwords per session, from whatever address (quality R8)", async () => {
    const teacher = await seededTeacher(product);
    const session = teacher.cookies.get("__Host-session") ?? "";
    await signedInAgo(teacher, 16 * MINUTE_MS);
    const travelling = () => Object.assign(product.holding(session), account(teacher));
    for (let i = 0; i < 5; i++) expect((await act(travelling(), `guess number ${i}`)).status).toBe(403);
    for (const browser of [travelling(), teacher]) {
      const answer = await act(browser, PASSWORD);
      expect([answer.status, answer.headers.get("Retry-After")]).toEqual([429, "900"]);
    }
    expect(await countRows(db, "users WHERE id = ?", teacher.id)).toBe(1);
    expect((await login(teacher.email, PASSWORD)).status).toBe(200);
    await change(db, "DELETE FROM login_failures");
  });

  test("is held to it for guesses at the same moment", async () => {
    const teacher = await seededTeacher(product);
    await signedInAgo(teacher, 16 * MINUTE_MS);
    const answers = await Promise.all(Array.from({ length: 8 }, (_, i) => act(teacher, `guess number ${i}`)));
    expect(answers.map(({ status }) => status).sort()).toEqual([403, 403, 403, 403, 403, 429, 429, 429]);
    await change(db, "DELETE FROM login_failures");
  });

  test("asks somebody without a password to sign in again", async () => {
    const teacher = await seededTeacher(product);
    await change(db, "UPDATE users SET password_hash = NULL WHERE id = ?", teacher.id);
    await signedInAgo(teacher, 16 * MINUTE_MS);
    expect((await act(teacher, PASSWORD)).json).toMatchObject({ code: "reauth_required" });
  });
});
