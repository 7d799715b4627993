import { type FormEvent, useState } from "react";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { DragHandle } from "~/ui/drag-handle";
import { TextField } from "~/ui/field";
import { moved } from "~/ui/reorder-place";
import { useReorder } from "~/ui/use-reorder";
import { attempt } from "./flat-edits";
import { FLAT } from "./flat-labels";
import { pageValue } from "./page-pairs";
import { valueAt } from "./pair-actions";
import { DRAG_BEYOND, entriesOf, type Json, PairTrouble } from "./pairs";
import { pagePath, sectionsPath } from "./review-address";
import type { Review } from "./use-review";

interface ReorderDialogProps {
  review: Review;
  onClose: () => void;
}

/** What tells an item from the others. */
function wordsOf(value: Json): string {
  if (typeof value === "string") return value;
  const content = (value as { content?: Json } | null)?.content;
  return typeof content === "string" ? content : JSON.stringify(value);
}

function itemsAt({ number, current }: Review, path: string): (readonly [string, Json])[] {
  try {
    return entriesOf(valueAt(pageValue(number, current()), path, pagePath(number))) ?? [];
  } catch (trouble) {
    if (trouble instanceof PairTrouble) return [];
    throw trouble;
  }
}

/** Puts the items at a path in another order (spec §4 "PDF data actions"). */
export default function ReorderDialog({ review, onClose }: ReorderDialogProps) {
  const [path, setPath] = useState(review.selected ?? sectionsPath(review.number));
  const items = itemsAt(review, path.trim());
  const [order, setOrder] = useState<readonly number[] | null>(null);
  const [error, setError] = useState<string | null>(null);
  const places = order?.length === items.length ? order : items.map((_, i) => i);
  const reorder = useReorder({
    count: places.length,
    onMove: (from, to) => setOrder(moved(places, from, to)),
    labelOf: (index) => items[places[index] ?? -1]?.[0] ?? "",
    beyond: DRAG_BEYOND,
  });

  function apply(event: FormEvent) {
    event.preventDefault();
    const trouble = attempt(review, { type: "reorder", path: path.trim(), order: places });
    setError(trouble?.message ?? null);
    if (!trouble) onClose();
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={FLAT.reorderTitle}
      description={FLAT.reorderText}
      footer={
        <>
          <Button onClick={onClose}>{FLAT.cancel}</Button>
          <Button variant="primary" type="submit" form="reorder-items">
            {FLAT.reorder}
          </Button>
        </>
      }
    >
      <form id="reorder-items" onSubmit={apply} className="grid gap-3">
        <TextField
          label={FLAT.path}
          error={error ?? (items.length < 2 ? FLAT.noItems : undefined)}
          value={path}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => {
            setPath(event.target.value);
            setOrder(null);
            setError(null);
          }}
        />
        <ul {...reorder.list} aria-label={FLAT.items} className="grid gap-1">
          {places.map((place, i) => (
            <li
              {...reorder.item(i)}
              key={items[place]?.[0]}
              className="grid grid-cols-[auto_auto_minmax(0,1fr)] items-center gap-2 rounded-control border border-line bg-surface pr-2 text-sm"
            >
              <DragHandle {...reorder.handle(i)} />
              <span className="num text-xs text-muted">{items[place]?.[0]}</span>
              <span className="truncate">{wordsOf(items[place]?.[1] ?? "")}</span>
            </li>
          ))}
        </ul>
        <p role="status" className="sr-only">
          {reorder.announcement}
        </p>
      </form>
    </Dialog>
  );
}
