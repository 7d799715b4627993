import { ChevronLeft, ChevronRight, ListChecks } from "lucide-react";
import { type FormEvent, type ReactNode, useCallback, useEffect, useRef } from "react";
import { Button, IconButton } from "~/ui/button";
import { REVIEW, TURN } from "./review-labels";

interface PageBarProps {
  /** From 1. */
  number: number;
  pageCount: number;
  checkedPages: number;
  nextUnchecked: number | null;
  onTurn: (number: number) => void;
  /** What else can be done with the page. */
  children?: ReactNode;
}

/** Which page of the document it is, the way to the others, and how many of them are done. */
export function PageBar({ number, pageCount, checkedPages, nextUnchecked, onTurn, children }: PageBarProps) {
  const turn = useTurning(number, pageCount, onTurn);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (field.current) field.current.value = String(number);
  }, [number]);

  function go(event?: FormEvent) {
    event?.preventDefault();
    const wanted = Math.round(Number(field.current?.value));
    const to = Math.min(Math.max(wanted || number, 1), pageCount);
    if (field.current) field.current.value = String(to);
    if (to !== number) onTurn(to);
  }

  return (
    <div className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-2">
      <nav aria-label={TURN.group} className="flex items-center gap-2">
        <IconButton
          label={TURN.previous}
          icon={ChevronLeft}
          size="small"
          variant="default"
          aria-keyshortcuts="Alt+PageUp"
          aria-disabled={number <= 1}
          className="aria-disabled:opacity-50"
          onClick={() => turn(-1)}
        />
        <form onSubmit={go} className="num flex items-center gap-1.5 text-sm whitespace-nowrap">
          <label htmlFor="page-number">{TURN.page}</label>
          <input
            ref={field}
            id="page-number"
            inputMode="numeric"
            autoComplete="off"
            defaultValue={number}
            maxLength={4}
            onFocus={({ currentTarget }) => currentTarget.select()}
            onBlur={() => go()}
            className="h-control-small w-12 rounded-control border border-line-strong bg-surface text-center text-sm font-semibold touch:text-md"
          />
          <span className="text-muted">{TURN.of(pageCount)}</span>
        </form>
        <IconButton
          label={TURN.next}
          icon={ChevronRight}
          size="small"
          variant="default"
          aria-keyshortcuts="Alt+PageDown"
          aria-disabled={number >= pageCount}
          className="aria-disabled:opacity-50"
          onClick={() => turn(1)}
        />
      </nav>
      <Progress checked={checkedPages} all={pageCount} />
      {nextUnchecked !== null && (
        <Button
          size="small"
          variant="quiet"
          icon={ListChecks}
          className="-ml-2"
          onClick={() => onTurn(nextUnchecked)}
        >
          {TURN.unchecked}
        </Button>
      )}
      <span className="grow" />
      {children}
    </div>
  );
}

function Progress({ checked, all }: { checked: number; all: number }) {
  const text = REVIEW.progress(checked, all);
  return (
    <div className="flex items-center gap-2 text-sm text-muted">
      <div
        role="progressbar"
        aria-label={text}
        aria-valuenow={checked}
        aria-valuemin={0}
        aria-valuemax={all}
        className="h-1.5 w-24 overflow-hidden rounded-full bg-hover forced-colors:border"
      >
        <div
          className="h-full origin-left bg-accent transition-transform forced-colors:bg-[Highlight]"
          style={{ transform: `scaleX(${checked / all})` }}
        />
      </div>
      <span className="num whitespace-nowrap">{text}</span>
    </div>
  );
}

/** Turns one page on or back; from the page that is on its way, where somebody turns faster than pages come. */
function useTurning(number: number, pageCount: number, onTurn: (number: number) => void) {
  const wanted = useRef(number);
  useEffect(() => {
    wanted.current = number;
  }, [number]);
  const turn = useCallback(
    (by: 1 | -1) => {
      const to = wanted.current > pageCount ? pageCount : wanted.current + by;
      if (to < 1 || to > pageCount) return;
      wanted.current = to;
      onTurn(to);
    },
    [pageCount, onTurn],
  );
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const by = event.key === "PageUp" ? -1 : event.key === "PageDown" ? 1 : null;
      if (!by || !event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      if (document.querySelector("dialog:modal")) return;
      event.preventDefault();
      turn(by);
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, [turn]);
  return turn;
}
