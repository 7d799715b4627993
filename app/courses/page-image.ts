/** Stands where a page has no source image, or one that cannot be loaded (spec §2 "Course Builder"). */
export const FALLBACK_IMAGE = "/source-fallback.svg";
