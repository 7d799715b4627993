import { createHash, randomBytes } from "node:crypto";
import { parseArgs } from "node:util";
import { installDependencies } from "./install.mjs";
import { run } from "./run.mjs";

const LINK_MINUTES = 30;
const USAGE = "usage: npm run reset-password -- EMAIL [--origin https://lectern.example] [--remote]";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { remote: { type: "boolean", default: false }, origin: { type: "string" } },
});
const email = positionals[0]?.trim().toLowerCase();
/** Nothing that a shell or SQL could read as its own. */
const PLAIN_EMAIL = /^[a-z0-9._+=-]+@[a-z0-9.-]+$/;
if (!email || !PLAIN_EMAIL.test(email) || positionals.length !== 1 || (values.remote && !values.origin)) {
  console.error(USAGE);
  process.exit(2);
}

await installDependencies();
const token = randomBytes(32).toString("base64url");
const now = Date.now();
const sql = `INSERT INTO password_resets (id, user_id, created_at, expires_at)
  SELECT '${createHash("sha256").update(token).digest("hex")}', id, ${now}, ${now + LINK_MINUTES * 60_000}
  FROM users WHERE email = '${email}' RETURNING user_id`;

let answer = "";
const code = await run(
  "wrangler",
  ["d1", "execute", "lectern", values.remote ? "--remote" : "--local", "--json", "--yes", "--command", sql],
  {
    quiet: true,
    onText: (text) => {
      answer += text;
    },
  },
);
if (code !== 0) process.exit(code);
if (!answer.includes('"user_id"')) {
  console.error(`There is no account with the email ${email}.`);
  process.exit(1);
}
const origin = values.origin ?? `http://localhost:${process.env.PORT ?? 8787}`;
console.log(`A new password can be chosen here, once, for ${LINK_MINUTES} minutes:

  ${origin}/auth/reset-password#token=${token}
`);
