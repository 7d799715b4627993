import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";

type EmptyStateProps = { icon: LucideIcon /** one sentence */; title: ReactNode; action?: ReactNode };

/** What stands where a list would: one sentence that says what to do, and one action. */
export function EmptyState({ icon: Icon, title, action }: EmptyStateProps) {
  return (
    <div className="grid justify-items-center gap-3 px-4 py-8 text-center">
      <span className="grid size-11 place-items-center rounded-full bg-accent-soft text-accent-ink">
        <Icon size={20} strokeWidth={1.75} aria-hidden />
      </span>
      <p className="max-w-[42ch] text-base text-pretty text-muted">{title}</p>
      {action}
    </div>
  );
}
