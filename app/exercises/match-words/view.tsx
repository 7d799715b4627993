import { useMemo, useRef, useState } from "react";
import type { ViewProps } from "../kind";
import { ExerciseTitle } from "../title";
import { useDrop } from "../use-drop";
import { useWork } from "../use-work";
import { Column } from "./column";
import { type End, partnerOf } from "./joins";
import { type Line, Lines } from "./lines";
import { arrowTo, endOf, pieceOf } from "./pieces";
import { check, isShown, rightOrder, solution, start } from "./rules";
import { useJoining } from "./use-joining";

const RULES = { start, check, solution };

/** Two columns of words: press one and then its partner, or drag from one to the other. */
export default function MatchWordsView({ exercise }: ViewProps<"match_words">) {
  const { answer, setAnswer, marks, shown, bar } = useWork(exercise, RULES);
  const box = useRef<HTMLDivElement>(null);
  const [drawn, setDrawn] = useState<Line | null>(null);
  const columns = useMemo(
    () => ({
      left: [...exercise.leftItems.keys()].filter((i) => isShown(exercise.leftItems[i])),
      right: rightOrder(exercise),
    }),
    [exercise],
  );
  const textOf = ({ side, index }: End) =>
    (side === "left" ? exercise.leftItems : exercise.rightItems)[index]?.content ?? "";
  const joining = useJoining(answer, setAnswer, textOf);

  const drag = useDrop({
    box,
    carries: false,
    onDrag: (piece, at) => {
      const from = piece.dataset.piece ?? "";
      setDrawn(at && { from, to: at, mark: undefined });
    },
    onDrop: (piece, place) => {
      const [one, other] = [endOf(piece), endOf(place)];
      if (one.side !== other.side) joining.join(one, other);
    },
  });

  const lines = useMemo(() => {
    const joined = answer.flatMap((right, left): Line[] =>
      right === null
        ? []
        : [
            {
              from: pieceOf({ side: "left", index: left }),
              to: pieceOf({ side: "right", index: right }),
              mark: marks?.[left],
            },
          ],
    );
    return drawn
      ? [...joined.filter(({ from, to }) => from !== drawn.from && to !== drawn.from), drawn]
      : joined;
  }, [answer, marks, drawn]);

  const column = (side: End["side"]) => (
    <Column
      side={side}
      disabled={shown}
      items={columns[side].map((index) => {
        const end = { side, index };
        const partner = partnerOf(answer, end);
        const left = side === "left" ? index : partner;
        return {
          ...end,
          text: textOf(end),
          number: left === null ? null : columns.left.indexOf(left) + 1,
          partner:
            partner === null ? null : textOf({ side: side === "left" ? "right" : "left", index: partner }),
          held: joining.isHeld(end),
          mark: left === null ? undefined : marks?.[left],
        };
      })}
      onPress={joining.press}
    />
  );

  return (
    <div className="grid min-w-0 grid-cols-1 gap-3">
      <ExerciseTitle>{exercise.title}</ExerciseTitle>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the buttons within */}
      <div
        ref={box}
        className="relative grid grid-cols-2 gap-x-[clamp(1.75rem,14%,6rem)]"
        onPointerDown={shown ? undefined : drag}
        onKeyDown={(event) => {
          if (event.key === "Escape") joining.letGo();
          else arrowTo(event);
        }}
      >
        <Lines box={box} lines={lines} />
        {column("left")}
        {column("right")}
      </div>
      <p aria-live="polite" className="sr-only">
        {joining.announcement}
      </p>
      {bar}
    </div>
  );
}
