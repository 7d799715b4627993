import { and, desc, eq, gt, inArray, isNull, lte, ne, notInArray, sql } from "drizzle-orm";
import type { Database } from "~/platform/db.server";
import { newCode } from "~/platform/ids.server";
import { SESSION_ABSOLUTE_MS, SESSION_IDLE_MS } from "~/platform/session-cookie.server";
import { loginFailures, passwordResets, sessions, users } from "~/platform/tables.server";
import type { Teacher } from "~/platform/teacher.server";
import type { ProfileUser } from "./schema";

/** The newest sessions of a person live, the oldest goes (quality R5). */
const MAX_SESSIONS = 10;

const profileColumns = { name: users.name, email: users.email, role: users.role, timeZone: users.timeZone };

/** A session as its owner sees it; times in milliseconds since 1970. */
export interface SessionRow {
  id: string;
  device: string;
  createdAt: number;
  lastSeenAt: number;
  current: boolean;
}

/**
 * The signed-in teacher as the shell and `GET /api/user/profile` show one (spec §7 User).
 * @throws AppError `unauthorized` when the session is over
 */
export async function loadProfile(teacher: Teacher): Promise<{ user: ProfileUser }> {
  const query = teacher.db.build.select(profileColumns).from(users).where(eq(users.id, teacher.id));
  const [user] = await teacher.read(query);
  if (!user) throw new Error("a session without its user");
  return { user };
}

/**
 * The account of a teacher, with what a change of it needs to know.
 * @throws AppError `unauthorized` when the session is over
 */
export async function loadAccount(teacher: Teacher) {
  const query = teacher.db.build.select().from(users).where(eq(users.id, teacher.id));
  const [account] = await teacher.read(query);
  if (!account) throw new Error("a session without its user");
  return account;
}

/** Statement: who signs in with this email. */
export function accountByEmail(db: Database, email: string) {
  const { id, name, role, passwordHash } = users;
  return db.build
    .select({ id, name, email: users.email, role, passwordHash })
    .from(users)
    .where(eq(users.email, email));
}

/** Statement: a new account; changes no row when the email has one already. */
export function createAccount(
  db: Database,
  account: { id: string; email: string; passwordHash: string; name: string; timeZone: string },
  now: number,
) {
  return db.build
    .insert(users)
    .values({
      ...account,
      joinCode: newCode(),
      feedId: newCode() + newCode(),
      createdAt: now,
    })
    .onConflictDoNothing();
}

/**
 * Statements: open a session for an account whose password hash is still the one that was checked (the first
 * changes no row when it is not), and end what is old: expired ones, those beyond ten, and the one that the browser
 * had before.
 */
export function openSession(
  db: Database,
  account: { id: string; passwordHash: string | null },
  session: { id: string; device: string; replaces: string | null },
  now: number,
) {
  const owner = eq(sessions.userId, account.id);
  const newest = db.build
    .select({ id: sessions.id })
    .from(sessions)
    .where(owner)
    .orderBy(desc(eq(sessions.id, session.id)), desc(sessions.createdAt))
    .limit(MAX_SESSIONS);
  return [
    db.build.insert(sessions).select(
      sql`SELECT ${session.id}, ${account.id}, ${now}, ${now}, ${now + SESSION_ABSOLUTE_MS}, ${session.device}
            FROM ${users} WHERE "id" = ${account.id} AND "password_hash" IS ${account.passwordHash}`,
    ),
    db.build.delete(sessions).where(and(owner, lte(sessions.expiresAt, now))),
    db.build.delete(sessions).where(and(owner, eq(sessions.id, session.replaces ?? ""))),
    db.build.delete(sessions).where(and(owner, notInArray(sessions.id, newest))),
  ] as const;
}

/** A hash that was checked a moment ago, and what is to stand in its place. */
interface PasswordChange {
  userId: string;
  before: string | null;
  after: string;
}

/** Statement: sets a password hash; changes no row when another one has been set since. */
export function setPasswordHash(db: Database, { userId, before, after }: PasswordChange) {
  return db.build
    .update(users)
    .set({ passwordHash: after })
    .where(and(eq(users.id, userId), hashIs(before)));
}

const hashIs = (hash: string | null) =>
  hash === null ? isNull(users.passwordHash) : eq(users.passwordHash, hash);

/**
 * Statements: a new password, the end of all other sessions (quality R5) and of every reset link. The first changes
 * no row, and the others then none either, when another password has been set since.
 */
export function changePassword(db: Database, change: PasswordChange, sessionId: string) {
  const owner = db.build
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, change.userId), eq(users.passwordHash, change.after)));
  return [
    setPasswordHash(db, change),
    db.build.delete(sessions).where(and(inArray(sessions.userId, owner), ne(sessions.id, sessionId))),
    db.build.delete(passwordResets).where(inArray(passwordResets.userId, owner)),
  ] as const;
}

/** Statement: sets what the profile may change (product §9). */
export function updateAccount(db: Database, userId: string, changes: { name: string; timeZone?: string }) {
  return db.build.update(users).set(changes).where(eq(users.id, userId));
}

/** Statement: removes the account; everything that belongs to it goes with it. */
export function deleteAccount(db: Database, userId: string) {
  return db.build.delete(users).where(eq(users.id, userId));
}

/** The teacher's living sessions, the current one first, then by when they were last seen. */
export async function loadSessions(teacher: Teacher, now: number): Promise<SessionRow[]> {
  const { id, device, createdAt, lastSeenAt } = sessions;
  const query = teacher.db.build
    .select({ id, device, createdAt, lastSeenAt, current: sql<number>`${id} = ${teacher.sessionId}` })
    .from(sessions)
    .where(
      and(
        eq(sessions.userId, teacher.id),
        gt(sessions.expiresAt, now),
        gt(lastSeenAt, now - SESSION_IDLE_MS),
      ),
    )
    .orderBy(desc(sql`${id} = ${teacher.sessionId}`), desc(lastSeenAt));
  return (await teacher.read(query)).map((row) => ({ ...row, current: row.current === 1 }));
}

/** Statement: ends one session of the teacher. */
export function endSession(db: Database, userId: string, sessionId: string) {
  return db.build.delete(sessions).where(and(eq(sessions.userId, userId), eq(sessions.id, sessionId)));
}

/** Statement: ends every session of the teacher but one. */
export function endOtherSessions(db: Database, userId: string, keptId: string) {
  return db.build.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.id, keptId)));
}

/** Statement: whose password a reset link sets. @param token SHA-256 of the link's token */
export function resetByToken(db: Database, token: string, now: number) {
  return db.build
    .select({ userId: passwordResets.userId, email: users.email })
    .from(passwordResets)
    .innerJoin(users, eq(users.id, passwordResets.userId))
    .where(and(eq(passwordResets.id, token), gt(passwordResets.expiresAt, now)));
}

/**
 * Statements: set the password by a reset link, once. The first changes no row when the link is used or too old;
 * the others end every session and every other link of that account, and forget failed sign-ins.
 */
export function redeemReset(
  db: Database,
  reset: { token: string; passwordHash: string; account: string },
  now: number,
) {
  const owner = db.build
    .select({ id: passwordResets.userId })
    .from(passwordResets)
    .where(and(eq(passwordResets.id, reset.token), gt(passwordResets.expiresAt, now)));
  return [
    db.build.update(users).set({ passwordHash: reset.passwordHash }).where(inArray(users.id, owner)),
    db.build.delete(sessions).where(inArray(sessions.userId, owner)),
    db.build.delete(loginFailures).where(eq(loginFailures.account, reset.account)),
    db.build.delete(passwordResets).where(inArray(passwordResets.userId, owner)),
  ] as const;
}
