/**
 * Something to press in an exercise: a word to join, an item to sort, a letter. `aria-pressed` while it is held;
 * `data-mark` when it has been checked.
 */
export const TILE =
  "relative rounded-control border border-line-strong bg-surface font-read text-[1.0625rem] leading-[1.45] text-ink transition-colors select-none wrap-break-word hover:bg-hover aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:outline-2 aria-pressed:outline-accent data-[mark=right]:border-accent data-[mark=right]:bg-accent-soft data-[mark=right]:text-accent-ink data-[mark=wrong]:border-danger data-[mark=wrong]:bg-danger-soft data-[mark=wrong]:text-danger aria-disabled:cursor-default aria-disabled:hover:bg-surface";
