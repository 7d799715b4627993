import { ChevronLeft, ChevronRight } from "lucide-react";
import { IconButton } from "~/ui/button";
import { type Turns, turnsFrom } from "./page-address";
import { PAGER } from "./page-labels";
import type { Turn } from "./use-turning";

interface PagerProps {
  /** The page on the screen, from 0. */
  index: number;
  pageCount: number;
  /** The page's own; empty where it has none, or where there is no such page. */
  label: string;
  turn: Turn;
}

/** Previous and next page, and between them which one is shown (spec §2, §4 "Course Builder"). */
export function Pager({ index, pageCount, label, turn }: PagerProps) {
  const turns = turnsFrom(index, pageCount);
  const arrow = (way: keyof Turns) => ({
    variant: "default" as const,
    "aria-disabled": turns[way] === null,
    className: turns[way] === null ? "opacity-50" : "",
    onClick: () => turn(way),
  });
  return (
    <nav aria-label={PAGER.group} className="flex min-w-0 items-center gap-2">
      <IconButton
        label={PAGER.previous}
        icon={ChevronLeft}
        size="small"
        aria-keyshortcuts="Alt+PageUp"
        {...arrow("previous")}
      />
      <p aria-live="polite" aria-atomic className="num flex min-w-0 gap-1 text-sm whitespace-nowrap">
        {PAGER.page}
        {label ? (
          <b className="min-w-0 max-w-[32ch] truncate font-semibold" title={label}>
            {label}
          </b>
        ) : (
          <span className="text-danger">{PAGER.noPage}</span>
        )}
        {index < pageCount && (
          <span className="text-muted">
            {label === String(index + 1) ? PAGER.of(pageCount) : PAGER.place(index + 1, pageCount)}
          </span>
        )}
      </p>
      <IconButton
        label={PAGER.next}
        icon={ChevronRight}
        size="small"
        aria-keyshortcuts="Alt+PageDown"
        {...arrow("next")}
      />
    </nav>
  );
}
