import { type KeyboardEvent, useEffect, useMemo, useRef } from "react";
import type { ViewProps } from "../kind";
import { ExerciseTitle } from "../title";
import { useDrop } from "../use-drop";
import { useWork } from "../use-work";
import { Box } from "./box";
import { Chip, ChipShadow } from "./chip";
import { SORT_INTO_COLUMNS } from "./labels";
import { check, columnsOf, poolOrder, solution, start } from "./rules";
import { useSorting } from "./use-sorting";

const RULES = { start, check, solution };
const POOL = "pool";

/** Items to sort: press one and then its column, drag it there, or press the column's number on the keyboard. */
export default function SortIntoColumnsView({ exercise }: ViewProps<"sort_into_columns">) {
  const { answer, setAnswer, marks, shown, bar } = useWork(exercise, RULES);
  const box = useRef<HTMLDivElement>(null);
  const focusNext = useRef<number | null>(null);
  const columns = useMemo(() => columnsOf(exercise), [exercise]);
  const order = useMemo(() => poolOrder(exercise), [exercise]);
  const textOf = (item: number) => exercise.items[item]?.content ?? "";
  const sorting = useSorting(columns, answer, setAnswer, textOf);
  const { held } = sorting;

  const drag = useDrop({
    box,
    carries: true,
    onDrop: (piece, place) => sorting.put(Number(piece), place === POOL ? null : Number(place)),
  });

  // an item that has moved is another element: the focus follows, or goes on to the next that waits
  useEffect(() => {
    if (focusNext.current === null) return;
    box.current?.querySelector<HTMLElement>(`[data-piece="${focusNext.current}"]`)?.focus();
    focusNext.current = null;
  });

  function putByKey(item: number, event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const back = event.key === "0" || event.key === "Backspace" || event.key === "Delete";
    const column = /^[1-9]$/.test(event.key) ? Number(event.key) - 1 : null;
    if (!back && (column === null || column >= columns.length)) return;
    event.preventDefault();
    const waiting = order.filter((other) => answer[other] === null);
    const at = waiting.indexOf(item);
    focusNext.current = (back || at < 0 ? undefined : (waiting[at + 1] ?? waiting[at - 1])) ?? item;
    sorting.put(item, column);
  }

  const chip = (item: number) => (
    <Chip
      item={item}
      text={textOf(item)}
      held={held === item}
      mark={marks?.[item]}
      disabled={shown}
      onPress={() => sorting.press(item)}
      onKeyDown={(event) => putByKey(item, event)}
    />
  );

  return (
    <div className="grid min-w-0 grid-cols-1 gap-3">
      <ExerciseTitle>{exercise.title}</ExerciseTitle>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the buttons within */}
      <div
        ref={box}
        className="grid min-w-0 grid-cols-1 gap-2.5"
        onPointerDown={shown ? undefined : drag}
        onKeyDown={(event) => {
          if (event.key === "Escape") sorting.letGo();
        }}
      >
        <Box
          name={SORT_INTO_COLUMNS.pool}
          number={null}
          place={POOL}
          action={held !== null && answer[held] !== null ? SORT_INTO_COLUMNS.putBack : null}
          onPut={() => held !== null && sorting.put(held, null)}
        >
          <ul aria-label={SORT_INTO_COLUMNS.pool} className="flex min-w-0 flex-wrap gap-1.5">
            {order.map((item) => (
              <li
                key={item}
                className="flex max-w-full min-w-0"
                aria-hidden={answer[item] !== null || undefined}
              >
                {answer[item] === null ? chip(item) : <ChipShadow text={textOf(item)} />}
              </li>
            ))}
          </ul>
        </Box>
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,10.5rem),1fr))] gap-2.5">
          {columns.map((name, column) => (
            <Box
              key={name}
              name={name}
              number={column + 1}
              place={String(column)}
              action={held === null ? null : SORT_INTO_COLUMNS.put(textOf(held))}
              onPut={() => held !== null && sorting.put(held, column)}
            >
              <ul aria-label={name} className="grid min-w-0 grid-cols-1 gap-1.5">
                {order
                  .filter((item) => answer[item] === column)
                  .map((item) => (
                    <li key={item} className="grid min-w-0 grid-cols-1">
                      {chip(item)}
                    </li>
                  ))}
              </ul>
            </Box>
          ))}
        </div>
      </div>
      <p aria-live="polite" className="sr-only">
        {sorting.announcement}
      </p>
      {bar}
    </div>
  );
}
