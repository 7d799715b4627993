import { type KeyboardEvent, memo, useRef, useState } from "react";
import { FLAT } from "./flat-labels";
import type { Json } from "./pairs";

interface PairActs {
  select: (path: string) => void;
  change: (path: string, text: string) => string | null;
  step: (path: string, by: 1 | -1) => void;
}

interface PairRowProps {
  path: string;
  value: Json;
  isSelected: boolean;
  acts: PairActs;
}

const wordsOf = (value: Json) => (typeof value === "string" ? value : JSON.stringify(value));
const isFixed = (path: string) => !/^pages-\d+-sections/.test(path);

/** A pair: F2, Enter or a press edits its value, Enter takes it and goes on, Esc gives it up. */
export const PairRow = memo(function PairRow({ path, value, isSelected, acts }: PairRowProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const cell = useRef<HTMLTableCellElement>(null);
  const ended = useRef(true);
  const words = wordsOf(value);
  const isLocked = isFixed(path);

  function begin() {
    ended.current = false;
    setTyped(words);
  }

  function leave() {
    ended.current = true;
    setTyped(null);
    setTrouble(null);
  }

  /** @returns whether it was taken */
  function take(): boolean {
    if (ended.current) return true;
    const wrong = typed === null || typed === words ? null : acts.change(path, typed);
    setTrouble(wrong);
    if (wrong === null) leave();
    return wrong === null;
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing || event.shiftKey || event.altKey || event.ctrlKey || event.metaKey)
      return;
    if (event.key === "Enter") {
      if (take()) acts.step(path, 1);
    } else if (event.key === "Escape") {
      leave();
      requestAnimationFrame(() => cell.current?.querySelector("button")?.focus());
    } else return;
    event.preventDefault();
    event.stopPropagation();
  }

  function onButtonKey(event: KeyboardEvent) {
    const by = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : null;
    if (by && !event.altKey) acts.step(path, by);
    else if (event.key === "F2" && !isLocked) begin();
    else return;
    event.preventDefault();
  }

  return (
    <tr aria-current={isSelected || undefined} className="border-t border-line aria-current:bg-accent-soft">
      <th scope="row" className="px-3 py-1 align-top text-xs font-normal break-all text-muted">
        {path}
      </th>
      <td ref={cell} className="px-1.5 py-0.5 align-top">
        {typed === null ? (
          <button
            type="button"
            id={path}
            aria-label={`${path}: ${words}`}
            aria-disabled={isLocked || undefined}
            title={isLocked ? FLAT.fixed : undefined}
            onFocus={() => acts.select(path)}
            onClick={() => !isLocked && begin()}
            onKeyDown={onButtonKey}
            className={`min-h-7 w-full rounded-control px-1.5 py-0.5 text-left whitespace-pre-wrap wrap-anywhere hover:bg-hover touch:min-h-10 ${typeof value === "string" ? "font-read text-base" : "num text-xs text-muted"}`}
          >
            {words === "" ? <span className="text-muted">{FLAT.emptyText}</span> : words}
          </button>
        ) : (
          <>
            <textarea
              // biome-ignore lint/a11y/noAutofocus: it takes the place of what was pressed
              autoFocus
              id={path}
              rows={1}
              aria-label={path}
              aria-invalid={trouble !== null || undefined}
              aria-describedby={trouble ? `${path}-why` : undefined}
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
              onKeyDown={onKeyDown}
              onBlur={take}
              className="field-sizing-content min-h-7 w-full resize-none rounded-control border border-line-strong bg-surface px-1.5 py-0.5 font-read text-base aria-invalid:border-danger"
            />
            {trouble && (
              <p id={`${path}-why`} role="alert" className="px-1.5 text-xs text-danger">
                {trouble}
              </p>
            )}
          </>
        )}
      </td>
    </tr>
  );
});
