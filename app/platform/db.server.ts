import { fillPlaceholders, type Query } from "drizzle-orm";
import type { BatchItem, BatchResponse } from "drizzle-orm/batch";
import { type DrizzleD1Database, drizzle } from "drizzle-orm/d1";
import { unavailable } from "./errors";
import type { RequestRecord } from "./log.server";

export type Statement = BatchItem<"sqlite">;
export type Statements = Readonly<[Statement, ...Statement[]]>;
export type ResultOf<S extends Statement> = S["_"]["result"];

/** D1 says so when it is not us who failed (quality R17). */
const PASSING_TROUBLE =
  /network connection lost|overloaded|storage caused object to be reset|timed? ?out|too many requests/i;
const RETRY_AFTER_SECONDS = 2;

/**
 * D1 behind drizzle, for one request. The round trip is what costs, so there is one way to talk to it: a batch,
 * which is one round trip and one transaction. What it cost is added to the request's record.
 */
export class Database {
  /** Builds statements; never run them by themselves, hand them to `batch`. */
  readonly build: DrizzleD1Database;

  constructor(
    private readonly d1: D1Database,
    tally: RequestRecord["d1"],
  ) {
    const counted = {
      prepare: (query: string) => d1.prepare(query),
      batch: async (statements: D1PreparedStatement[]) => {
        tally.calls += 1;
        const results = await d1.batch(statements);
        for (const { meta } of results) {
          tally.rowsRead += meta.rows_read ?? 0;
          tally.rowsWritten += meta.rows_written ?? 0;
        }
        return results;
      },
    };
    this.build = drizzle(counted as unknown as D1Database);
  }

  /** A statement that was built before, with these values in its placeholders. */
  fill<S extends Statement>(built: Built, values: Record<string, unknown>): S {
    const { sql, params } = built.getQuery();
    const query = { sql, params: fillPlaceholders(params, values) };
    const stmt = this.d1.prepare(sql);
    const filled: Built = {
      getQuery: () => query,
      mapResult: (result, isFromBatch) => built.mapResult(result, isFromBatch),
    };
    return { _prepare: () => Object.assign(filled, { stmt }) } as unknown as S;
  }

  /**
   * Runs the statements in one round trip, all or nothing.
   * @returns their results in order; a write without `returning` answers D1's result with `meta.changes`
   * @throws AppError `unavailable` for D1's passing troubles, otherwise what D1 throws
   */
  async batch<S extends Statements>(statements: S): Promise<BatchResponse<S>> {
    try {
      return await this.build.batch(statements);
    } catch (error) {
      if (isPassing(error)) throw unavailable(RETRY_AFTER_SECONDS, error);
      throw error;
    }
  }
}

/** What drizzle makes of a statement before it is run. */
interface Built {
  getQuery: () => Query;
  mapResult: (result: unknown, isFromBatch?: boolean) => unknown;
}

/** Builds and never runs. */
const builder = drizzle({ prepare: () => undefined } as unknown as D1Database);

/**
 * Declares a statement of a busy path, built once an isolate: building costs a third of what D1 needs to run it.
 * @param build with `sql.placeholder(name)` wherever a value stands
 * @returns the statement with its values, to be handed to `batch` or `Teacher.read` like any other
 */
export function frequent<S extends Statement>(
  build: (db: DrizzleD1Database) => S,
): (db: Database, values: Record<string, string | number | null>) => S {
  let built: Built | undefined;
  return (db, values) => {
    built ??= (build(builder) as unknown as { _prepare: () => Built })._prepare();
    return db.fill(built, values);
  };
}

function isPassing(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return PASSING_TROUBLE.test(error.message) || isPassing(error.cause);
}

/** Rows that a write without `returning` changed. */
export function changedRows(result: unknown): number {
  return (result as D1Result).meta.changes;
}
