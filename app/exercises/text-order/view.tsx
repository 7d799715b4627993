import { ArrowDown, ArrowUp, type LucideIcon } from "lucide-react";
import { DragHandle } from "~/ui/drag-handle";
import { moved } from "~/ui/reorder-place";
import { useReorder } from "~/ui/use-reorder";
import type { ViewProps } from "../kind";
import { MarkText } from "../mark-text";
import type { ExerciseOf } from "../schema";
import { type Mark, useWork, type WorkRules } from "../use-work";
import { TEXT_ORDER } from "./labels";
import { check, sentencesOf, solution, start } from "./rules";

const RULES: WorkRules<ExerciseOf<"text_order">, number[]> = { start, check, solution };

const LOOKS: Partial<Record<Mark, string>> = {
  right: "border-accent bg-accent-soft",
  wrong: "border-danger bg-danger-soft",
};

/** Shuffled sentences: dragged by a handle, or moved with its arrow keys or with the arrows beside them. */
export default function TextOrderView({ exercise }: ViewProps<"text_order">) {
  const { answer: order, setAnswer, marks, shown, bar } = useWork(exercise, RULES);
  const sentences = sentencesOf(exercise);
  const textAt = (place: number) => sentences[order[place] ?? -1] ?? "";
  const reorder = useReorder({
    count: order.length,
    onMove: (from, to) => setAnswer((places) => moved(places, from, to)),
    labelOf: (place) => `“${textAt(place)}”`,
  });
  const hidden = shown ? "invisible" : "";

  return (
    <div className="grid grid-cols-1 gap-3">
      <ol aria-label={TEXT_ORDER.list} className="grid grid-cols-1 gap-1.5" {...reorder.list}>
        {order.map((sentence, place) => {
          const mark = marks?.[place];
          const look = shown
            ? "border-accent bg-surface"
            : ((mark && LOOKS[mark]) ?? "border-line bg-surface");
          return (
            <li
              key={sentence}
              className={`flex min-w-0 items-center gap-1 rounded-control border p-1 touch:gap-0 data-dragged:relative data-dragged:z-10 data-dragged:shadow-float data-makes-room:transition-transform ${look}`}
              {...reorder.item(place)}
            >
              <DragHandle className={`hover:bg-hover touch:-ml-1 ${hidden}`} {...reorder.handle(place)} />
              {/* the mark has its room before it comes: nothing moves */}
              <div className="flex min-w-0 grow items-center gap-2 py-1 phone:grid phone:grid-cols-1 phone:gap-0.5">
                <p className="min-w-0 grow font-read text-[1.0625rem] leading-[1.45] whitespace-pre-line wrap-break-word">
                  {textAt(place)}
                </p>
                <span className="flex h-4 min-w-[68px] shrink-0 items-center justify-end phone:justify-start">
                  <MarkText mark={mark} />
                </span>
              </div>
              <Arrow
                way="up"
                icon={ArrowUp}
                label={TEXT_ORDER.up(textAt(place))}
                className={hidden}
                atEnd={place === 0}
                onPress={() => reorder.move(place, place - 1, "[data-arrow=up]")}
              />
              <Arrow
                way="down"
                icon={ArrowDown}
                label={TEXT_ORDER.down(textAt(place))}
                className={hidden}
                atEnd={place === order.length - 1}
                onPress={() => reorder.move(place, place + 1, "[data-arrow=down]")}
              />
            </li>
          );
        })}
      </ol>
      <p aria-live="polite" className="sr-only">
        {reorder.announcement}
      </p>
      {bar}
    </div>
  );
}

interface ArrowProps {
  way: "up" | "down";
  icon: LucideIcon;
  label: string;
  className: string;
  /** There is no place beyond; it keeps the focus, which `disabled` would lose. */
  atEnd: boolean;
  onPress: () => void;
}

function Arrow({ way, icon: Icon, label, className, atEnd, onPress }: ArrowProps) {
  return (
    <button
      type="button"
      data-arrow={way}
      aria-label={label}
      title={way === "up" ? TEXT_ORDER.moveUp : TEXT_ORDER.moveDown}
      aria-disabled={atEnd || undefined}
      onClick={atEnd ? undefined : onPress}
      className={`grid size-7 shrink-0 place-items-center rounded-control text-muted transition-colors not-aria-disabled:hover:bg-hover not-aria-disabled:hover:text-ink aria-disabled:cursor-default aria-disabled:opacity-35 touch:h-11 touch:w-9 ${className}`}
    >
      <Icon size={16} strokeWidth={1.75} aria-hidden />
    </button>
  );
}
