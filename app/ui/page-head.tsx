import type { ReactNode } from "react";

/** A page's title and its actions, on one line. */
export function PageHead({ title, children }: { title: ReactNode; children?: ReactNode }) {
  return (
    <div className="mb-[18px] flex min-h-control flex-wrap items-center gap-x-3 gap-y-2">
      <h1 className="min-w-0 grow text-lg wrap-anywhere leading-tight font-semibold tracking-[-0.014em]">
        {title}
      </h1>
      {children}
    </div>
  );
}
