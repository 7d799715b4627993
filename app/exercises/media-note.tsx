import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";

interface MediaNoteProps {
  icon: LucideIcon;
  text: string;
  /** What should have been there, in words, or what to do about it. */
  children?: ReactNode;
}

/** Stands in place of a picture, sound or video that is missing or cannot be loaded. */
export function MediaNote({ icon: Icon, text, children }: MediaNoteProps) {
  return (
    <div className="grid justify-items-center gap-1.5 p-4 text-center text-sm text-muted">
      <Icon size={20} strokeWidth={1.75} aria-hidden />
      <p>{text}</p>
      {children}
    </div>
  );
}
