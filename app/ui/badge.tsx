import type { ReactNode } from "react";

type Tone = "accent" | "neutral" | "danger" | "warn";

const TONES: Record<Tone, string> = {
  accent: "bg-accent-soft text-accent-ink",
  neutral: "bg-sunken text-muted ring-1 ring-line ring-inset",
  danger: "bg-danger-soft text-danger",
  warn: "bg-warn-soft text-warn-ink",
};

export function Badge({ tone = "accent", children }: { tone?: Tone; children: ReactNode }) {
  return (
    <span
      className={`num inline-flex h-5 shrink-0 items-center gap-[5px] rounded-full px-[7px] text-xs font-semibold whitespace-nowrap ${TONES[tone]}`}
    >
      {children}
    </span>
  );
}
