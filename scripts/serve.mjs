import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { Miniflare } from "miniflare";
import { unstable_getMiniflareWorkerOptions, unstable_splitSqlQuery } from "wrangler";
import { ensureLocalSecret } from "./local-settings.mjs";
import { ROOT } from "./run.mjs";

/** Where local data lives, in the layout that wrangler's own `--local` commands use. */
export const LOCAL_STATE = path.join(ROOT, ".wrangler", "state", "v3");

/**
 * @typedef {object} ServeOptions
 * @property {number} [port] 0 for any free one
 * @property {string | null} [state] folder that keeps the data; null keeps it in memory
 * @property {(line: string) => void} [onLog] gets the Worker's log lines; the console without it
 * @property {Record<string, string>} [vars] settings in place of those of wrangler.toml and .dev.vars
 * @property {Door} [door] another Worker beside the product's, for tests
 */

/**
 * @typedef {object} Door
 * @property {(product: import("miniflare").WorkerOptions) => import("miniflare").WorkerOptions} worker
 * @property {(mf: Miniflare) => Database} db the product's database through it
 */

/**
 * What migrations need of a database.
 * @typedef {object} Database
 * @property {(sql: string) => any} prepare
 * @property {(statements: any[]) => Promise<unknown>} batch
 */

/**
 * Options of Miniflare for the built Worker, as wrangler reads them out of wrangler.toml.
 * @param {ServeOptions} options
 * @returns {import("miniflare").MiniflareOptions}
 */
export function miniflareOptions({ port = 8787, state = LOCAL_STATE, onLog, vars, door }) {
  if (!vars?.SESSION_SECRET) ensureLocalSecret();
  const { workerOptions } = unstable_getMiniflareWorkerOptions(path.join(ROOT, "wrangler.toml"));
  /** @param {import("node:stream").Readable} stream */
  const forward = (stream) => {
    let rest = "";
    stream.setEncoding("utf8").on("data", (/** @type {string} */ text) => {
      const lines = (rest + text).split("\n");
      rest = lines.pop() ?? "";
      for (const line of lines) onLog?.(line);
    });
  };
  const persist = (/** @type {string} */ kind) => (state === null ? false : path.join(state, kind));
  /** @type {(stdout: import("node:stream").Readable, stderr: import("node:stream").Readable) => void} */
  const handleRuntimeStdio = (stdout, stderr) => {
    forward(stdout);
    forward(stderr);
  };
  /** @type {import("miniflare").WorkerOptions} */
  const product = {
    ...workerOptions,
    bindings: { ...workerOptions.bindings, ...vars },
    modules: [{ type: "ESModule", path: path.join(ROOT, "dist", "app.js") }],
    modulesRoot: path.join(ROOT, "dist"),
  };
  return {
    ...(door ? { workers: [product, door.worker(product)] } : product),
    host: "localhost",
    port,
    d1Persist: persist("d1"),
    r2Persist: persist("r2"),
    durableObjectsPersist: persist("do"),
    ...(onLog ? { handleRuntimeStdio } : {}),
  };
}

/**
 * Brings the database up to date, the way `wrangler d1 migrations apply` does it and in the same table, without
 * starting another runtime for it.
 * @param {Miniflare} mf
 * @param {Door} [door]
 */
export async function applyMigrations(mf, door) {
  /** @type {Database} */
  const db = door?.db(mf) ?? (await mf.getD1Database("DB"));
  await db
    .prepare(
      `CREATE TABLE IF NOT EXISTS d1_migrations (
         id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT UNIQUE,
         applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL)`,
    )
    .run();
  const { results } = await db.prepare("SELECT name FROM d1_migrations").all();
  const applied = new Set(results.map((/** @type {{ name: string }} */ { name }) => name));
  const folder = path.join(ROOT, "migrations");
  const pending = readdirSync(folder).filter((file) => file.endsWith(".sql") && !applied.has(file));
  for (const file of pending.sort()) {
    const statements = unstable_splitSqlQuery(readFileSync(path.join(folder, file), "utf8"));
    await db.batch([
      ...statements.map((sql) => db.prepare(sql)),
      db.prepare("INSERT INTO d1_migrations (name) VALUES (?)").bind(file),
    ]);
  }
}

/**
 * Starts the built product in Miniflare with an up-to-date database: the one local runtime, for people, browser
 * tests and benchmarks alike.
 * @param {ServeOptions} options
 */
export async function serve(options) {
  const mf = new Miniflare(miniflareOptions(options));
  const url = await mf.ready;
  await applyMigrations(mf, options.door);
  return { mf, url: new URL(url.href.replace("127.0.0.1", "localhost")) };
}
