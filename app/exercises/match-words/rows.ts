import { MAX_ITEMS } from "../limits";
import type { ExerciseOf } from "../schema";

type MatchWords = ExerciseOf<"match_words">;
type Item = MatchWords["leftItems"][number];

/** Two items that belong together, by their places in their lists; null where there is no such item. */
export interface Row {
  left: number | null;
  right: number | null;
}

/**
 * What belongs together: items with the same id, or at the same place where the lists share no id (exercises.md). Left
 * items in their order, then those of the right that have no partner. Where an id repeats, the first joins the first.
 */
export function rowsOf({ leftItems, rightItems }: MatchWords): Row[] {
  const waiting = new Map<string, number[]>();
  for (const [j, { id }] of rightItems.entries()) if (id) waiting.set(id, [...(waiting.get(id) ?? []), j]);
  const byId = leftItems.some(({ id }) => id && waiting.has(id));

  const partnerOf = ({ id }: Item, i: number): number | null => {
    if (!byId) return i < rightItems.length ? i : null;
    return (id ? waiting.get(id)?.shift() : undefined) ?? null;
  };
  const joined = leftItems.map((item, left): Row => ({ left, right: partnerOf(item, left) }));
  const taken = new Set(joined.map(({ right }) => right));
  const alone = [...rightItems.keys()].filter((right) => !taken.has(right));
  return [...joined, ...alone.map((right): Row => ({ left: null, right }))];
}

/** The two texts of a row as they are edited, with the items that hold them. */
export interface TextRow {
  left: string;
  right: string;
  leftItem?: Item;
  rightItem?: Item;
}

/** The rows of an exercise with their texts; a missing item is an empty text. */
export const textRowsOf = (exercise: MatchWords): TextRow[] =>
  rowsOf(exercise).map(({ left, right }) => {
    const leftItem = left === null ? undefined : exercise.leftItems[left];
    const rightItem = right === null ? undefined : exercise.rightItems[right];
    return { left: leftItem?.content ?? "", right: rightItem?.content ?? "", leftItem, rightItem };
  });

/**
 * The exercise with these rows: both lists in step, each pair under one id, so that an empty field is an empty item and
 * moves no other. Keys of items that we do not know stay. Only lists that have more rows than a list may hold stay apart.
 */
export function withTextRows(exercise: MatchWords, rows: readonly TextRow[]): MatchWords {
  const inStep = rows.length <= MAX_ITEMS;
  const used = new Set<string>();
  const known = new Set(rows.flatMap(({ leftItem, rightItem }) => [leftItem?.id, rightItem?.id]));
  const leftItems: Item[] = [];
  const rightItems: Item[] = [];
  for (const { left, right, leftItem, rightItem } of rows) {
    const id = [leftItem?.id, rightItem?.id].find((own) => own && !used.has(own)) ?? freeId(used, known);
    used.add(id);
    if (inStep || leftItem || left) leftItems.push({ ...leftItem, id, content: left });
    if (inStep || rightItem || right) rightItems.push({ ...rightItem, id, content: right });
  }
  const fits = leftItems.length <= MAX_ITEMS && rightItems.length <= MAX_ITEMS;
  return fits ? { ...exercise, leftItems, rightItems } : exercise;
}

/** The smallest number that names no item yet. */
function freeId(used: ReadonlySet<string>, known: ReadonlySet<string | undefined>): string {
  let number = 1;
  while (used.has(String(number)) || known.has(String(number))) number += 1;
  return String(number);
}
