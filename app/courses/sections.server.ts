import { AppError, invalid } from "~/platform/errors";
import { newId } from "~/platform/ids.server";
import { MAX_JSON_DEPTH, measureJson } from "~/platform/json-scan";
import { COURSE_MESSAGES } from "./labels";
import { MAX_SECTIONS_BYTES } from "./limits";
import type { Section } from "./schema";
import { withSectionIds } from "./section-ids";

/** How many bytes a text takes in UTF-8. */
export const bytesOf = (text: string): number => new TextEncoder().encode(text).byteLength;

/** How deep the sections of a page stand in the body of a whole course: in a page, in the pages, in the course. */
const DEPTH_IN_COURSE = 3;

/**
 * The sections of a page as they are kept: JSON, every section, exercise and item with its id.
 * @throws AppError `too_large` beyond 512 KiB (quality R9), `invalid` where the whole course could not be sent with them
 */
export function sectionsText(sections: readonly Section[], now: number): string {
  const text = JSON.stringify(withSectionIds(sections, () => newId(now)));
  if (measureJson(text).depth + DEPTH_IN_COURSE > MAX_JSON_DEPTH)
    throw invalid([{ path: "sections", message: COURSE_MESSAGES.sectionsTooDeep }]);
  if (bytesOf(text) <= MAX_SECTIONS_BYTES) return text;
  throw new AppError("too_large", COURSE_MESSAGES.sectionsTooLarge);
}
