/** Most bytes of a PDF (product §7). */
export const MAX_PDF_BYTES = 100 * 1024 * 1024;
/** Most pages of a PDF (product §7). */
export const MAX_PDF_PAGES = 1_000;
/** Most bytes of a page's image (product §0). */
export const MAX_IMAGE_BYTES = 8 * 1024 * 1024;
/** Most bytes of the call that stores a page, image and all (product §0). */
export const MAX_PAGE_CALL_BYTES = 16 * 1024 * 1024;
/** Most bytes of a page's sections, as JSON in UTF-8: as many as a page of a course may take (quality R9). */
export const MAX_SECTIONS_BYTES = 512 * 1024;
/** Most sections of a page, those in branches counted too: each becomes a text block, of which a page holds 500. */
export const MAX_SECTIONS = 500;
/** Most levels of sections in branches of sections. */
export const MAX_DEPTH = 8;
/** Most characters of a section's content: as many as a text block has (quality R9). */
export const MAX_CONTENT_LENGTH = 20_000;
/** Most characters of a section's links, one a line. */
export const MAX_REFERENCE_LENGTH = 4_000;
/** Most characters of a file's name. */
export const MAX_FILENAME_LENGTH = 200;
/** Most documents of a course. */
export const MAX_DOCUMENTS = 200;
/** Most pages that one call makes into pages of the course. */
export const MAX_PAGES_A_CALL = 200;
/** Most corrections of a course. */
export const MAX_CORRECTIONS = 1_000;
/** Most characters of either text of a correction. */
export const MAX_CORRECTION_LENGTH = 2_000;
/** Rows of a list in one answer (quality R9). */
export const PAGE_ROWS = 200;
/** Most pages of a document that one call searches. */
export const MAX_SEARCHED_PAGES = 100;
/** Most characters of sections that one call searches; it goes through one page in any case. */
export const MAX_SEARCHED_LENGTH = 2 * 1024 * 1024;
/** Most characters of a text that is searched for. */
export const MAX_SEARCH_LENGTH = 200;
/** Most places of a page that a search tells of. */
export const MAX_PLACES = 500;
