import { readFileSync } from "node:fs";
import path from "node:path";
import { generateSQLiteDrizzleJson, generateSQLiteMigration } from "drizzle-kit/api";
import { getTableConfig } from "drizzle-orm/sqlite-core";
import { afterAll, describe, expect, test } from "vitest";
import * as tables from "~/platform/tables.server";
import { ROOT } from "../../scripts/run.mjs";
import { tablesOf } from "../support/database";
import { startProduct } from "../support/product";

const product = await startProduct();
afterAll(product.stop);
const { db } = product;

const inMeta = (file: string) =>
  JSON.parse(readFileSync(path.join(ROOT, "migrations", "meta", file), "utf8"));
const CONFIGS = Object.values(tables).map((table) => getTableConfig(table));

describe("the migrations and the tables of the code agree", () => {
  test("the last snapshot is of today's tables: nothing is left to generate", async () => {
    const last = inMeta("_journal.json").entries.at(-1);
    const snapshot = inMeta(`${String(last.idx).padStart(4, "0")}_snapshot.json`);
    const now = await generateSQLiteDrizzleJson(tables, snapshot.id);
    expect(await generateSQLiteMigration(snapshot, now)).toEqual([]);
  });

  test("the migrated database has these tables and no other", async () => {
    expect(await tablesOf(db)).toEqual(CONFIGS.map(({ name }) => name).sort());
  });

  test.each(CONFIGS.map((config) => [config.name, config] as const))(
    "%s has its columns, keys and indexes",
    async (name, config) => {
      const info = await db.prepare(`PRAGMA table_info("${name}")`).all();
      const composite = config.primaryKeys.flatMap(({ columns }) => columns.map((column) => column.name));
      const actual = info.results.map((row) => ({
        name: row.name,
        type: String(row.type).toLowerCase(),
        notNull: row.notnull === 1,
        primary: row.pk !== 0,
      }));
      expect(actual).toEqual(
        config.columns.map((column) => ({
          name: column.name,
          type: column.getSQLType(),
          notNull: column.notNull,
          primary: column.primary || composite.includes(column.name),
        })),
      );

      const keys = await db.prepare(`PRAGMA foreign_key_list("${name}")`).all();
      expect(
        keys.results.map((key) => [key.from, key.table, key.to, String(key.on_delete).toLowerCase()]).sort(),
      ).toEqual(
        config.foreignKeys
          .map((key) => {
            const { columns, foreignColumns, foreignTable } = key.reference();
            return [
              columns[0]?.name,
              getTableConfig(foreignTable).name,
              foreignColumns[0]?.name,
              key.onDelete,
            ];
          })
          .sort(),
      );

      const indexes = await db.prepare(`PRAGMA index_list("${name}")`).all();
      const made = indexes.results
        .filter(({ origin }) => origin === "c")
        .map((index) => [index.name, index.unique === 1]);
      const uniques = config.columns
        .filter(({ isUnique }) => isUnique)
        .map((column) => [column.uniqueName, true]);
      expect(made.sort()).toEqual(
        [...config.indexes.map((index) => [index.config.name, index.config.unique]), ...uniques].sort(),
      );
    },
  );

  test("a foreign key that is broken is refused", async () => {
    const orphan = db.prepare("INSERT INTO schedules VALUES ('nobody', 2026, '{}', 1, 0)").run();
    await expect(orphan).rejects.toThrow(/FOREIGN KEY/);
  });
});
