import { vitePlugin as remix } from "@remix-run/dev";
import { defineConfig } from "vite";
import remixConfig from "../../remix.config.js";

/** Builds the bare Remix app with the product's own options, all but where things are. */
export default defineConfig({
  publicDir: false,
  plugins: [
    remix({
      ...remixConfig,
      appDirectory: "tests/bench/bare-remix",
      buildDirectory: "tests/bench/.work/bare-remix",
      ignoredRouteFiles: [],
      future: { ...remixConfig.future, v3_routeConfig: false },
    }),
  ],
  build: { target: "es2022", assetsInlineLimit: 0, reportCompressedSize: false },
  ssr: { noExternal: true, resolve: { conditions: ["workerd", "worker", "browser"] } },
});
