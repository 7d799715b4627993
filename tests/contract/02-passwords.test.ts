import { randomBytes, scryptSync } from "node:crypto";
import { afterAll, describe, expect, test } from "vitest";
import { change, countRows } from "../support/database";
import { newEmail, PASSWORD, startProduct } from "../support/product";

const product = await startProduct();
afterAll(product.stop);
const { db } = product;

const login = (email: string, password: string) =>
  product.browser().post("/api/auth/login", { email, password });
const hashOf = (email: string) =>
  db.prepare("SELECT password_hash FROM users WHERE email = ?").bind(email).first<string>("password_hash");

const CURRENT = /^\$scrypt\$ln=14,r=8,p=5\$([A-Za-z0-9+/]{22})\$([A-Za-z0-9+/]{43})$/;
const unpadded = (bytes: Buffer) => bytes.toString("base64").replaceAll("=", "");

/** A hash as an earlier version with a lower cost would have stored it. */
function outdatedHash(password: string): string {
  const salt = randomBytes(16);
  const key = scryptSync(password, salt, 32, { N: 4096, r: 8, p: 1 });
  return `$scrypt$ln=12,r=8,p=1$${unpadded(salt)}$${unpadded(key)}`;
}

describe("how a password is kept (quality R4)", () => {
  test("as scrypt N=16384, r=8, p=5 with a salt of its own, in PHC form", async () => {
    const [one, other] = [await product.teacher(), await product.teacher()];
    const hashes = [await hashOf(one.email), await hashOf(other.email)];
    const [[, salt = "", key = ""] = [], [, otherSalt] = []] = hashes.map(
      (hash) => CURRENT.exec(hash ?? "") ?? [],
    );
    expect(salt).not.toBe(otherSalt);
    const derived = scryptSync(PASSWORD, Buffer.from(salt, "base64"), 32, { N: 16384, r: 8, p: 5 });
    expect(unpadded(derived)).toBe(key);
  });

  test("verbatim: no space is trimmed, no letter folded", async () => {
    const password = "  Zwölf Boxkämpfer  ";
    const { email } = await product.teacher({ password });
    for (const similar of [password.trim(), password.toLowerCase(), password.normalize("NFD")])
      expect((await login(email, similar)).status).toBe(401);
    expect((await login(email, password)).status).toBe(200);
  });

  test("anew with today's cost when it was kept at another, at the next sign-in", async () => {
    const { email } = await product.teacher();
    const password = "an older password";
    const outdated = outdatedHash(password);
    await change(db, "UPDATE users SET password_hash = ? WHERE email = ?", outdated, email);
    expect((await login(email, "not the password")).status).toBe(401);
    expect(await hashOf(email)).toBe(outdated);
    expect((await login(email, password)).status).toBe(200);
    const renewed = await hashOf(email);
    expect(renewed).toMatch(CURRENT);
    expect((await login(email, password)).status).toBe(200);
    expect(await hashOf(email)).toBe(renewed);
  });

  test.each(["", "x", "$scrypt$", "$argon2id$v=19$m=1,t=1,p=1$AAAA$AAAA", "$scrypt$ln=14,r=8,p=5$AAAA$AAAA"])(
    "and what is no hash of ours (%s) opens nothing",
    async (stored) => {
      const { email, password } = await product.teacher();
      await change(db, "UPDATE users SET password_hash = ? WHERE email = ?", stored, email);
      expect((await login(email, password)).status).toBe(401);
    },
  );

  test("nor does an account without a password", async () => {
    const { email, password } = await product.teacher();
    await change(db, "UPDATE users SET password_hash = NULL WHERE email = ?", email);
    expect((await login(email, password)).status).toBe(401);
  });
});

describe("one hash at a time, eight may wait (quality R4)", () => {
  test("beyond that 503 with Retry-After, for unknown emails too; nobody has failed by it; then it goes on", async () => {
    const teacher = await product.teacher();
    await change(db, "DELETE FROM login_failures");
    const crowd = await Promise.all([
      ...Array.from({ length: 40 }, () => login(newEmail(), PASSWORD)),
      ...Array.from({ length: 4 }, () => login(teacher.email, "not the password")),
    ]);
    const busy = crowd.filter(({ status }) => status === 503);
    const judged = crowd.filter(({ status }) => status === 401);
    expect(busy.length).toBeGreaterThan(0);
    expect(judged.length).toBeGreaterThanOrEqual(9);
    expect(busy.length + judged.length).toBe(crowd.length);
    for (const { json, headers } of busy) {
      expect(json).toEqual({ code: "unavailable", message: expect.any(String) });
      expect(Number(headers.get("Retry-After"))).toBeGreaterThan(0);
    }
    expect(await countRows(db, "login_failures")).toBe(judged.length);
    expect((await login(teacher.email, PASSWORD)).status).toBe(200);
    expect(
      (await product.browser().post("/api/auth/register", { email: newEmail(), password: PASSWORD })).status,
    ).toBe(201);
  });
});
