import { mkdirSync } from "node:fs";
import path from "node:path";
import { Miniflare } from "miniflare";
import { mustRun, ROOT } from "../../scripts/run.mjs";
import { applyMigrations, miniflareOptions } from "../../scripts/serve.mjs";

const HERE = path.relative(ROOT, import.meta.dirname);
const WORK = path.join(import.meta.dirname, ".work");
const TABLES = [
  "users",
  "sessions",
  "schedules",
  "students",
  "lessons",
  "payments",
  "courses",
  "pages",
  "blocks",
];

/** Builds the bare Remix app: browser files, and the Worker as wrangler bundles it. */
export async function buildBareRemix() {
  mkdirSync(WORK, { recursive: true });
  await mustRun("remix", ["vite:build", "--config", path.join(HERE, "bare-remix.vite.mjs")], { quiet: true });
  await mustRun(
    "wrangler",
    [
      ...["deploy", "--dry-run", "--config", path.join(HERE, "bare-remix", "wrangler.toml")],
      ...["--outdir", path.join(WORK, "bare-remix", "bundle")],
    ],
    { quiet: true },
  );
}

/**
 * Starts a baseline in a Miniflare of its own: the product's options (assets before the Worker, D1, where data is
 * kept), the product's accounts and schedules, another Worker.
 * @param {import("./product.mjs").Product} product
 * @param {"bare-worker" | "bare-remix"} which
 */
export async function startBare(product, which) {
  const remixFolder = path.join(WORK, "bare-remix");
  const script =
    which === "bare-worker"
      ? path.join(import.meta.dirname, "bare-worker.mjs")
      : path.join(remixFolder, "bundle", "bare-remix-worker.js");
  const source = await product.db();
  const session = await source.prepare("SELECT id, user_id FROM sessions").first();
  const {
    modules: _,
    durableObjects: __,
    ...options
  } = /** @type {Record<string, unknown>} */ (
    miniflareOptions({ port: 0, state: null, vars: { SESSION_SECRET: "none" }, onLog: () => {} })
  );
  if (which === "bare-remix" && options.assets)
    options.assets = { ...options.assets, directory: path.join(remixFolder, "client") };
  const mf = new Miniflare(
    /** @type {import("miniflare").MiniflareOptions} */ ({
      ...options,
      modules: [{ type: "ESModule", path: script }],
      modulesRoot: path.dirname(script),
      bindings: { TEACHER_ID: session?.user_id, SESSION_ID: session?.id },
    }),
  );
  const { port } = await mf.ready;
  await applyMigrations(mf);
  await copyRows(source, await mf.getD1Database("DB"));
  return { origin: `http://localhost:${port}`, stop: () => mf.dispose() };
}

/** @typedef {Awaited<ReturnType<Miniflare["getD1Database"]>>} Db */

/** @param {Db} from @param {Db} to */
async function copyRows(from, to) {
  for (const table of TABLES) {
    const { results } = await from.prepare(`SELECT * FROM ${table}`).all();
    for (const row of results) {
      const columns = Object.keys(row);
      await to
        .prepare(`INSERT INTO ${table} (${columns}) VALUES (${columns.map(() => "?")})`)
        .bind(...Object.values(row))
        .run();
    }
  }
}
