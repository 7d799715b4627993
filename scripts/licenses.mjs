import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

const PACKAGE = /([^\0]*\/node_modules\/((?:@[^/]+\/)?[^/]+))\//;
const LICENSE_FILE = /^licen[cs]e(\.\w+)?$/i;

/**
 * Writes the licences of what browsers are sent, each once and whole, into `licenses.txt`, in place of a comment in
 * every script.
 * @returns {import("vite").Plugin}
 */
export const licenses = () => ({
  name: "licenses",
  config: () => ({ esbuild: { legalComments: "none" } }),
  applyToEnvironment: ({ name }) => name === "client",
  generateBundle(_options, bundle) {
    /** @type {Map<string, string>} */
    const folders = new Map();
    for (const chunk of Object.values(bundle)) {
      for (const id of "moduleIds" in chunk ? chunk.moduleIds : []) {
        const [, folder, name] = PACKAGE.exec(id.replaceAll("\\", "/")) ?? [];
        if (folder && name) folders.set(name, folder);
      }
    }
    const source = [...folders].sort().map(([name, folder]) => `${name}\n\n${licenseIn(folder)}`);
    if (source.length > 0)
      this.emitFile({
        type: "asset",
        fileName: "licenses.txt",
        source: source.join(`\n\n${"-".repeat(80)}\n\n`),
      });
  },
});

/** @param {string} folder */
function licenseIn(folder) {
  const file = readdirSync(folder).find((name) => LICENSE_FILE.test(name));
  if (file) return readFileSync(path.join(folder, file), "utf8").trim();
  return JSON.parse(readFileSync(path.join(folder, "package.json"), "utf8")).license;
}
