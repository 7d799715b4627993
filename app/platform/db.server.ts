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
  /network connection lost|overloaded|was reset|be reset|reset because|transient issue|timed? ?out|too many requests/i;
const RETRY_AFTER_SECONDS = 2;

/** What drizzle makes of a statement before it is run; its own batch works with the same two. */
interface Built {
  getQuery: () => Query;
  mapResult: (result: unknown, isFromBatch: true) => unknown;
}

const builtFrom = (statement: Statement) => (statement as unknown as { _prepare: () => Built })._prepare();

/** Builds statements and cannot run them. */
const builder = drizzle({ prepare: () => undefined } as unknown as D1Database);

/**
 * D1 behind drizzle, for one request. The round trip is what costs, so there is one way to talk to it: a batch,
 * which is one round trip and one transaction. What it cost is added to the request's record.
 */
export class Database {
  /** Builds statements for `batch`; by themselves they cannot be run. */
  readonly build = builder;

  constructor(
    private readonly d1: D1Database,
    private readonly tally: RequestRecord["d1"],
  ) {}

  /**
   * Runs the statements in one round trip, all or nothing.
   * @returns their results in order; a write without `returning` answers D1's result with `meta.changes`
   * @throws AppError `unavailable` for D1's passing troubles, otherwise what D1 throws
   */
  async batch<S extends Statements>(statements: S): Promise<BatchResponse<S>> {
    const built = statements.map(builtFrom);
    try {
      const results = await this.d1.batch(
        built.map((statement) => {
          const { sql, params } = statement.getQuery();
          return this.d1.prepare(sql).bind(...params);
        }),
      );
      this.#count(results);
      return built.map((statement, i) =>
        statement.mapResult(results[i], true),
      ) as unknown as BatchResponse<S>;
    } catch (error) {
      if (isPassing(error)) throw unavailable(RETRY_AFTER_SECONDS, error);
      throw error;
    }
  }

  #count(results: readonly D1Result[]): void {
    this.tally.calls += 1;
    for (const { meta } of results) {
      this.tally.rowsRead += meta.rows_read ?? 0;
      this.tally.rowsWritten += meta.rows_written ?? 0;
    }
  }
}

/**
 * Declares a statement of a busy path, built once an isolate: building costs a third of what D1 needs to run it.
 * @param build with `sql.placeholder(name)` wherever a value stands
 * @returns makes the statement with its values, to be handed to `batch` or `Teacher.read` like any other
 */
export function frequent<S extends Statement>(
  build: (db: DrizzleD1Database) => S,
): (values: Record<string, string | number | null>) => S {
  let built: Built | undefined;
  return (values) => {
    built ??= builtFrom(build(builder));
    const { getQuery, mapResult } = built;
    const { sql, params } = getQuery.call(built);
    const query = { sql, params: fillPlaceholders(params, values) };
    const filled: Built = { getQuery: () => query, mapResult: mapResult.bind(built) };
    return { _prepare: () => filled } as unknown as S;
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
