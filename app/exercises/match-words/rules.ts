import { marksOfAssigned, seen } from "../assigned";
import type { Warning } from "../kind";
import { LINT } from "../labels";
import type { ExerciseOf } from "../schema";
import { seedOf, shuffled } from "../shuffle";
import type { Mark } from "../use-work";
import type { Joins } from "./joins";
import { MATCH_WORDS } from "./labels";
import { rowsOf } from "./rows";

type MatchWords = ExerciseOf<"match_words">;

/** Nothing is joined yet. */
export const start = ({ leftItems }: MatchWords): Joins => leftItems.map(() => null);

/** Each with its partner; an item without one, or without a text, joins nothing. */
export function solution(exercise: MatchWords): Joins {
  const joins = [...start(exercise)];
  for (const { left, right } of pairsOf(exercise)) joins[left] = right;
  return joins;
}

/** One mark per item of the left list (exercises.md): equal contents are interchangeable, on either side. */
export function check(exercise: MatchWords, joins: Joins): Mark[] {
  const { leftItems, rightItems } = exercise;
  const rightSeen = (j: number | null | undefined) => {
    const item = typeof j === "number" ? rightItems[j] : undefined;
    return item ? seen(item.content) : null;
  };
  const solved = solution(exercise);
  const shown = [...leftItems.keys()].filter((i) => isShown(leftItems[i]));
  const marks = marksOfAssigned(
    shown.map((i) => ({
      looks: seen(leftItems[i]?.content ?? ""),
      belongs: rightSeen(solved[i]),
      stands: rightSeen(joins[i]),
    })),
  );
  const all = leftItems.map((): Mark => "unchecked");
  for (const [k, i] of shown.entries()) all[i] = marks[k] ?? "unchecked";
  return all;
}

/** Which items of the right list are shown, in which order: shuffled, and never beside their partners one and all. */
export function rightOrder(exercise: MatchWords): number[] {
  const { rightItems } = exercise;
  const partners = solution(exercise).filter((j) => j !== null);
  const taken = new Set(partners);
  const solved = [...partners, ...[...rightItems.keys()].filter((j) => !taken.has(j))].filter((j) =>
    isShown(rightItems[j]),
  );
  const texts = solved.map((j) => seen(rightItems[j]?.content ?? ""));
  return shuffled(texts, seedOf(exercise)).flatMap((k) => solved[k] ?? []);
}

/** Whether there is something to be read. */
export const isShown = (item: { content: string } | undefined): boolean =>
  item !== undefined && seen(item.content) !== "";

/** The pairs that have both texts. */
function pairsOf(exercise: MatchWords) {
  const { leftItems, rightItems } = exercise;
  return rowsOf(exercise).flatMap(({ left, right }) =>
    left !== null && right !== null && isShown(leftItems[left]) && isShown(rightItems[right])
      ? [{ left, right }]
      : [],
  );
}

/** What may be wrong; `item` is the row (`rowsOf`). */
export function lint(exercise: MatchWords): Warning[] {
  const warnings: Warning[] = [];
  if (pairsOf(exercise).length === 0) warnings.push({ message: LINT.nothingToDo });
  const before = { left: new Set<string>(), right: new Set<string>() };
  for (const [item, { left, right }] of rowsOf(exercise).entries()) {
    const texts = {
      left: seen(left === null ? "" : (exercise.leftItems[left]?.content ?? "")),
      right: seen(right === null ? "" : (exercise.rightItems[right]?.content ?? "")),
    };
    if ((texts.left === "") !== (texts.right === "")) warnings.push({ item, message: MATCH_WORDS.noPartner });
    for (const side of ["left", "right"] as const) {
      if (texts[side] && before[side].has(texts[side]))
        warnings.push({ item, message: MATCH_WORDS.twice(texts[side]) });
      before[side].add(texts[side]);
    }
  }
  return warnings;
}
