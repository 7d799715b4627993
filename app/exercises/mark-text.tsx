import { Check, X } from "lucide-react";
import { WORK } from "./labels";
import type { Mark } from "./use-work";

/** A mark as it is read: "Correct" or "Wrong" with its icon, nothing where an answer is missing (exercises.md). */
export function MarkText({ mark, className = "" }: { mark: Mark | undefined; className?: string }) {
  if (mark !== "right" && mark !== "wrong") return null;
  const Icon = mark === "right" ? Check : X;
  return (
    <span
      className={`inline-flex items-center gap-1 font-ui text-xs font-semibold whitespace-nowrap ${mark === "right" ? "text-accent-ink" : "text-danger"} ${className}`}
    >
      <Icon size={14} strokeWidth={2.25} aria-hidden className="shrink-0" />
      {mark === "right" ? WORK.right : WORK.wrong}
    </span>
  );
}
