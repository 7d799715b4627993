import { sampleCourseStatements } from "~/courses/sample.server";
import { knownTimeZone } from "~/platform/clock";
import type { Scope } from "~/platform/context.server";
import { changedRows } from "~/platform/db.server";
import { AppError, invalid } from "~/platform/errors";
import { newId, newSecret, sha256 } from "~/platform/ids.server";
import { hashPassword, verifyPassword } from "~/platform/password.server";
import { clientAddress } from "~/platform/rate-limit.server";
import {
  deviceCookie,
  readDeviceCookie,
  readSessionCookie,
  sessionCookie,
} from "~/platform/session-cookie.server";
import { accountKey, judgeAttempt, requireReserved, reserveAttempt, settleAttempt } from "./attempts.server";
import { commonPasswords } from "./common-passwords.server";
import { AUTH } from "./labels";
import { deviceName, nameFromEmail, passwordProblem } from "./rules";
import type { Credentials, Registration } from "./schema";
import {
  accountByEmail,
  createAccount,
  openSession,
  redeemReset,
  resetByToken,
  setPasswordHash,
} from "./store.server";

/**
 * Refuses a password that is the email or one of the most common (product §2).
 * @throws AppError `invalid` naming the field
 */
export async function requireGoodPassword(
  password: string,
  email: string | null,
  path: string,
): Promise<void> {
  const common = await commonPasswords();
  const problem = passwordProblem(password, email, (text) => common.has(text));
  if (problem) throw invalid([{ path, message: problem }]);
}

/**
 * Makes an account that owns the sample course; signs nobody in (spec §4, product §2 and §6).
 * @throws AppError `conflict` when the email has one, `invalid`, `unavailable`
 */
export async function register(scope: Scope, { email, password, timeZone }: Registration): Promise<void> {
  await requireGoodPassword(password, email, "password");
  const passwordHash = await hashPassword(password, scope.waitUntil);
  const now = scope.clock();
  const account = {
    id: newId(now),
    email,
    passwordHash,
    name: nameFromEmail(email),
    timeZone: knownTimeZone(timeZone ?? "") ?? "UTC",
  };
  const [created] = await scope.db.batch([
    createAccount(scope.db, account, now),
    ...sampleCourseStatements(scope.db, account.id, now).statements,
  ]);
  if (changedRows(created) === 1) return;
  const message = "There is an account with this email already. Please log in.";
  throw new AppError("conflict", message, { issues: [{ path: "email", message }] });
}

/** A sign-in that succeeded: who it is, and the cookies to set. */
interface SignedIn {
  user: { id: string; name: string; email: string | null; role: string };
  cookies: string[];
}

/**
 * Signs in with email and password (spec §7, quality R4, R5, R8). Two round trips around one hash, whether the
 * account exists or not.
 * @throws AppError `unauthorized` with the specified text, `rate_limited`, `unavailable`
 */
export async function signIn(
  scope: Scope,
  request: Request,
  { email, password }: Credentials,
): Promise<SignedIn> {
  const { db, env } = scope;
  const now = scope.clock();
  const account = await accountKey(email);
  const devices = await readDeviceCookie(env, request, now);
  const attempt = await reserveAttempt(db, {
    account,
    address: clientAddress(request),
    now,
    knownDevice: devices.includes(account),
  });
  const [reserved, [user]] = await db.batch([attempt.reserve, accountByEmail(db, email)]);
  requireReserved(reserved);
  const { right, outdated } = await judgeAttempt(db, attempt, () =>
    verifyPassword(password, user?.passwordHash ?? null, scope.waitUntil),
  );
  if (!user || !right) throw new AppError("unauthorized", AUTH.unauthorized);

  const rehash = outdated
    ? [
        setPasswordHash(db, {
          userId: user.id,
          before: user.passwordHash,
          after: await hashPassword(password, scope.waitUntil),
        }),
      ]
    : [];
  const secret = newSecret();
  const before = await readSessionCookie(env, request, now);
  const session = {
    id: await sha256(secret),
    device: deviceName(request.headers.get("User-Agent")),
    replaces: before?.userId === user.id ? before.sessionId : null,
  };
  const [opened] = await db.batch([
    ...openSession(db, user, session, now),
    ...settleAttempt(db, attempt, now),
    ...rehash,
  ]);
  if (changedRows(opened) !== 1) throw new AppError("unauthorized", AUTH.unauthorized);
  return {
    user: { id: user.id, name: user.name, email: user.email, role: user.role },
    cookies: [await sessionCookie(env, user.id, secret, now), await deviceCookie(env, devices, account, now)],
  };
}

/**
 * Sets a new password by a one-time link and ends every session of the account (product §2).
 * @throws AppError `invalid` when the link is used, too old or wrong, or the password is refused
 */
export async function resetPassword(
  scope: Scope,
  reset: { token: string; newPassword: string },
): Promise<void> {
  const { db } = scope;
  const token = await sha256(reset.token);
  const [[owner]] = await db.batch([resetByToken(db, token, scope.clock())]);
  if (!owner) throw deadLink();
  await requireGoodPassword(reset.newPassword, owner.email, "newPassword");
  const passwordHash = await hashPassword(reset.newPassword, scope.waitUntil);
  const account = await accountKey(owner.email ?? owner.userId);
  const [changed] = await db.batch(redeemReset(db, { token, passwordHash, account }, scope.clock()));
  if (changedRows(changed) !== 1) throw deadLink();
}

const deadLink = () =>
  invalid([{ path: "token", message: "This link has been used or is too old. Please ask for a new one." }]);
