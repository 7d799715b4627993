import type { ReactNode } from "react";

export interface Column<Row> {
  head: string;
  cell: (row: Row) => ReactNode;
  /** Figures stand at the right, under each other. */
  align?: "right";
  /** A class for its width, where tables below each other are to line up. */
  width?: string;
  /** On a phone there is no room for it: the first column tells it there. */
  hideOnPhone?: boolean;
  /** The head is read out only, as over a column of buttons. */
  hideHead?: boolean;
}

interface DataTableProps<Row> {
  /** What the table lists, for a screen reader. */
  caption: string;
  /** The first one names the row. */
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
}

function lookOf<Row>({ align, width = "", hideOnPhone }: Column<Row>): string {
  return `${width} px-2 first:pl-4 last:pr-4 ${align === "right" ? "num text-right" : "text-left"} ${hideOnPhone ? "phone:hidden" : ""}`;
}

/** Rows of things with hairlines between; what is too wide scrolls inside, never the page. */
export function DataTable<Row>({ caption, columns, rows, keyOf }: DataTableProps<Row>) {
  return (
    <div className="-mx-4 overflow-x-auto">
      <table className="w-full border-collapse text-sm">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="h-9 border-b border-line text-xs text-muted">
            {columns.map((column) => (
              <th key={column.head} scope="col" className={`font-medium whitespace-nowrap ${lookOf(column)}`}>
                <span className={column.hideHead ? "sr-only" : ""}>{column.head}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)} className="h-12 border-b border-line last:border-b-0 hover:bg-hover/50">
              {columns.map((column, i) =>
                i === 0 ? (
                  <th
                    key={column.head}
                    scope="row"
                    className={`py-1.5 font-medium wrap-anywhere ${lookOf(column)}`}
                  >
                    {column.cell(row)}
                  </th>
                ) : (
                  <td key={column.head} className={`py-1.5 ${lookOf(column)}`}>
                    {column.cell(row)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
