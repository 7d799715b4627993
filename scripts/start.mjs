import { build } from "./build.mjs";
import { installDependencies } from "./install.mjs";

const PORT = Number(process.env.PORT ?? 8787);

await installDependencies();
console.log("Building…");
await build();

const { serve } = await import("./serve.mjs");
const { DEMO_TEACHER, seedDemo } = await import("./demo-data.mjs");
const { mf, url } = await serve({ port: PORT });
await seedDemo(mf, url);
console.log(`
  Lectern      ${url.origin}
  Demo sign-in ${DEMO_TEACHER.email} / ${DEMO_TEACHER.password}

  Data is kept in .wrangler/state. Ctrl+C stops it.
`);

for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM"])) {
  process.once(signal, async () => {
    await mf.dispose();
    process.exit(0);
  });
}
