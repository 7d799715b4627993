import { callApi } from "~/platform/call";
import { type Channel, failedSave } from "~/platform/saved-value";
import { REVIEW } from "./review-labels";
import type { DocumentPage, PageSize, Section } from "./schema";

/** A page of a document as its teacher changes it: what is saved together. */
export interface ReviewedPage {
  /** As it was read from the PDF; it goes with every save. */
  size: PageSize;
  sections: readonly Section[];
  checked: boolean;
}

/** How this kind of text is called among what is typed in a tab. */
export const PAGE_KIND = "document-page";
/** A page goes as a whole: not with every keystroke. */
const DELAY_MS = 700;
/** What may still be sent while a page goes: browsers allow 64 KiB in all. */
const MAX_PARTING_LENGTH = 15_000;

const ID_FORM = /^(\w+)-(\d+)$/;

/** The name of a page among what is typed. */
export const pageId = (documentId: string, number: number): string => `${documentId}-${number}`;

/** The document and the number, from 1, of a page by its name. */
export function pageOf(id: string): { documentId: string; number: number } {
  const [, documentId = "", number = "1"] = ID_FORM.exec(id) ?? [];
  return { documentId, number: Number(number) };
}

export const reviewedOf = ({ size, sections, checked }: DocumentPage): ReviewedPage => ({
  size,
  sections,
  checked,
});

/** Whether two pages say the same, to the order of their keys: that can be changed too. */
const same = (a: ReviewedPage, b: ReviewedPage | undefined) =>
  a === b ||
  (b !== undefined &&
    a.checked === b.checked &&
    (a.sections === b.sections || JSON.stringify(a.sections) === JSON.stringify(b.sections)));

/** How a page of a document is saved. */
export const pageChannel: Channel<ReviewedPage> = {
  delayMs: DELAY_MS,
  same,
  rebase: (value, sent, saved) => (value === sent ? saved : value),
  send: async ({ id }, { value, saveId }, version, leaving) => {
    const { documentId, number } = pageOf(id);
    const page = JSON.stringify({ number, ...value, version, saveId });
    const form = new FormData();
    form.set("page", page);
    const result = await callApi({
      method: "PUT",
      path: `/api/documents/${documentId}/pages/${number}`,
      body: form,
      keepalive: leaving && page.length < MAX_PARTING_LENGTH,
      answer: async () => (await import("./schema")).documentPageAnswer,
    });
    // what was sent itself where it agrees: it stays the same object on the screen
    const known = (stored: DocumentPage) => {
      const reviewed = reviewedOf(stored);
      return same(value, reviewed) ? value : reviewed;
    };
    if (result.ok)
      return { kind: "saved", version: result.data.page.version, value: known(result.data.page) };
    const current = (result.data as { page?: DocumentPage } | null)?.page;
    return failedSave(
      result,
      REVIEW.notSaved,
      current && { version: current.version, value: known(current) },
    );
  },
};
