import { Trash2 } from "lucide-react";
import { memo, Suspense, useEffect, useRef, useState } from "react";
import { plainText } from "~/platform/plain-text";
import { Button, IconButton } from "~/ui/button";
import { DragHandle } from "~/ui/drag-handle";
import { lazyPart } from "~/ui/lazy-part";
import { Notice } from "~/ui/notice";
import { SaveState } from "~/ui/save-state";
import type { useReorder } from "~/ui/use-reorder";
import { BUILDER, TROUBLE } from "./builder-labels";
import { loadShapes } from "./channels";
import { MAX_BLOCK_LENGTH } from "./limits";
import type { Block } from "./schema";
import { type Desk, useShown } from "./use-desk";

const ConflictPanel = lazyPart(() => import("./conflict-panel"));

const ROW_LENGTH = 60;
const MAX_ROWS = 20;

interface BlockCardProps {
  desk: Desk;
  block: Block;
  number: number;
  reorder: ReturnType<typeof useReorder>;
  onDelete: (block: Block, text: string) => void;
  onAddAgain: (block: Block, text: string) => void;
}

/** A text block: a sheet of paper that is saved with every keystroke (spec §2, product §6). */
export const BlockCard = memo(function BlockCard(props: BlockCardProps) {
  const { desk, block, number, reorder, onDelete, onAddAgain } = props;
  const { saver } = desk;
  const place = desk.placeOf("block", block.id);
  const { value, state, theirs, message } = useShown(desk, place, block.data);
  const fieldId = `block-${block.id}`;
  const typedEarly = useTypedEarly(fieldId, block.data);
  const nameId = `${fieldId}-name`;

  useEffect(() => {
    if (typedEarly.current === null) return;
    saver?.edit(place, typedEarly.current);
    typedEarly.current = null;
  });

  return (
    <li
      {...reorder.item(number - 1)}
      className="grid grid-cols-[auto_minmax(0,1fr)] rounded-card border border-line bg-surface py-2 pr-3 pl-1.5 focus-within:border-line-strong"
    >
      <DragHandle {...reorder.handle(number - 1)} className="mt-0.5 touch:-mt-0.5" />
      <div className="grid min-w-0 gap-1 [contain-intrinsic-size:auto_72px] [content-visibility:auto]">
        <div className="flex min-h-8 flex-wrap items-center gap-x-3">
          <label id={nameId} htmlFor={fieldId} className="grow text-xs font-medium text-muted">
            {BUILDER.block(number)}
          </label>
          <SaveState state={state} />
          <IconButton
            label={BUILDER.delete}
            aria-describedby={nameId}
            icon={Trash2}
            size="small"
            onClick={() => onDelete(block, value)}
          />
        </div>
        <textarea
          id={fieldId}
          data-block
          rows={rowsOf(value)}
          autoComplete="off"
          maxLength={MAX_BLOCK_LENGTH}
          value={value}
          onFocus={() => void loadShapes().catch(() => undefined)}
          onChange={(event) => saver?.edit(place, plainText(event.target.value))}
          aria-invalid={state === "refused" || undefined}
          aria-describedby={state === "refused" ? `${fieldId}-why` : undefined}
          className="field-sizing-content supports-[field-sizing:content]:overflow-clip -mx-1 scroll-mt-12 scroll-mb-16 min-h-9 w-[calc(100%+8px)] resize-none rounded-control bg-transparent px-1 py-0.5 font-read text-md leading-relaxed"
        />
        {state === "refused" && (
          <p id={`${fieldId}-why`} className="text-xs text-danger">
            {message}
          </p>
        )}
        {state === "conflict" && theirs !== null && (
          <Suspense fallback={null}>
            <ConflictPanel mine={value} theirs={theirs} onChoose={(text) => saver?.resolve(place, text)} />
          </Suspense>
        )}
        {state === "gone" && (
          <Notice tone="warn" urgent>
            <p>{TROUBLE.gone}</p>
            <div className="mt-2 flex flex-wrap gap-2">
              <Button size="small" onClick={() => onAddAgain(block, value)}>
                {TROUBLE.addAgain}
              </Button>
              <Button size="small" variant="quiet" onClick={() => onDelete(block, value)}>
                {TROUBLE.letGo}
              </Button>
            </div>
          </Notice>
        )}
      </div>
    </li>
  );
});

/** Enough rows where a browser does not fit a field to its text by itself. */
function rowsOf(text: string): number {
  const rows = text
    .split("\n")
    .reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / ROW_LENGTH)), 0);
  return Math.min(rows, MAX_ROWS);
}

/** What was typed before scripts took over: they would put the text of the first paint back. */
function useTypedEarly(fieldId: string, loaded: string) {
  const [early] = useState(() => {
    if (typeof document === "undefined") return null;
    const field = document.getElementById(fieldId);
    return field instanceof HTMLTextAreaElement && field.value !== loaded ? field.value : null;
  });
  return useRef(early);
}
