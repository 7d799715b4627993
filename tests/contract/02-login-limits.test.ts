import { afterAll, describe, expect, test } from "vitest";
import { newAddress } from "../support/addresses.mjs";
import { change, countRows } from "../support/database";
import { type Browser, newEmail, PASSWORD, startProduct } from "../support/product";
import { seededTeacher } from "../support/seed";

const product = await startProduct();
afterAll(product.stop);
const { db } = product;

const WRONG = "not the password";
const QUARTER_HOUR_MS = 15 * 60_000;

const login = (browser: Browser, email: string, password: string) =>
  browser.post("/api/auth/login", { email, password });
const at = (address: string) => product.browser({ "CF-Connecting-IP": address });
const letTimePass = (ms: number) => change(db, "UPDATE login_failures SET created_at = created_at - ?", ms);

/** Multiplies the one failure there is: as many more, each from an address of its own. */
const failElsewhere = (times: number) =>
  change(
    db,
    `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?)
     INSERT INTO login_failures SELECT id || i, account, 'elsewhere ' || i, created_at
     FROM n, (SELECT * FROM login_failures LIMIT 1)`,
    times,
  );

describe("five failures per account and address in 15 minutes (quality R8)", () => {
  test("the sixth try is refused, also with the right password, from that address only", async () => {
    const { email } = await seededTeacher(product);
    const thief = product.browser();
    for (let i = 0; i < 5; i++) expect((await login(thief, email, WRONG)).status).toBe(401);
    for (const password of [WRONG, PASSWORD]) {
      const answer = await login(thief, email, password);
      expect(answer.status).toBe(429);
      expect(answer.json).toEqual({ code: "rate_limited", message: expect.stringContaining("15 minutes") });
      expect(answer.headers.get("Retry-After")).toBe("900");
      expect(answer.headers.getSetCookie()).toEqual([]);
    }
    expect((await login(product.browser(), email, PASSWORD)).status).toBe(200);

    await letTimePass(QUARTER_HOUR_MS);
    expect((await login(thief, email, PASSWORD)).status).toBe(200);
  });

  test("guesses at the same moment are held to it just the same", async () => {
    const { email } = await seededTeacher(product);
    const address = newAddress();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, i) => login(at(address), email, `${WRONG} ${i}`)),
    );
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429, 429, 429, 429]);
    for (const { status, json } of answers) if (status === 429) expect(json.message).toContain("15 minutes");
  });

  test("an unknown email is held to it like any other", async () => {
    const [thief, email] = [product.browser(), newEmail()];
    for (let i = 0; i < 5; i++) expect((await login(thief, email, WRONG)).status).toBe(401);
    const answer = await login(thief, email.toUpperCase(), WRONG);
    expect([answer.status, answer.headers.get("Retry-After")]).toEqual([429, "900"]);
  });

  test("the right password in time forgets the failures of that address", async () => {
    const { email } = await seededTeacher(product);
    const owner = product.browser();
    for (let i = 0; i < 4; i++) await login(owner, email, WRONG);
    expect((await login(owner, email, PASSWORD)).status).toBe(200);
    for (let i = 0; i < 4; i++) expect((await login(owner, email, WRONG)).status).toBe(401);
    expect((await login(at("unrelated"), email, PASSWORD)).status).toBe(200);
  });

  test("the form without scripts counts as well", async () => {
    const { email } = await seededTeacher(product);
    const thief = product.browser();
    for (let i = 0; i < 5; i++) await login(thief, email, WRONG);
    const answer = await thief.form("/auth/login", { email, password: PASSWORD });
    expect(answer.status).toBe(429);
    expect(answer.headers.get("Retry-After")).toBe("900");
    expect(answer.text).toContain("Too many failed attempts.");
  });
});

describe("fifty failures per account over all addresses (quality R8)", () => {
  test("then only a browser that has signed in to the account before gets in", async () => {
    const teacher = await product.teacher();
    const other = await product.teacher();
    await change(db, "DELETE FROM login_failures");
    expect((await login(product.browser(), teacher.email, WRONG)).status).toBe(401);
    await failElsewhere(48);
    expect((await login(product.browser(), teacher.email, WRONG)).status).toBe(401);

    const refused = await login(product.browser(), teacher.email, PASSWORD);
    expect([refused.status, refused.headers.get("Retry-After")]).toEqual([429, "900"]);
    expect((await login(other, teacher.email, PASSWORD)).status).toBe(429);

    const forged = product.browser();
    forged.cookies.set("__Host-device", `${teacher.cookies.get("__Host-device")?.slice(0, -4)}AAAA`);
    expect((await login(forged, teacher.email, PASSWORD)).status).toBe(429);
    const swapped = product.browser();
    swapped.cookies.set("__Host-device", teacher.cookies.get("__Host-session") ?? "");
    expect((await login(swapped, teacher.email, PASSWORD)).status).toBe(429);

    expect((await login(teacher, teacher.email, PASSWORD)).status).toBe(200);
    await teacher.post("/api/auth/logout");
    expect((await login(teacher, teacher.email, PASSWORD)).status).toBe(200);

    expect((await login(product.browser(), other.email, PASSWORD)).status).toBe(200);
    await letTimePass(QUARTER_HOUR_MS);
    expect((await login(product.browser(), teacher.email, PASSWORD)).status).toBe(200);
  });

  test("the browser that is exempt from the fifty is still held to its five", async () => {
    const teacher = await product.teacher();
    for (let i = 0; i < 5; i++) expect((await login(teacher, teacher.email, WRONG)).status).toBe(401);
    expect((await login(teacher, teacher.email, PASSWORD)).status).toBe(429);
  });

  test("guesses at the same moment from many addresses are held to it just the same", async () => {
    const { email } = await seededTeacher(product);
    await change(db, "DELETE FROM login_failures");
    await login(product.browser(), email, WRONG);
    await failElsewhere(46);
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => login(product.browser(), email, WRONG)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([401, 401, 401, 429, 429, 429, 429, 429]);
    expect(await countRows(db, "login_failures")).toBe(50);
  });
});

test("failures older than a day are cleared away by a sign-in", async () => {
  const { email } = await seededTeacher(product);
  await login(product.browser(), newEmail(), WRONG);
  await letTimePass(96 * QUARTER_HOUR_MS + 1);
  await login(product.browser(), email, PASSWORD);
  expect(await countRows(db, "login_failures")).toBe(0);
});
