import interLatin from "@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url";
import sourceSerifLatin from "@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2?url";

const preload = (href: string) =>
  ({ rel: "preload", as: "font", type: "font/woff2", href, crossOrigin: "anonymous" }) as const;

/** The interface's font: every first paint needs it. */
export const interfaceFont = preload(interLatin);

/** The font of what is read: only where large words of it stand in the first paint. */
export const readingFont = preload(sourceSerifLatin);
