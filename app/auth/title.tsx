import type { ReactNode } from "react";

/** The heading of an auth screen. */
export function Title({ children }: { children: ReactNode }) {
  return (
    <h1 className="mb-4 font-read text-[2rem] leading-[1.15] font-medium tracking-[-0.02em]">{children}</h1>
  );
}

export const TEXT_LINK =
  "font-medium text-accent-ink py-1 underline underline-offset-[3px] hover:text-accent-hover";
