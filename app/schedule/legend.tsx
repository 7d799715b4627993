import type { Labels } from "./labels";
import { DAY_KINDS } from "./limits";

/** What the three colours mean; each swatch carries the mark of its kind, too. */
export function Legend({ labels, inline = false }: { labels: Labels; inline?: boolean }) {
  return (
    <ul className={inline ? "flex flex-wrap gap-x-6 gap-y-1" : "grid gap-2"}>
      {DAY_KINDS.map((kind) => (
        <li key={kind} className="flex items-center gap-2.5 text-sm">
          <span className="day swatch" data-kind={kind} aria-hidden />
          {labels.legend[kind]}
        </li>
      ))}
    </ul>
  );
}
