/** Most characters of a text block (quality R9). */
export const MAX_BLOCK_LENGTH = 20_000;
/** Most blocks on a page (quality R9). */
export const MAX_BLOCKS = 500;
/** Most pages of a course (quality R9). */
export const MAX_PAGES = 2_000;
/** Most bytes of a page's sections, as JSON in UTF-8 (quality R9). */
export const MAX_SECTIONS_BYTES = 512 * 1024;
/** Most sections on a page, and most exercises in a section. */
export const MAX_SECTIONS = 100;
/** Most courses of a teacher. */
export const MAX_COURSES = 1_000;
/** Most characters of a course's name, a page's label, a section's name (quality R9). */
export const MAX_NAME_LENGTH = 200;
/** Most characters of a course's description. */
export const MAX_DESCRIPTION_LENGTH = 2_000;
/** Most bytes of a whole course that is written or read in one piece (product §0). */
export const MAX_COURSE_BYTES = 16 * 1024 * 1024;
/** Rows of a list in one answer (quality R9). */
export const PAGE_ROWS = 200;
