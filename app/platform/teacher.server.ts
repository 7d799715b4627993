import { and, eq, exists, gt, sql } from "drizzle-orm";
import type { BatchResponse } from "drizzle-orm/batch";
import type { Clock } from "./clock";
import { type Database, frequent, type ResultOf, type Statement, type Statements } from "./db.server";
import { HOUR_MS, MINUTE_MS } from "./durations";
import { AppError, unauthorized } from "./errors";
import { type Identity, SESSION_IDLE_MS } from "./session-cookie.server";
import { sessions } from "./tables.server";

const LAST_SEEN_EVERY_MS = HOUR_MS;
const RECENT_SIGN_IN_MS = 15 * MINUTE_MS;

interface LiveSession {
  createdAt: number;
  lastSeenAt: number;
}

const alive = and(
  eq(sessions.id, sql.placeholder("session")),
  eq(sessions.userId, sql.placeholder("user")),
  gt(sessions.expiresAt, sql.placeholder("now")),
  gt(sessions.lastSeenAt, sql.placeholder("idleSince")),
);

const ownSession = frequent((db) =>
  db.select({ createdAt: sessions.createdAt, lastSeenAt: sessions.lastSeenAt }).from(sessions).where(alive),
);

/** A statement that fails, and its batch with it, when the session is over: SQLite has no other way to stop one. */
const sessionOrFailure = frequent((db) => {
  const found = db.select({ id: sessions.id }).from(sessions).where(alive);
  return db
    .select({ alive: sql`CASE WHEN ${exists(found)} THEN 1 ELSE abs(-9223372036854775807 - 1) END` })
    .from(sql`(SELECT 1)`);
});

interface Waiting {
  statement: Statement;
  resolve: (result: unknown) => void;
  reject: (reason: unknown) => void;
}

/**
 * The signed-in teacher of a request, and the only way to that teacher's data. The cookie names the teacher; the
 * statements that the request's loaders ask for go out as one batch together with the session's own statement,
 * and nothing is handed on unless that session lives and belongs to that teacher (quality R5, one round trip a read).
 */
export class Teacher {
  readonly id: string;
  readonly sessionId: string;
  #waiting: Waiting[] = [];
  #session: Promise<LiveSession> | undefined;

  constructor(
    identity: Identity,
    readonly db: Database,
    private readonly clock: Clock,
    private readonly waitUntil: (work: Promise<unknown>) => void,
  ) {
    this.id = identity.userId;
    this.sessionId = identity.sessionId;
  }

  /**
   * Reads with one statement; those asked for in the same turn share a round trip.
   * @throws AppError `unauthorized` when the session is gone, `unavailable` when D1 is
   */
  read<S extends Statement>(statement: S): Promise<ResultOf<S>> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ statement, resolve: resolve as Waiting["resolve"], reject });
      if (this.#waiting.length === 1) queueMicrotask(() => queueMicrotask(() => this.#flush()));
    });
  }

  /**
   * The live session of this request, read at most once.
   * @throws AppError `unauthorized` when it has ended
   */
  confirm(): Promise<LiveSession> {
    this.#session ??= this.#send([]).then(({ session }) => session);
    return this.#session;
  }

  /**
   * Writes in one all-or-nothing batch that fails as a whole unless the session still lives then: however long a
   * body took to arrive, what a signed-out browser began is not done.
   * @throws AppError `unauthorized`, or what `Database.batch` throws
   */
  async write<S extends Statements>(statements: S): Promise<BatchResponse<S>> {
    await this.confirm();
    try {
      const [, ...results] = await this.db.batch([this.#assertAlive(), ...statements]);
      return results as unknown as BatchResponse<S>;
    } catch (error) {
      throw saysOverflow(error) ? unauthorized() : error;
    }
  }

  /**
   * Asks afresh whether the session lives, for what is written elsewhere than in D1.
   * @throws AppError `unauthorized` when it has ended since
   */
  async confirmStill(): Promise<void> {
    try {
      await this.db.batch([this.#assertAlive()]);
    } catch (error) {
      throw saysOverflow(error) ? unauthorized() : error;
    }
  }

  /** Whether the person signed in within the last 15 minutes (quality R6). */
  async signedInRecently(): Promise<boolean> {
    return this.clock() - (await this.confirm()).createdAt <= RECENT_SIGN_IN_MS;
  }

  async #flush(): Promise<void> {
    const waiting = this.#waiting;
    this.#waiting = [];
    const statements = waiting.map(({ statement }) => statement);
    try {
      const results = await this.#readConfirmed(statements);
      waiting.forEach(({ resolve }, i) => {
        resolve(results[i]);
      });
    } catch (error) {
      for (const { reject } of waiting) reject(error);
    }
  }

  async #readConfirmed(statements: Statement[]): Promise<unknown[]> {
    const [first, ...others] = statements;
    if (this.#session && first) {
      await this.#session;
      return this.db.batch([first, ...others]);
    }
    const sent = this.#send(statements);
    this.#session = sent.then(({ session }) => session);
    this.#session.catch(() => undefined);
    return (await sent).results;
  }

  async #send(statements: Statement[]): Promise<{ session: LiveSession; results: unknown[] }> {
    const now = this.clock();
    const own = ownSession(this.#named(now));
    const [found, ...results] = await this.db.batch([own, ...statements]);
    const session = found[0];
    if (!session) throw unauthorized();
    if (now - session.lastSeenAt > LAST_SEEN_EVERY_MS) this.#touch(now);
    return { session, results };
  }

  #assertAlive() {
    return sessionOrFailure(this.#named(this.clock()));
  }

  #named(now: number) {
    return { session: this.sessionId, user: this.id, now, idleSince: now - SESSION_IDLE_MS };
  }

  #touch(now: number): void {
    const touch = this.db.build
      .update(sessions)
      .set({ lastSeenAt: now })
      .where(eq(sessions.id, this.sessionId));
    this.waitUntil(this.db.batch([touch]).catch(() => undefined));
  }
}

const saysOverflow = (error: unknown) => error instanceof Error && error.message.includes("integer overflow");

/** What a change that needs a fresh sign-in answers without one (quality R6). */
export const reauthRequired = (message: string) =>
  new AppError("reauth_required", message, { issues: [{ path: "currentPassword", message }] });
