import interLatin from "@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url";
import sourceSerifLatin from "@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2?url";

/** Addresses of the two font files that every first paint needs, for `<link rel="preload" as="font">`. */
export const preloadedFonts: readonly string[] = [interLatin, sourceSerifLatin];
