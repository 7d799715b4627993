import { useMemo } from "react";
import type { ViewProps } from "../kind";
import { ExerciseTitle } from "../title";
import { useWork } from "../use-work";
import { wordOf } from "./letters";
import { check, solution, start, tileOrders } from "./rules";
import { WordPuzzle } from "./word-puzzle";

const RULES = { start, check, solution };

/** Words whose letters are put in order, by presses or by typing. */
export default function WordUnscrambleView({ exercise }: ViewProps<"word_unscramble">) {
  const { answer, setAnswer, marks, shown, bar } = useWork(exercise, RULES);
  const words = useMemo(() => {
    const orders = tileOrders(exercise);
    return exercise.items.flatMap(({ content }, item) => {
      const word = wordOf(content);
      return word.places.length > 0 ? [{ item, word, order: orders[item] ?? [] }] : [];
    });
  }, [exercise]);

  return (
    <div className="grid min-w-0 grid-cols-1 gap-3">
      <ExerciseTitle>{exercise.title}</ExerciseTitle>
      <ol className="grid min-w-0 grid-cols-1 gap-4">
        {words.map(({ item, word, order }, i) => (
          <li key={item} className="flex min-w-0 gap-2">
            <span
              aria-hidden
              className="num min-w-4 shrink-0 pt-2 text-right font-read text-md text-muted touch:pt-2.5"
            >
              {i + 1}.
            </span>
            <WordPuzzle
              number={i + 1}
              word={word}
              order={order}
              spelling={answer[item] ?? []}
              mark={marks?.[item]}
              disabled={shown}
              onChange={(change) =>
                setAnswer((now) => now.map((own, other) => (other === item ? change(own) : own)))
              }
            />
          </li>
        ))}
      </ol>
      {bar}
    </div>
  );
}
