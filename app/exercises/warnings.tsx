import { TriangleAlert } from "lucide-react";
import type { Warning } from "./kind";

interface WarningsProps {
  warnings: readonly Warning[];
  /** The item's place; what concerns the whole exercise is said by the frame around its editor. */
  item: number;
  id?: string | undefined;
}

/** What the linter found in one item, under it. */
export function Warnings({ warnings, item, id }: WarningsProps) {
  const own = warnings.filter((warning) => warning.item === item);
  if (own.length === 0) return null;
  return (
    <ul id={id} className="grid gap-0.5 text-xs text-warn-ink">
      {own.map(({ message }) => (
        <li key={message} className="flex items-start gap-1.5">
          <TriangleAlert size={14} strokeWidth={1.75} aria-hidden className="mt-0.5 shrink-0" />
          <span className="min-w-0 wrap-break-word">{message}</span>
        </li>
      ))}
    </ul>
  );
}
