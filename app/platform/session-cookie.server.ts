import { DEVICE_COOKIE, readCookie, SESSION_COOKIE } from "./cookies";
import { DAY_MS, SECOND_MS } from "./durations";
import type { Env } from "./env.server";
import { sha256 } from "./ids.server";
import { signToken, verifyToken } from "./tokens.server";

/** A session ends this long after sign-in, whatever happens, and this long after it was last seen (quality R5). */
export const SESSION_ABSOLUTE_MS = 30 * DAY_MS;
export const SESSION_IDLE_MS = 7 * DAY_MS;
const DEVICE_MS = 365 * DAY_MS;
const MAX_DEVICE_ACCOUNTS = 10;

const SESSION = { type: "session+jwt", audience: "lectern:session", requiredClaims: ["sub", "sid"] };
const DEVICE = { type: "device+jwt", audience: "lectern:device", requiredClaims: ["accounts"] };

const setCookie = (name: string, value: string, maxAgeMs: number) =>
  `${name}=${value}; Path=/; Max-Age=${Math.floor(maxAgeMs / 1000)}; HttpOnly; Secure; SameSite=Lax`;

/** Who a signed session cookie speaks for. Whether that session still lives, only D1 knows. */
export interface Identity {
  userId: string;
  /** SHA-256 of the random session id: the key of its row. */
  sessionId: string;
}

/** The cookie of a new session. @param secret the random session id, stored nowhere else */
export async function sessionCookie(env: Env, userId: string, secret: string, now: number): Promise<string> {
  const token = await signToken(
    env,
    SESSION,
    { sub: userId, sid: secret },
    { now, expiresAt: now + SESSION_ABSOLUTE_MS },
  );
  return setCookie(SESSION_COOKIE, token, SESSION_ABSOLUTE_MS);
}

/** Makes the browser forget its session cookie. */
export const clearedSessionCookie = () => setCookie(SESSION_COOKIE, "", 0);

/** Signatures that this isolate has checked: a browser sends the same cookie with every request. */
const MAX_CHECKED = 1_000;
const checkedOf = new WeakMap<Env, Map<string, Identity & { expiresAt: number }>>();

/**
 * Who the request's session cookie names, or null without a cookie that we signed. Whether the session still lives
 * is asked with every read all the same; only the signature's check is remembered.
 */
export async function readSessionCookie(env: Env, request: Request, now: number): Promise<Identity | null> {
  const token = readCookie(request.headers.get("Cookie"), SESSION_COOKIE);
  if (!token) return null;
  const checked = checkedOf.get(env) ?? new Map();
  checkedOf.set(env, checked);
  const known = checked.get(token);
  if (known && known.expiresAt > now) return known;
  const claims = await verifyToken(env, SESSION, token, now);
  if (typeof claims?.sub !== "string" || typeof claims.sid !== "string" || !claims.exp) return null;
  const identity = {
    userId: claims.sub,
    sessionId: await sha256(claims.sid),
    expiresAt: claims.exp * SECOND_MS,
  };
  if (checked.size >= MAX_CHECKED) checked.clear();
  checked.set(token, identity);
  return identity;
}

/** Accounts (as `accountKey` names them) that this browser has signed in to before (quality R8). */
export async function readDeviceCookie(env: Env, request: Request, now: number): Promise<string[]> {
  const token = readCookie(request.headers.get("Cookie"), DEVICE_COOKIE);
  const claims = token ? await verifyToken(env, DEVICE, token, now) : null;
  return Array.isArray(claims?.accounts) ? claims.accounts.filter((key) => typeof key === "string") : [];
}

/** The device cookie with one account more. */
export async function deviceCookie(env: Env, known: string[], account: string, now: number): Promise<string> {
  const accounts = [account, ...known.filter((key) => key !== account)].slice(0, MAX_DEVICE_ACCOUNTS);
  const token = await signToken(env, DEVICE, { accounts }, { now, expiresAt: now + DEVICE_MS });
  return setCookie(DEVICE_COOKIE, token, DEVICE_MS);
}
