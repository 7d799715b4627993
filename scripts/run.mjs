import { spawn } from "node:child_process";
import path from "node:path";

/** The project's root. */
export const ROOT = path.resolve(import.meta.dirname, "..");

/**
 * Runs a command in the project's root, its output shown as it comes.
 * @param {string} command a program, or the name of one in node_modules/.bin
 * @param {string[]} args
 * @param {{ env?: Record<string, string>, quiet?: boolean, onText?: (text: string) => void }} [options] quiet: show
 *   the output only when it fails; onText: also hands it over
 * @returns {Promise<number>} exit code
 */
export function run(command, args, { env = {}, quiet = false, onText } = {}) {
  const bin = path.join(ROOT, "node_modules", ".bin");
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: ROOT,
      env: {
        ...process.env,
        PATH: `${bin}${path.delimiter}${process.env.PATH}`,
        WRANGLER_SEND_METRICS: "false",
        ...env,
      },
      stdio: ["ignore", "pipe", "pipe"],
      shell: process.platform === "win32",
    });
    let kept = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding("utf8").on("data", (text) => {
        if (quiet) kept += text;
        else process.stdout.write(text);
        onText?.(text);
      });
    }
    child.on("error", reject);
    child.on("close", (code) => {
      if (code !== 0 && quiet) process.stdout.write(kept);
      resolve(code ?? 1);
    });
  });
}

/**
 * Like `run`, but a failure ends this process with the same code.
 * @param {string} command
 * @param {string[]} args
 * @param {Parameters<typeof run>[2]} [options]
 */
export async function mustRun(command, args, options) {
  const code = await run(command, args, options);
  if (code !== 0) process.exit(code);
}
