import { build } from "../../scripts/build.mjs";
import { serve } from "../../scripts/serve.mjs";

/** The built product for browser tests: on the port that Playwright names, its data in memory. */
await build();
const { mf } = await serve({ port: Number(process.env.PORT), state: null, onLog: () => {} });

for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM"])) {
  process.once(signal, async () => {
    await mf.dispose();
    process.exit(0);
  });
}
