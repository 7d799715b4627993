import { normalized } from "../compare";
import type { Warning } from "../kind";
import type { ExerciseOf } from "../schema";
import { WORDLIST } from "./labels";

const folded = (text: string) => normalized(text, "NFKC").trim().toLowerCase();

/** Every word stands there once and has its definition (exercises.md "Linter"). */
export function lint({ wordlist_exercise_data: { items } }: ExerciseOf<"wordlist">): Warning[] {
  if (items.every(({ word, definition }) => folded(word + definition) === ""))
    return [{ message: WORDLIST.none }];
  const before = new Set<string>();
  return items.flatMap(({ word, definition }, item): Warning[] => {
    const own = folded(word);
    if (own === "") return [{ item, message: WORDLIST.noWord }];
    const twice = before.has(own);
    before.add(own);
    return [
      ...(folded(definition) === "" ? [{ item, message: WORDLIST.noDefinition }] : []),
      ...(twice ? [{ item, message: WORDLIST.twice }] : []),
    ];
  });
}
