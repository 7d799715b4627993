import { Pencil, Plus } from "lucide-react";
import { useCallback, useEffect, useRef } from "react";
import { Button } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { useReorder } from "~/ui/use-reorder";
import { BlockCard } from "./block-card";
import { BUILDER } from "./builder-labels";
import { MAX_BLOCKS } from "./limits";
import type { Block } from "./schema";
import type { Desk } from "./use-desk";
import { FIRST_ROWS, useNearRows } from "./use-near-rows";
import type { PageState } from "./use-page";

interface BlockListProps {
  desk: Desk;
  blocks: readonly Block[];
  page: PageState;
  /** The page has been painted: there is time for what is not seen at once. */
  settled: boolean;
}

/** The text of a page: its blocks in their order, and one more (spec §2). */
export function BlockList({ desk, blocks, page, settled }: BlockListProps) {
  const { addBlock, addAgain, deleteBlock, moveBlock, adding } = page;
  const reorder = useReorder({
    count: blocks.length,
    onMove: moveBlock,
    labelOf: (index) => BUILDER.blockName(index + 1),
  });
  const focusNext = useRef<string | null>(null);
  const list = useRef<HTMLUListElement | null>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const isFull = blocks.length >= MAX_BLOCKS;
  const drawn = settled ? blocks : blocks.slice(0, FIRST_ROWS);
  const { first, end } = useNearRows(list, drawn.length);

  useEffect(() => {
    if (focusNext.current === null || !blocks.some(({ id }) => id === focusNext.current)) return;
    document.getElementById(`block-${focusNext.current}`)?.focus();
    focusNext.current = null;
  }, [blocks]);

  const remove = useCallback(
    (block: Block, text: string) => {
      const place = blocks.findIndex(({ id }) => id === block.id);
      deleteBlock(block, text);
      // the button that was pressed goes with its block
      requestAnimationFrame(() => {
        const row = list.current?.children[Math.min(place, blocks.length - 2)];
        (row?.querySelector<HTMLElement>("[data-reorder-handle]") ?? addButton.current)?.focus();
      });
    },
    [blocks, deleteBlock],
  );

  const add = useCallback(async () => {
    focusNext.current = await addBlock();
  }, [addBlock]);

  return (
    <>
      {blocks.length === 0 ? (
        <EmptyState icon={Pencil} text={BUILDER.noBlocks} />
      ) : (
        <ul
          {...reorder.list}
          ref={(element) => {
            list.current = element;
            reorder.list.ref(element);
          }}
          className="space-y-3"
        >
          {drawn.map((block, i) => (
            <BlockCard
              key={block.id}
              desk={desk}
              block={block}
              number={i + 1}
              near={i >= first && i < end}
              reorder={reorder}
              onDelete={remove}
              onAddAgain={addAgain}
            />
          ))}
        </ul>
      )}
      <p role="status" className="sr-only">
        {reorder.announcement}
      </p>
      <Button ref={addButton} icon={Plus} busy={adding} disabled={isFull} onClick={add} className="w-full">
        {BUILDER.addBlock}
      </Button>
      {isFull && <p className="text-center text-xs text-muted">{BUILDER.fullPage}</p>}
    </>
  );
}
