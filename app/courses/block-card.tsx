import { Trash2 } from "lucide-react";
import { memo, Suspense, useEffect, useRef, useState } from "react";
import { plainText } from "~/platform/plain-text";
import { IconButton } from "~/ui/button";
import { DragHandle } from "~/ui/drag-handle";
import { lazyPart } from "~/ui/lazy-part";
import { SaveState } from "~/ui/save-state";
import type { useReorder } from "~/ui/use-reorder";
import { BUILDER } from "./builder-labels";
import { loadShapes } from "./channels";
import { MAX_BLOCK_LENGTH } from "./limits";
import type { Block } from "./schema";
import { type Desk, useShown } from "./use-desk";

const BlockTrouble = lazyPart(() => import("./block-trouble"));

const ROW_LENGTH = 60;
const MAX_ROWS = 20;

interface BlockCardProps {
  desk: Desk;
  block: Block;
  number: number;
  /** In or near what is seen: drawn with all that can be done to it. */
  near: boolean;
  reorder: ReturnType<typeof useReorder>;
  onDelete: (block: Block, text: string) => void;
  onAddAgain: (block: Block, text: string) => void;
}

const TEXT =
  "-mx-1 scroll-mt-12 scroll-mb-16 min-h-9 w-[calc(100%+8px)] rounded-control px-1 py-0.5 font-read text-md leading-relaxed";
const NAME = "grow text-xs font-medium text-muted";

/**
 * A text block: a sheet of paper that is saved with every keystroke (spec §2, product §6). Far from what is seen it is
 * its text alone, which becomes a field as soon as the focus comes to it: hundreds of fields make every key slow.
 */
export const BlockCard = memo(function BlockCard(props: BlockCardProps) {
  const { desk, block, number, near, reorder, onDelete, onAddAgain } = props;
  const { saver } = desk;
  const place = desk.placeOf("block", block.id);
  const shown = useShown(desk, place, block.data);
  const { value, state } = shown;
  // stays a field from then on: the browser's own Undo lives in it
  const [entered, setEntered] = useState(false);
  const takesFocus = useRef(false);
  const fieldId = `block-${block.id}`;
  const typedEarly = useTypedEarly(fieldId, block.data);
  const nameId = `${fieldId}-name`;
  const isTroubled = state === "refused" || state === "conflict" || state === "gone";

  useEffect(() => {
    if (typedEarly.current === null) return;
    saver?.edit(place, typedEarly.current);
    typedEarly.current = null;
  });

  return (
    <li
      {...reorder.item(number - 1)}
      onFocus={() => setEntered(true)}
      className="grid grid-cols-[1.75rem_minmax(0,1fr)] rounded-card border border-line bg-surface py-2 pr-3 pl-1.5 focus-within:border-line-strong touch:grid-cols-[2.75rem_minmax(0,1fr)]"
    >
      {near || entered || state !== "saved" ? (
        <>
          <DragHandle {...reorder.handle(number - 1)} className="mt-0.5 touch:-mt-0.5" />
          <div className="grid min-w-0 gap-1">
            <div className="flex min-h-8 flex-wrap items-center gap-x-3">
              <label id={nameId} htmlFor={fieldId} className={NAME}>
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
              ref={(field) => {
                if (field && takesFocus.current) field.focus();
                takesFocus.current = false;
              }}
              data-block
              rows={rowsOf(value)}
              autoComplete="off"
              maxLength={MAX_BLOCK_LENGTH}
              value={value}
              onFocus={() => void loadShapes().catch(() => undefined)}
              onChange={(event) => saver?.edit(place, plainText(event.target.value))}
              aria-invalid={state === "refused" || undefined}
              aria-describedby={state === "refused" ? `${fieldId}-why` : undefined}
              className={`field-sizing-content supports-[field-sizing:content]:overflow-clip resize-none bg-transparent ${TEXT}`}
            />
            {isTroubled && (
              <Suspense fallback={null}>
                <BlockTrouble
                  shown={shown}
                  whyId={`${fieldId}-why`}
                  onChoose={(text) => saver?.resolve(place, text)}
                  onAddAgain={() => onAddAgain(block, value)}
                  onLetGo={() => onDelete(block, value)}
                />
              </Suspense>
            )}
          </div>
        </>
      ) : (
        <div className="col-start-2 grid min-w-0 gap-1">
          <span id={nameId} className={`min-h-8 content-center touch:min-h-control-small ${NAME}`}>
            {BUILDER.block(number)}
          </span>
          {/* biome-ignore lint/a11y/useSemanticElements: what this stands for until it is needed */}
          <div
            id={fieldId}
            role="textbox"
            tabIndex={0}
            aria-multiline
            aria-labelledby={nameId}
            onFocus={() => {
              takesFocus.current = true;
            }}
            className={`whitespace-pre-wrap wrap-break-word ${TEXT}`}
          >
            {value}
            {value.endsWith("\n") && <br />}
          </div>
        </div>
      )}
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
