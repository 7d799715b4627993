import { ChevronLeft, ChevronRight } from "lucide-react";
import { type KeyboardEvent, type ReactNode, useState } from "react";
import { IconButton } from "~/ui/button";
import type { Entry } from "./coverable-list";
import { WORDLIST } from "./labels";

/** The words as cards, one at a time: its definition is on the back. */
export function Cards({ items, children }: { items: readonly Entry[]; children: ReactNode }) {
  const [{ place, turned }, setAt] = useState({ place: 0, turned: false });
  const last = items.length - 1;
  const at = Math.min(place, last);
  const entry = items[at];

  const go = (step: number) => {
    const to = at + step;
    if (to >= 0 && to <= last) setAt({ place: to, turned: false });
  };
  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!step || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    go(step);
  }

  return (
    <>
      <div className="flex flex-wrap items-center gap-2">
        <span className="grow">{children}</span>
        <IconButton
          size="small"
          label={WORDLIST.previous}
          icon={ChevronLeft}
          aria-disabled={at === 0}
          className="aria-disabled:opacity-50"
          onClick={() => go(-1)}
        />
        <span className="num min-w-14 text-center text-sm text-muted">
          {WORDLIST.count(at + 1, items.length)}
        </span>
        <IconButton
          size="small"
          label={WORDLIST.next}
          icon={ChevronRight}
          aria-disabled={at === last}
          className="aria-disabled:opacity-50"
          onClick={() => go(1)}
        />
      </div>
      <button
        type="button"
        title={WORDLIST.turn}
        onClick={() => setAt({ place: at, turned: !turned })}
        onKeyDown={onKeyDown}
        className={`grid h-44 w-full overflow-y-auto rounded-card border p-5 text-center font-read transition-colors ${turned ? "border-accent/40 bg-accent-soft" : "border-line-strong bg-surface hover:bg-hover"}`}
      >
        <span aria-live="polite" className="m-auto max-w-[44ch] min-w-0 wrap-break-word">
          <span className="mb-1 block font-ui text-xs text-muted">
            {turned ? WORDLIST.definition : WORDLIST.word}
          </span>
          <span
            key={`${at} ${turned}`}
            className={`block animate-appear ${turned ? "text-md" : "text-lg font-semibold"}`}
          >
            {(turned ? entry?.definition : entry?.word) || "–"}
          </span>
        </span>
      </button>
    </>
  );
}
