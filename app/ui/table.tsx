import type { ReactNode } from "react";

const CELLS =
  "[&_th]:px-1.5 [&_th]:py-2 [&_th]:text-left [&_th]:font-medium [&_thead_th]:text-muted [&_td]:px-1.5 [&_td]:py-2 [&_tr]:border-b [&_tr]:border-line [&_tbody_tr:last-child]:border-b-0";

type TableProps = { /** what the table lists; read out, not shown */ label: string; children: ReactNode };

/** A table of rows under hairlines. A wide one scrolls inside itself, by keyboard too. */
export function Table({ label, children }: TableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section aria-label={label} tabIndex={0} className="-mx-1.5 overflow-x-auto">
      <table className={`w-full text-sm ${CELLS}`}>{children}</table>
    </section>
  );
}
