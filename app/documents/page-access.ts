import { callApi } from "~/platform/call";
import type { PageAccess, ReadPage } from "./change-pages";
import { changedTexts } from "./correct-places";
import type { DocumentPage } from "./schema";
import type { Review } from "./use-review";

/** How often a call is made again that the server had no time for. */
const PATIENCE = 5;
const LONGEST_WAIT_MS = 60_000;
/** How long what is on its way may take to arrive before pages are read. */
const FLUSH_MS = 5_000;

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
const pageShape = async () => (await import("./schema")).documentPageAnswer;

/** Waits as the server asks, where it is busy or a limit is used up. */
async function patiently(call: () => ReturnType<typeof callApi>, isCancelled: () => boolean) {
  for (let turn = 0; ; turn += 1) {
    const result = await call();
    const isBusy = !result.ok && (result.status === 429 || result.status === 503);
    if (result.ok || !isBusy || turn >= PATIENCE || isCancelled()) return result;
    await pause(Math.min((result.retryAfterSeconds ?? 2) * 1_000, LONGEST_WAIT_MS));
  }
}

/**
 * Pages of a document as they are read from the server and written to it; the one that is open is changed on the
 * screen, where it can be undone and is saved like anything typed.
 * @param open answers what is on the screen right now
 */
export function pageAccess(open: () => Review, isCancelled: () => boolean): PageAccess {
  const { documentId } = open();
  const path = (number: number) => `/api/documents/${documentId}/pages/${number}`;
  const known = new Map<number, DocumentPage>();
  const isOpen = (number: number) => open().documentId === documentId && open().number === number;

  return {
    read: async (number): Promise<ReadPage | null> => {
      if (isOpen(number)) return { sections: open().current().sections, version: 0 };
      const result = await patiently(
        () => callApi({ method: "GET", path: path(number), answer: pageShape }),
        isCancelled,
      );
      if (!result.ok) return null;
      const { page } = result.data as { page: DocumentPage };
      known.set(number, page);
      return page;
    },
    write: async (number, { sections, version }) => {
      const page = known.get(number);
      if (isOpen(number)) {
        // it was opened while it was read: what is on the screen counts
        if (page && version !== 0) {
          known.delete(number);
          return "conflict";
        }
        const review = open();
        const changes = changedTexts(number, review.current().sections, sections);
        const trouble = review.dispatch(
          changes.map(({ path: at, text }) => ({ type: "update", path: at, value: text })),
        );
        return trouble ? "failed" : "written";
      }
      if (!page) return "conflict";
      const form = new FormData();
      form.set(
        "page",
        JSON.stringify({ number, size: page.size, sections, version, saveId: crypto.randomUUID() }),
      );
      const result = await patiently(
        () => callApi({ method: "PUT", path: path(number), body: form, answer: pageShape }),
        isCancelled,
      );
      if (result.ok) return "written";
      return result.status === 409 ? "conflict" : "failed";
    },
  };
}

/** What was typed on any page is on the server before pages are read from there. */
export const arrived = async (review: Review): Promise<void> => {
  await review.saver?.flush(FLUSH_MS);
};
