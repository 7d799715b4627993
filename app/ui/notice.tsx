import { CircleAlert, CircleCheck, Info, type LucideIcon, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";

type NoticeTone = "info" | "success" | "warn" | "danger";

export const NOTICE_ICONS: Record<NoticeTone, LucideIcon> = {
  info: Info,
  success: CircleCheck,
  warn: TriangleAlert,
  danger: CircleAlert,
};

const TONES: Record<NoticeTone, string> = {
  info: "bg-sunken text-ink ring-line",
  success: "bg-accent-soft text-accent-ink ring-accent/25",
  warn: "bg-warn-soft text-warn-ink ring-warn-ink/25",
  danger: "bg-danger-soft text-danger ring-danger/25",
};

interface NoticeProps {
  tone: NoticeTone;
  /** Interrupts a screen reader, as a danger always does. */
  urgent?: boolean;
  children: ReactNode;
}

/** A message inside the page. */
export function Notice({ tone, urgent = tone === "danger", children }: NoticeProps) {
  const Icon = NOTICE_ICONS[tone];
  return (
    <div
      role={urgent ? "alert" : "status"}
      className={`flex items-start gap-2.5 rounded-control px-3 py-2.5 text-sm ring-1 ring-inset ${TONES[tone]}`}
    >
      <Icon size={16} strokeWidth={1.75} aria-hidden className="mt-0.5 shrink-0" />
      <div className="min-w-0 grow wrap-break-word">{children}</div>
    </div>
  );
}
