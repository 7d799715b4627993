import { callApi } from "~/platform/call";
import type { Place, Sent } from "~/platform/drafts";
import { type Channel, failedSave } from "~/platform/saved-value";
import { COURSE_MESSAGES } from "./labels";
import type { Block, PageHead, Section } from "./schema";
import { agrees, withIdsOf, withKeysOf } from "./section-keys";

/** The newest text leaves within 150 ms of a keystroke (product §6); the rest is for the way. */
const BLOCK_DELAY_MS = 120;
/** Sections go as a whole: not with every keystroke. */
const SECTIONS_DELAY_MS = 700;
/** What may still be sent while a page goes: browsers allow 64 KiB in all. */
const MAX_PARTING_LENGTH = 15_000;

/** The shapes of answers; fetched when there is something to save. */
export const loadShapes = () => import("./schema");

/** How a text block is saved. */
export const blockChannel: Channel<string> = {
  delayMs: BLOCK_DELAY_MS,
  same: (a, b) => a === b,
  rebase: (value) => value,
  send: async ({ courseId, id }, { value, saveId }, version, leaving) => {
    const result = await callApi({
      method: "PUT",
      path: `/api/courses/${courseId}/blocks/${id}`,
      body: { data: value, version, saveId },
      keepalive: leaving && value.length < MAX_PARTING_LENGTH,
      answer: async () => (await loadShapes()).blockChangedAnswer,
    });
    if (result.ok)
      return { kind: "saved", version: result.data.block.version, value: result.data.block.data };
    const current = (result.data as { block?: Block } | null)?.block;
    return failedSave(
      result,
      COURSE_MESSAGES.updateBlockFailed,
      current && { version: current.version, value: current.data },
    );
  },
};

/** How the sections of a page are saved, all together. */
export const sectionsChannel: Channel<Section[]> = {
  delayMs: SECTIONS_DELAY_MS,
  same: agrees,
  rebase: withIdsOf,
  send: async ({ courseId, pageId }: Place, { value }: Sent<Section[]>, pageVersion, leaving) => {
    const result = await callApi({
      method: "PUT",
      path: `/api/courses/${courseId}/pages/${pageId}`,
      body: { sections: value, pageVersion },
      keepalive: leaving && JSON.stringify(value).length < MAX_PARTING_LENGTH,
      answer: async () => (await loadShapes()).pageChangedAnswer,
    });
    if (result.ok) {
      const { version, sections } = result.data.page;
      return { kind: "saved", version, value: withKeysOf(value, sections) };
    }
    const current = (result.data as { page?: PageHead } | null)?.page;
    return failedSave(
      result,
      COURSE_MESSAGES.updateFailed,
      current && { version: current.version, value: withKeysOf(value, current.sections) },
    );
  },
};
