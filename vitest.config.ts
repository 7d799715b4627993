import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

export default defineConfig({
  resolve: { alias: { "~": fileURLToPath(new URL("./app", import.meta.url)) } },
  test: {
    projects: [
      { extends: true, test: { name: "rules", include: ["app/**/*.test.ts"] } },
      {
        extends: true,
        test: {
          name: "contract",
          include: ["tests/contract/**/*.test.ts"],
          // One runtime a file; two files at a time are what a small machine bears.
          maxWorkers: 2,
          // They share nothing but modules, and loading those anew for each file costs more than the tests.
          isolate: false,
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
