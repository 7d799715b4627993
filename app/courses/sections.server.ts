import { AppError } from "~/platform/errors";
import { newId } from "~/platform/ids.server";
import { COURSE_MESSAGES } from "./labels";
import { MAX_SECTIONS_BYTES } from "./limits";
import type { Section } from "./schema";
import { withSectionIds } from "./section-ids";

/** How many bytes a text takes in UTF-8. */
export const bytesOf = (text: string): number => new TextEncoder().encode(text).byteLength;

/**
 * The sections of a page as they are kept: JSON, every section, exercise and item with its id.
 * @throws AppError `too_large` beyond 512 KiB (quality R9)
 */
export function sectionsText(sections: readonly Section[], now: number): string {
  const text = JSON.stringify(withSectionIds(sections, () => newId(now)));
  if (bytesOf(text) <= MAX_SECTIONS_BYTES) return text;
  throw new AppError("too_large", COURSE_MESSAGES.sectionsTooLarge);
}
