import { useCallback, useEffect, useRef, useState } from "react";
import type { CallResult } from "~/platform/call";
import { useCall } from "~/platform/use-call";
import { moved } from "~/ui/reorder-place";
import { useToast } from "~/ui/toast";
import { BUILDER } from "./builder-labels";
import { loadShapes } from "./channels";
import { COURSE_MESSAGES } from "./labels";
import type { Block, CoursePage, PageAnswer } from "./schema";
import type { Desk } from "./use-desk";

/** How long a deletion waits for what is typed in its block, in milliseconds. */
const PARTING_MS = 2_000;

export interface PageState {
  page: CoursePage;
  adding: boolean;
  /** Adds an empty block at the end. @returns its id; null when that failed */
  addBlock: () => Promise<string | null>;
  /** Brings a block back with the text that it had. */
  addAgain: (block: Block, text: string) => void;
  deleteBlock: (block: Block, text: string) => void;
  moveBlock: (from: number, to: number) => void;
  /** Sets the source image by a file's key, or takes it away. @returns whether that went well */
  setImage: (key: string | null) => Promise<boolean>;
}

/**
 * The page on the screen. What is done to it shows at once; the calls go out one after another, and after the last one
 * the page is read again (product §6), so that what failed is undone and what others did is seen.
 */
export function usePage(loaded: PageAnswer, desk: Desk): PageState {
  const { courseId, pageId, saver } = desk;
  const [page, setPage] = useState(loaded.page);
  const [adding, setAdding] = useState(false);
  const { call } = useCall();
  const toast = useToast();
  const latest = useRef(page);
  latest.current = page;
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const waiting = useRef(0);

  useEffect(() => setPage(loaded.page), [loaded]);

  const readAgain = useCallback(async () => {
    const answer = await call({
      method: "GET",
      path: `/api/courses/${courseId}/pages/${loaded.index}`,
      answer: async () => (await loadShapes()).pageAnswer,
      failure: COURSE_MESSAGES.pageFailed,
    });
    if (!answer.ok || answer.data.page.id !== pageId || waiting.current > 0) return;
    const fresh = answer.data.page;
    for (const { id, data, version } of fresh.blocks) saver?.open(desk.placeOf("block", id), data, version);
    setPage(fresh);
  }, [call, courseId, loaded.index, pageId, saver, desk]);

  const inOrder = useCallback(
    <T>(write: () => Promise<CallResult<T>>): Promise<CallResult<T>> => {
      waiting.current += 1;
      const done = queue.current.then(write);
      queue.current = done.then(() => {
        waiting.current -= 1;
        return waiting.current === 0 ? readAgain() : undefined;
      });
      return done;
    },
    [readAgain],
  );

  const setBlocks = useCallback(
    (change: (blocks: Block[]) => Block[]) => setPage((now) => ({ ...now, blocks: change(now.blocks) })),
    [],
  );

  const insert = useCallback(
    async (data: string, order: number | null) => {
      const result = await inOrder(() =>
        call({
          method: "POST",
          path: `/api/courses/${courseId}/blocks`,
          body: { pageId, block: { data, ...(order === null ? {} : { order }) } },
          answer: async () => (await loadShapes()).blockChangedAnswer,
          success: COURSE_MESSAGES.blockAdded,
          failure: COURSE_MESSAGES.addBlockFailed,
        }),
      );
      if (!result.ok) return null;
      const { block } = result.data;
      saver?.open(desk.placeOf("block", block.id), block.data, block.version);
      setBlocks((blocks) => blocks.toSpliced(block.order, 0, block));
      return block.id;
    },
    [inOrder, call, courseId, pageId, saver, desk, setBlocks],
  );

  const addBlock = useCallback(async () => {
    setAdding(true);
    const id = await insert("", null);
    setAdding(false);
    return id;
  }, [insert]);

  const deleteBlock = useCallback(
    async (block: Block, text: string) => {
      const place = latest.current.blocks.findIndex(({ id }) => id === block.id);
      setBlocks((blocks) => blocks.filter(({ id }) => id !== block.id));
      const result = await inOrder(async () => {
        // a save on its way would come to a block that is gone
        await saver?.flush(PARTING_MS);
        return call({
          method: "DELETE",
          path: `/api/courses/${courseId}/blocks/${block.id}`,
          success: COURSE_MESSAGES.blockDeleted,
          offer: { label: BUILDER.undo, run: () => void insert(text, place) },
          failure: COURSE_MESSAGES.deleteBlockFailed,
        });
      });
      if (result.ok || result.status === 404) saver?.forget({ kind: "block", id: block.id });
    },
    [setBlocks, inOrder, call, courseId, insert, saver],
  );

  const addAgain = useCallback(
    async (block: Block, text: string) => {
      const place = latest.current.blocks.findIndex(({ id }) => id === block.id);
      if ((await insert(text, place)) === null) return;
      saver?.forget({ kind: "block", id: block.id });
      setBlocks((blocks) => blocks.filter(({ id }) => id !== block.id));
    },
    [insert, saver, setBlocks],
  );

  const moveBlock = useCallback(
    (from: number, to: number) => {
      const block = latest.current.blocks[from];
      if (!block) return;
      setBlocks((blocks) => moved(blocks, from, to));
      void inOrder(() =>
        call({
          method: "PUT",
          path: `/api/courses/${courseId}/blocks/${block.id}`,
          body: { order: to },
          failure: BUILDER.notMoved,
        }),
      );
    },
    [setBlocks, inOrder, call, courseId],
  );

  const setImage = useCallback(
    async (key: string | null) => {
      const result = await inOrder(() =>
        call({
          method: "PUT",
          path: `/api/courses/${courseId}/pages/${pageId}`,
          body: { image: key },
          answer: async () => (await loadShapes()).pageChangedAnswer,
          failure: COURSE_MESSAGES.updateFailed,
        }),
      );
      if (result.ok) {
        setPage((now) => ({ ...now, page_image: result.data.page.page_image }));
        // the call's own message speaks of the page as a whole
        toast.success(key === null ? BUILDER.imageRemoved : BUILDER.imageChanged);
      }
      return result.ok;
    },
    [inOrder, call, courseId, pageId, toast],
  );

  return { page, adding, addBlock, addAgain, deleteBlock, moveBlock, setImage };
}
