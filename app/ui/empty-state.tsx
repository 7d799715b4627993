import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";

interface EmptyStateProps {
  icon: LucideIcon;
  /** One sentence: what will stand here and how it comes. */
  text: string;
  /** The one thing to do about it. */
  children?: ReactNode;
}

/** Stands in place of a list that is empty. */
export function EmptyState({ icon: Icon, text, children }: EmptyStateProps) {
  return (
    <div className="grid justify-items-center gap-3 px-4 py-6 text-center">
      <span className="grid size-10 place-items-center rounded-full bg-sunken text-muted">
        <Icon size={18} strokeWidth={1.75} aria-hidden />
      </span>
      <p className="max-w-[36ch] text-sm text-pretty text-muted">{text}</p>
      {children}
    </div>
  );
}
