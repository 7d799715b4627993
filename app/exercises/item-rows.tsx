import { Plus, X } from "lucide-react";
import type { ReactNode } from "react";
import { Button, IconButton } from "~/ui/button";
import { DragHandle } from "~/ui/drag-handle";
import type { Warning } from "./kind";
import { ROWS } from "./labels";
import { MAX_ITEMS } from "./limits";
import { useItemRows } from "./use-item-rows";
import { Warnings } from "./warnings";

/** What the fields of a row need. */
export interface Row<I> {
  /** From 0. */
  index: number;
  /** Such as "Sentence 2": the label of its only field, the beginning of the labels of several. */
  label: string;
  /** For `aria-describedby` of its fields; absent while the linter finds nothing. */
  describedBy: string | undefined;
  change: (item: I) => void;
}

interface ItemRowsProps<I> {
  /** What the list is called; read out only. */
  label: string;
  /** What one of its rows is called, such as "Sentence". */
  noun: string;
  /** What the button below says, such as "Add sentence". */
  add: string;
  items: readonly I[];
  onChange: (items: I[]) => void;
  /** A row to be filled in. */
  empty: () => I;
  /** Makes rows of several lines that are pasted; without it they go into the field as they are. */
  fromLine?: (line: string) => I;
  warnings: readonly Warning[];
  /** Its fields. Enter goes to the next one, in the last one it adds a row; Shift+Enter adds a line, in a text area. */
  children: (item: I, row: Row<I>) => ReactNode;
}

/** A list in an editor: rows to add, remove and put in order, at most 100, each with its warnings below it. */
export function ItemRows<I>(props: ItemRowsProps<I>) {
  const { label, noun, add, items, warnings, children } = props;
  const labelOf = (index: number) => `${noun} ${index + 1}`;
  const rows = useItemRows({ ...props, labelOf });
  const full = items.length >= MAX_ITEMS;
  return (
    <div className="grid grid-cols-1 gap-2">
      <ol aria-label={label} className="grid grid-cols-1 gap-2" {...rows.list}>
        {items.map((item, index) => {
          const warned = warnings.some((warning) => warning.item === index);
          const describedBy = warned ? rows.noteId(index) : undefined;
          return (
            <li
              key={rows.keys[index]}
              className="grid grid-cols-1 gap-1 rounded-control data-dragged:relative data-dragged:z-10 data-dragged:bg-surface data-dragged:shadow-float data-makes-room:transition-transform"
              {...rows.row(index)}
            >
              <div className="flex min-w-0 items-start gap-1">
                <DragHandle className="mt-1 touch:mt-0 touch:-ml-3" {...rows.handle(index)} />
                <div className="min-w-0 grow">
                  {children(item, {
                    index,
                    label: labelOf(index),
                    describedBy,
                    change: (next) => rows.change(index, next),
                  })}
                </div>
                <IconButton
                  label={ROWS.remove(labelOf(index))}
                  icon={X}
                  size="small"
                  className="mt-1 touch:mt-0 touch:-mr-3 touch:size-11!"
                  onClick={() => rows.remove(index)}
                />
              </div>
              <div className="pl-8 touch:pl-9">
                <Warnings warnings={warnings} item={index} id={describedBy} />
              </div>
            </li>
          );
        })}
      </ol>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 pl-8 touch:pl-9">
        <Button
          ref={rows.addButton}
          icon={Plus}
          size="small"
          variant="quiet"
          className="-ml-[9px]"
          disabled={full}
          onClick={() => rows.add(items.length)}
        >
          {add}
        </Button>
        {full && <p className="text-xs text-muted">{ROWS.full}</p>}
      </div>
      <p aria-live="polite" className="sr-only">
        {rows.announcement}
      </p>
    </div>
  );
}
