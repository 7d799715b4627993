import { Buffer } from "node:buffer";
import { invalid } from "./errors";

/** A place in a sorted list, as a page names the next one: the sort keys of its last row, opaque to clients. */
export function cursorOf(...keys: string[]): string {
  return Buffer.from(JSON.stringify(keys)).toString("base64url");
}

/**
 * The two sort keys of a cursor that `cursorOf` made, or null without one: the list begins at its start.
 * @throws AppError `invalid` for what is no cursor
 */
export function keysOf(cursor: string | undefined): [string, string] | null {
  if (cursor === undefined) return null;
  const keys = parsed(cursor);
  const [first, second] = Array.isArray(keys) ? keys : [];
  if (typeof first === "string" && typeof second === "string" && cursorOf(first, second) === cursor)
    return [first, second];
  throw invalid([
    { path: "after", message: "This page of the list is not known. Please start from the top." },
  ]);
}

function parsed(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, "base64url").toString());
  } catch {
    return null;
  }
}

/**
 * Cuts a list that was read one row longer than a page.
 * @param keysOfRow the sort keys of a row
 */
export function pageOf<T>(
  rows: T[],
  size: number,
  keysOfRow: (row: T) => [string, string],
): { rows: T[]; next: string | null } {
  const page = rows.slice(0, size);
  const last = page.at(-1);
  return { rows: page, next: rows.length > size && last ? cursorOf(...keysOfRow(last)) : null };
}
