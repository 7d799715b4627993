import { defineConfig } from "drizzle-kit";

export default defineConfig({
  dialect: "sqlite",
  schema: "./app/platform/tables.server.ts",
  out: "./migrations",
});
