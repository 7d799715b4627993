import { and, eq, inArray, lt, sql } from "drizzle-orm";
import { changedRows, type Database } from "~/platform/db.server";
import { MINUTE_MS } from "~/platform/durations";
import { tooManyRequests } from "~/platform/errors";
import { newId, sha256 } from "~/platform/ids.server";
import { loginFailures } from "~/platform/tables.server";

/** Wrong passwords in a quarter of an hour: so many for an account from one address, and in all (quality R8). */
const WINDOW_MS = 15 * MINUTE_MS;
const MAX_PER_ADDRESS = 5;
const MAX_PER_ACCOUNT = 50;
const OLD_ROWS_MS = 24 * 60 * MINUTE_MS;
const MAX_SWEPT = 200;

interface Attempt {
  /** As `accountKey` names it. */
  account: string;
  address: string;
  now: number;
  /** A browser that has signed in to this account before is not held to the limit in all. */
  knownDevice: boolean;
}

/** How an account stands in `login_failures` and the device cookie, whether it exists or not: never as an email. */
export const accountKey = (email: string) => sha256(`account ${email}`);

/**
 * The statement that opens a password check: it counts the try as a failure before that is known, in one step with
 * looking whether it is still allowed, so that a hundred guesses at once are held to the same limits as a hundred
 * in a row. `requireReserved` reads its result; `settleAttempt` takes a right one back.
 */
export async function reserveAttempt(db: Database, attempt: Attempt) {
  const id = newId(attempt.now);
  const { account } = attempt;
  const address = await sha256(`address ${attempt.address}`);
  const since = attempt.now - WINDOW_MS;
  const recent = sql`SELECT count(*) FROM ${loginFailures} WHERE "account" = ${account} AND "created_at" > ${since}`;
  const perAccount = attempt.knownDevice ? Number.MAX_SAFE_INTEGER : MAX_PER_ACCOUNT;
  const reserve = db.build.insert(loginFailures).select(
    sql`SELECT ${id}, ${account}, ${address}, ${attempt.now}
        WHERE (${recent} AND "address" = ${address}) < ${MAX_PER_ADDRESS} AND (${recent}) < ${perAccount}`,
  );
  return { id, account, address, reserve };
}

/** @throws AppError `rate_limited` when the attempt was not allowed, whatever the password */
export function requireReserved(result: unknown): void {
  if (changedRows(result) === 1) return;
  throw tooManyRequests(
    Math.ceil(WINDOW_MS / 1000),
    "Too many failed attempts. Please wait 15 minutes, or reset the password.",
  );
}

/**
 * Runs the password check of a reserved try. A try that could not be checked, because too many hashes wait, is taken
 * back: nobody failed.
 * @throws what the check throws
 */
export async function judgeAttempt<T>(
  db: Database,
  { id }: { id: string },
  check: () => Promise<T>,
): Promise<T> {
  try {
    return await check();
  } catch (error) {
    await db.batch([db.build.delete(loginFailures).where(eq(loginFailures.id, id))]);
    throw error;
  }
}

/** After the right password: forgets this address's failures for the account, and some rows past their use. */
export function settleAttempt(
  db: Database,
  { account, address }: { account: string; address: string },
  now: number,
) {
  const old = db.build
    .select({ id: loginFailures.id })
    .from(loginFailures)
    .where(lt(loginFailures.createdAt, now - OLD_ROWS_MS))
    .limit(MAX_SWEPT);
  return [
    db.build
      .delete(loginFailures)
      .where(and(eq(loginFailures.account, account), eq(loginFailures.address, address))),
    db.build.delete(loginFailures).where(inArray(loginFailures.id, old)),
  ] as const;
}
