import { and, like, or, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";

/** More words make nothing clearer and every row dearer. */
const MAX_WORDS = 6;

/**
 * Whether each word of `query` stands somewhere in one of the columns. SQLite tells capitals from small letters
 * outside of English, so a word is looked for as it is typed, in small letters, capitalised, and in capitals.
 * @param query not empty
 */
export function holdsWords(columns: readonly SQLiteColumn[], query: string): SQL | undefined {
  const words = query.split(/\s+/u).slice(0, MAX_WORDS);
  return and(
    ...words.map((word) => or(...columns.flatMap((column) => spellings(word).map((s) => holds(column, s))))),
  );
}

const holds = (column: SQLiteColumn, text: string) =>
  sql`${like(column, `%${text.replace(/[\\%_]/g, "\\$&")}%`)} ESCAPE '\\'`;

function spellings(word: string): string[] {
  const small = word.toLocaleLowerCase();
  const capitalised = small.charAt(0).toLocaleUpperCase() + small.slice(1);
  return [...new Set([word, small, capitalised, word.toLocaleUpperCase()])];
}
