import type { Product } from "./product";

type Db = Product["db"];

/** Tables that are none of ours: SQLite's, Cloudflare's, the list of migrations. */
const FOREIGN = /^(sqlite_|_cf_|d1_)/;

export async function tablesOf(db: Db): Promise<string[]> {
  const tables = await db.prepare("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name").all();
  return tables.results.map(({ name }) => String(name)).filter((name) => !FOREIGN.test(name));
}

/** Every row of every table: what a refused request must not have changed. */
export async function contentsOf(db: Db): Promise<Record<string, unknown[]>> {
  const tables = await tablesOf(db);
  const answers = await db.batch(
    tables.map((table) => db.prepare(`SELECT * FROM "${table}" ORDER BY rowid`)),
  );
  return Object.fromEntries(tables.map((table, i) => [table, answers[i]?.results ?? []]));
}

/** The columns of a table that name the teacher to whom a row belongs. */
export async function ownerColumns(db: Db, table: string): Promise<string[]> {
  const keys = await db.prepare(`PRAGMA foreign_key_list("${table}")`).all();
  return keys.results.filter((key) => key.table === "users").map((key) => String(key.from));
}

/** How many rows a condition finds, e.g. `countRows(db, "sessions WHERE user_id = ?", id)`. */
export async function countRows(db: Db, condition: string, ...values: unknown[]): Promise<number> {
  const row = await db
    .prepare(`SELECT count(*) AS n FROM ${condition}`)
    .bind(...values)
    .first<{ n: number }>();
  return row?.n ?? 0;
}

export async function change(db: Db, sql: string, ...values: unknown[]): Promise<void> {
  await db
    .prepare(sql)
    .bind(...values)
    .run();
}
