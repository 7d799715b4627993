import { watch } from "node:fs";
import path from "node:path";
import { build } from "./build.mjs";
import { installDependencies } from "./install.mjs";
import { ROOT } from "./run.mjs";

const PORT = Number(process.env.PORT ?? 8787);
const QUIET_MS = 200;

await installDependencies();
await build();

const { applyMigrations, miniflareOptions, serve } = await import("./serve.mjs");
const { seedDemo } = await import("./demo-data.mjs");
const { mf, url } = await serve({ port: PORT });
await seedDemo(mf, url);
console.log(`Lectern at ${url.origin}, built anew whenever a source changes.`);

/** @type {NodeJS.Timeout | undefined} */
let soon;
let building = Promise.resolve();

async function rebuild() {
  const started = performance.now();
  try {
    await build();
  } catch {
    console.log("The last build that worked goes on serving.");
    return;
  }
  await mf.setOptions(miniflareOptions({ port: PORT }));
  await applyMigrations(mf);
  console.log(`Built in ${Math.round(performance.now() - started)} ms.`);
}

for (const folder of ["app", "workers", "public", "migrations"]) {
  watch(path.join(ROOT, folder), { recursive: true }, () => {
    clearTimeout(soon);
    soon = setTimeout(() => {
      building = building.then(rebuild);
    }, QUIET_MS);
  });
}

for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM"])) {
  process.once(signal, async () => {
    await mf.dispose();
    process.exit(0);
  });
}
