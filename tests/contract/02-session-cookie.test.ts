import {
  base64url,
  decodeJwt,
  decodeProtectedHeader,
  type JWTHeaderParameters,
  type JWTPayload,
  SignJWT,
  UnsecuredJWT,
} from "jose";
import { afterAll, describe, expect, test } from "vitest";
import { SECRET, startProduct } from "../support/product";

const product = await startProduct();
afterAll(product.stop);
const teacher = await product.teacher();
const other = await product.teacher();

const cookie = teacher.cookies.get("__Host-session") ?? "";
const claims = decodeJwt(cookie);
const header = decodeProtectedHeader(cookie) as JWTHeaderParameters;
const key = (secret: string) => new TextEncoder().encode(secret);

function without(payload: JWTPayload, claim: string): JWTPayload {
  return Object.fromEntries(Object.entries(payload).filter(([name]) => name !== claim));
}

const signed = (payload: JWTPayload, head: Partial<JWTHeaderParameters> = {}, secret = SECRET) =>
  new SignJWT(payload).setProtectedHeader({ ...header, ...head }).sign(key(secret));

const statusWith = async (value: string) => (await product.holding(value).get("/api/user/profile")).status;

const [head = "", payload = "", signature = ""] = cookie.split(".");
const now = Math.floor(Date.now() / 1000);

/** Cookies that nobody but a forger sends. */
const FORGED: [string, () => string | Promise<string>][] = [
  ["signed with another secret", () => signed(claims, {}, "x".repeat(48))],
  ["of no algorithm", () => new UnsecuredJWT(claims).encode()],
  [
    "of no algorithm, with our type and key",
    () => `${base64url.encode(JSON.stringify({ ...header, alg: "none" }))}.${payload}.`,
  ],
  [
    "of no algorithm, with our signature",
    () => `${base64url.encode(JSON.stringify({ ...header, alg: "none" }))}.${payload}.${signature}`,
  ],
  ["of another algorithm", () => signed(claims, { alg: "HS512" }, SECRET.padEnd(64, "s"))],
  ["of another type", () => signed(claims, { typ: "JWT" })],
  ["without a type", () => signed(claims, { typ: undefined })],
  ["of the device cookie's type", () => signed(claims, { typ: "device+jwt" })],
  ["for another audience", () => signed({ ...claims, aud: "lectern:device" })],
  ["for no audience", () => signed(without(claims, "aud"))],
  ["of an unknown key", () => signed(claims, { kid: "000000000000" })],
  ["of no key", () => signed(claims, { kid: undefined })],
  [
    "with critical extensions",
    () =>
      `${base64url.encode(JSON.stringify({ ...header, crit: ["b64"], b64: true }))}.${payload}.${signature}`,
  ],
  ["that has expired", () => signed({ ...claims, exp: now - 1 })],
  ["that never expires", () => signed(without(claims, "exp"))],
  ["that was never issued", () => signed(without(claims, "iat"))],
  ["of no user", () => signed(without(claims, "sub"))],
  ["of a user that is no text", () => signed({ ...claims, sub: 7 as unknown as string })],
  ["of no session", () => signed(without(claims, "sid"))],
  ["of a session that is no text", () => signed({ ...claims, sid: ["x"] })],
  [
    "of a session that nobody opened",
    () => signed({ ...claims, sid: base64url.encode(crypto.getRandomValues(new Uint8Array(32))) }),
  ],
  ["of this session for another user", () => signed({ ...claims, sub: other.id })],
  [
    "of another's session for this user",
    () => signed({ ...claims, sid: decodeJwt(other.cookies.get("__Host-session") ?? "").sid }),
  ],
  [
    "with its claims changed",
    () => `${head}.${base64url.encode(JSON.stringify({ ...claims, sub: other.id }))}.${signature}`,
  ],
  ["with its signature cut", () => `${head}.${payload}.${signature.slice(0, -4)}`],
  ["without its signature", () => `${head}.${payload}.`],
  ["that is the device cookie", () => teacher.cookies.get("__Host-device") ?? ""],
  [
    "that is the session's key in the database",
    async () =>
      String(
        await product.db.prepare("SELECT id FROM sessions WHERE user_id = ?").bind(teacher.id).first("id"),
      ),
  ],
  ["that is no token", () => "x"],
  ["that is three dots", () => "..."],
  ["that is very long", () => "a".repeat(5_000)],
];

describe("the session cookie (quality R5)", () => {
  test("counts when it is ours, also signed once more with the same claims", async () => {
    expect(await statusWith(cookie)).toBe(200);
    expect(await statusWith(await signed(claims))).toBe(200);
  });

  test.each(FORGED)("does not count %s", async (_what, forge) => {
    const value = await forge();
    expect(await statusWith(value)).toBe(401);
    const screen = await product.holding(value).get("/admin/user-profile");
    expect(screen.status).toBe(302);
    const write = await product.holding(value).post("/api/auth/logout");
    expect(write.status).toBe(401);
  });

  test("does not count under another name", async () => {
    for (const name of [
      "session",
      "__host-session",
      "__Secure-session",
      "__Host-session2",
      " x__Host-session",
    ])
      expect((await product.browser().get("/api/user/profile", { Cookie: `${name}=${cookie}` })).status).toBe(
        401,
      );
  });

  test("is read from among other cookies", async () => {
    const crowd = `a=b; ; __Host-sessions=1; __Host-session=${cookie}; theme=dark`;
    expect((await product.browser().get("/api/user/profile", { Cookie: crowd })).status).toBe(200);
  });

  test("none of these attempts ended the session or opened one", async () => {
    const rows = await product.db.prepare("SELECT user_id FROM sessions ORDER BY user_id").all();
    expect(rows.results.map(({ user_id }) => user_id)).toEqual([teacher.id, other.id].sort());
    expect((await other.get("/api/user/profile")).status).toBe(200);
  });
});
