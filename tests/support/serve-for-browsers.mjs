import { createServer } from "node:http";
import { build } from "../../scripts/build.mjs";
import { serve } from "../../scripts/serve.mjs";
import { seedingPort } from "./addresses.mjs";
import { door } from "./door.mjs";

/** The built product for browser tests: on the port that Playwright names, its data in memory. */
await build();
const port = Number(process.env.PORT);
const { mf } = await serve({ port, state: null, onLog: () => {}, door });

const db = door.db(mf);

/** Beside the product, for what no person could type in: takes `{sql, values}` and runs it. */
const seeding = createServer(async (request, response) => {
  const { sql, values } = JSON.parse(Buffer.concat(await request.toArray()).toString());
  const { success } = await db
    .prepare(sql)
    .bind(...values)
    .run();
  response.writeHead(success ? 204 : 500).end();
}).listen(seedingPort(port), "localhost");

for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM"])) {
  process.once(signal, async () => {
    seeding.close();
    await mf.dispose();
    process.exit(0);
  });
}
