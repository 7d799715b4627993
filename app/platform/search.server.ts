import { and, or, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";

/** More words make nothing clearer and every row dearer. */
const MAX_WORDS = 6;

/**
 * Whether each word of `query` stands somewhere in one of the columns. SQLite folds the case of English letters only,
 * so a word is looked for in small letters, capitalised, and in capitals. Not with LIKE, whose patterns D1 holds to
 * 50 bytes and which takes long over hostile ones.
 * @param query not empty
 */
export function holdsWords(columns: readonly SQLiteColumn[], query: string): SQL | undefined {
  const words = query.split(/\s+/u).slice(0, MAX_WORDS);
  return and(...words.map((word) => or(...columns.flatMap((column) => spellings(word).map(within(column))))));
}

const within = (column: SQLiteColumn) => (text: string) => sql`instr(lower(${column}), ${text}) > 0`;

/** How a word may stand in a column after SQLite's own `lower`. */
function spellings(word: string): string[] {
  const small = word.toLocaleLowerCase();
  const capitalised = small.charAt(0).toLocaleUpperCase() + small.slice(1);
  const forms = [word, small, capitalised, word.toLocaleUpperCase()];
  return [...new Set(forms.map((form) => form.replace(/[A-Z]/g, (letter) => letter.toLowerCase())))];
}
