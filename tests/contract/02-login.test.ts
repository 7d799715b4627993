import { createHash } from "node:crypto";
import { decodeJwt, decodeProtectedHeader } from "jose";
import { afterAll, describe, expect, test } from "vitest";
import { countRows } from "../support/database";
import { newEmail, PASSWORD, startProduct } from "../support/product";
import { seededTeacher } from "../support/seed";

const product = await startProduct();
afterAll(product.stop);
const teacher = await product.teacher();
const DAY_MS = 86_400_000;

const login = (email: string, password: string, browser = product.browser()) =>
  browser.post("/api/auth/login", { email, password });

describe("POST /api/auth/login (spec §7, product §2)", () => {
  test("answers who it is and sets the session cookie", async () => {
    const answer = await login(teacher.email, PASSWORD);
    expect(answer.status).toBe(200);
    const name = teacher.email.split("@")[0] ?? "";
    expect(answer.json).toEqual({
      message: expect.any(String),
      user: {
        id: teacher.id,
        name: name.charAt(0).toUpperCase() + name.slice(1),
        email: teacher.email,
        role: "teacher",
      },
    });
    const { d1 } = await product.logOf(answer, "request");
    expect(d1.calls).toBe(2);
  });

  test("sets cookies that scripts, other hosts and plain HTTP cannot touch", async () => {
    const lines = (await login(teacher.email, PASSWORD)).headers.getSetCookie();
    expect(lines.map((line) => line.split("=")[0]).sort()).toEqual(["__Host-device", "__Host-session"]);
    for (const line of lines)
      expect(line.split("; ").slice(1).sort()).toEqual([
        "HttpOnly",
        `Max-Age=${line.startsWith("__Host-session") ? 2_592_000 : 31_536_000}`,
        "Path=/",
        "SameSite=Lax",
        "Secure",
      ]);
  });

  test("signs a session id and the user's id into the cookie, and nothing else (quality R5)", async () => {
    const browser = product.browser({
      "User-Agent": "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0",
    });
    const before = Date.now();
    await login(teacher.email, PASSWORD, browser);
    const token = browser.cookies.get("__Host-session") ?? "";
    expect(decodeProtectedHeader(token)).toEqual({
      alg: "HS256",
      typ: "session+jwt",
      kid: expect.stringMatching(/^.{8,}$/),
    });
    const { sid, ...claims } = decodeJwt(token);
    expect(claims).toEqual({
      sub: teacher.id,
      aud: "lectern:session",
      iat: expect.any(Number),
      exp: expect.any(Number),
    });
    expect(Buffer.from(String(sid), "base64url").length).toBe(32);
    expect((claims.exp ?? 0) - (claims.iat ?? 0)).toBe((30 * DAY_MS) / 1000);

    const id = createHash("sha256").update(String(sid)).digest("hex");
    const row = await product.db
      .prepare("SELECT * FROM sessions WHERE id = ?")
      .bind(id)
      .first<Record<string, number>>();
    expect(row).toMatchObject({ user_id: teacher.id, device: "Firefox on Linux" });
    expect(row?.created_at).toBeGreaterThanOrEqual(before);
    expect(row?.last_seen_at).toBe(row?.created_at);
    expect((row?.expires_at ?? 0) - (row?.created_at ?? 0)).toBe(30 * DAY_MS);
  });

  test("takes the email however it is written", async () => {
    expect((await login(`  ${teacher.email.toUpperCase()}\t`, PASSWORD)).status).toBe(200);
  });

  test.each([
    ["a wrong password", () => login(teacher.email, "not the password")],
    ["an unknown email", () => login(newEmail(), PASSWORD)],
    ["a password with a space more", () => login(teacher.email, `${PASSWORD} `)],
    ["a password in capitals", () => login(teacher.email, PASSWORD.toUpperCase())],
    ["a very long password", () => login(teacher.email, PASSWORD.repeat(1_000))],
  ])("answers %s with the specified text (spec §8)", async (_what, ask) => {
    const answer = await ask();
    expect(answer.status).toBe(401);
    expect(answer.json).toEqual({
      code: "unauthorized",
      message: "Unauthorized: Please check your credentials.",
    });
    expect(answer.headers.getSetCookie()).toEqual([]);
  });

  test("answers an unknown email just like a wrong password, at the same cost", async () => {
    const [unknown, wrong] = [
      await login(newEmail(), PASSWORD),
      await login(teacher.email, "not the password"),
    ];
    expect(unknown.text).toBe(wrong.text);
    const names = (headers: Headers) => [...headers].map(([name]) => name).sort();
    expect(names(unknown.headers)).toEqual(names(wrong.headers));
    const [one, other] = [await product.logOf(unknown, "request"), await product.logOf(wrong, "request")];
    expect(one.d1.calls).toBe(other.d1.calls);
    expect(one.d1.rowsWritten).toBe(other.d1.rowsWritten);
  });

  test("replaces the session that the browser had", async () => {
    const browser = await seededTeacher(product);
    const old = browser.cookies.get("__Host-session") ?? "";
    await login(browser.email, PASSWORD, browser);
    expect(await countRows(product.db, "sessions WHERE user_id = ?", browser.id)).toBe(1);
    expect((await product.holding(old).get("/api/user/profile")).status).toBe(401);
    expect((await browser.get("/api/user/profile")).status).toBe(200);
  });

  test("leaves alone the session of another teacher that the browser had", async () => {
    const other = await seededTeacher(product);
    const cookie = other.cookies.get("__Host-session") ?? "";
    expect((await login(teacher.email, PASSWORD, other)).json.user.id).toBe(teacher.id);
    expect((await other.get("/api/user/profile")).json.user.email).toBe(teacher.email);
    expect((await product.holding(cookie).get("/api/user/profile")).json.user.email).toBe(other.email);
  });
});

describe("POST /api/auth/logout (product §2)", () => {
  test("answers 204, clears the cookie and deletes the session's row", async () => {
    const browser = await seededTeacher(product);
    const cookie = browser.cookies.get("__Host-session") ?? "";
    const answer = await browser.post("/api/auth/logout");
    expect([answer.status, answer.text]).toEqual([204, ""]);
    expect(answer.headers.getSetCookie()).toEqual([
      "__Host-session=; Path=/; Max-Age=0; HttpOnly; Secure; SameSite=Lax",
    ]);
    expect(await countRows(product.db, "sessions WHERE user_id = ?", browser.id)).toBe(0);
    const stolen = product.holding(cookie);
    for (const path of ["/api/user/profile", "/api/schedule"])
      expect((await stolen.get(path)).status).toBe(401);
  });

  test("ends this session only", async () => {
    const [one, other] = [await seededTeacher(product), product.browser()];
    await login(one.email, PASSWORD, other);
    await one.post("/api/auth/logout");
    expect((await other.get("/api/user/profile")).status).toBe(200);
  });
});
