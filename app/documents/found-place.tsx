import type { FoundPlace } from "./schema";

/** A place with the words around it; what was found stands out. */
export function FoundWords({ place: { before, match, after } }: { place: FoundPlace }) {
  return (
    <span className="min-w-0 wrap-anywhere">
      {before}
      <mark className="rounded-[3px] bg-accent-soft px-0.5 font-semibold text-accent-ink">{match}</mark>
      {after}
    </span>
  );
}
