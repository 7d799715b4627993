import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { vitePlugin as remix } from "@remix-run/dev";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import remixConfig from "./remix.config.js";
import { licenses } from "./scripts/licenses.mjs";

const { version } = JSON.parse(readFileSync(new URL("./package.json", import.meta.url), "utf8"));

export default defineConfig({
  plugins: [tailwindcss(), remix(remixConfig), licenses()],
  resolve: { alias: { "~": fileURLToPath(new URL("./app", import.meta.url)) } },
  define: { "import.meta.env.APP_VERSION": JSON.stringify(version) },
  build: {
    target: "es2022",
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    modulePreload: { polyfill: false, resolveDependencies: () => [] },
    // a screen of thirty files waits longer for the files than for what is in them
    rollupOptions: { output: { experimentalMinChunkSize: 1 } },
  },
  worker: { format: "es" },
  ssr: { noExternal: true, resolve: { conditions: ["workerd", "worker", "browser"] } },
});
