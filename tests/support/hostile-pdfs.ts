import { constants, deflateRawSync, deflateSync } from "node:zlib";
import { bookPdf } from "./pdfs";
import { onePage, type RawObject, rawPdf, text } from "./raw-pdf";

/** Files that mean harm, or are broken; small, and made of text that can be read here. */

const HARM = "globalThis.harmed = true; app.alert(1)";

/** Runs scripts on opening, on turning to its page, on a click, and has one among its names; its text is harmless. */
export const scriptPdf = (): Uint8Array =>
  onePage({
    catalog: "/OpenAction 6 0 R/AA<</WC 6 0 R>>/Names<</JavaScript<</Names[(a) 6 0 R]>>>>",
    page: "/AA<</O 6 0 R>>/Annots[7 0 R]",
    more: [
      { dictionary: `/S/JavaScript/JS(${HARM.replace(/[()]/g, "\\$&")})` },
      { dictionary: "/Type/Annot/Subtype/Link/Rect[72 750 300 775]/A 6 0 R" },
    ],
  });

/** A font whose program for drawing is code for a PostScript machine, and a matrix that is code for another one. */
export const fontMatrixPdf = (): Uint8Array =>
  onePage({
    font: "/Type/Font/Subtype/Type1/BaseFont/Evil/FontMatrix[1 0 0 1 0 (0\\);globalThis.harmed=true;//)]/FirstChar 32/LastChar 33/Widths[500 500]/FontDescriptor 6 0 R",
    more: [
      {
        dictionary: "/Type/FontDescriptor/FontName/Evil/Flags 4/FontBBox[0 0 1000 1000]/FontFile 7 0 R",
      },
      {
        dictionary: "/Length1 60/Length2 0/Length3 0",
        stream: "%!PS-AdobeFont-1.0: Evil\n/FontMatrix [1 0 0 1 0 (0);globalThis.harmed=true;//)] def\n",
      },
    ],
  });

const CHUNK = 16 * 1024 * 1024;

/** `gigabytes` of blanks as a zlib stream of a few megabytes, and that as one of a few kilobytes. */
function bomb(gigabytes: number): Buffer {
  const chunk = deflateRawSync(Buffer.alloc(CHUNK, 0x20), { finishFlush: constants.Z_FULL_FLUSH });
  const inner = Buffer.concat([
    Buffer.from([0x78, 0x9c]),
    ...Array.from({ length: (gigabytes * 1024 * 1024 * 1024) / CHUNK }, () => chunk),
    Buffer.from([0x03, 0x00, 0, 0, 0, 0]),
  ]);
  return deflateSync(inner, { level: 9 });
}

const TWICE = "/Filter[/FlateDecode/FlateDecode]";

/** What is drawn on its page inflates to four gigabytes. */
export const contentBombPdf = (): Uint8Array => onePage({ content: bomb(4), filter: TWICE });

/** Its picture is 60,000 points wide and as many high. */
export const pictureBombPdf = (): Uint8Array =>
  onePage({
    content: `q 500 0 0 500 40 40 cm /I Do Q ${text("A page with a picture")}`,
    resources: "/XObject<</I 6 0 R>>",
    more: [
      {
        dictionary: `/Type/XObject/Subtype/Image/Width 60000/Height 60000/ColorSpace/DeviceGray/BitsPerComponent 8${TWICE}`,
        stream: bomb(4),
      },
    ],
  });

/** Its page draws a form ten times, which draws another ten times, and so on, twelve deep. */
export function laughsPdf(): Uint8Array {
  const depth = 12;
  const forms = Array.from({ length: depth }, (_, i): RawObject => {
    const last = i === depth - 1;
    return {
      dictionary: `/Type/XObject/Subtype/Form/BBox[0 0 595 842]/Resources<</XObject<</N ${last ? 6 : 7 + i} 0 R>>>>`,
      stream: last ? "0 0 1 1 re f\n" : "/N Do\n".repeat(10),
    };
  });
  return onePage({ content: "/N Do", resources: "/XObject<</N 6 0 R>>", more: forms });
}

/** A form that draws itself. */
export const selfDrawnPdf = (): Uint8Array =>
  onePage({
    content: `/N Do ${text("A page with a form")}`,
    resources: "/XObject<</N 6 0 R>>",
    more: [
      {
        dictionary: "/Type/XObject/Subtype/Form/BBox[0 0 595 842]/Resources<</XObject<</N 6 0 R>>>>",
        stream: "/N Do",
      },
    ],
  });

/** A tree of pages that leads back to its own root, and says that it has three pages. */
export const circularTreePdf = (): Uint8Array =>
  rawPdf([
    { dictionary: "/Type/Catalog/Pages 2 0 R" },
    { dictionary: "/Type/Pages/Kids[3 0 R]/Count 3/Parent 3 0 R" },
    { dictionary: "/Type/Pages/Kids[2 0 R]/Count 3/Parent 2 0 R" },
  ]);

/** As many empty pages as one likes. */
export function manyPagesPdf(pageCount: number): Uint8Array {
  const kids = Array.from({ length: pageCount }, (_, i) => `${i + 3} 0 R`).join(" ");
  return rawPdf([
    { dictionary: "/Type/Catalog/Pages 2 0 R" },
    { dictionary: `/Type/Pages/Kids[${kids}]/Count ${pageCount}/MediaBox[0 0 200 200]` },
    ...Array.from({ length: pageCount }, () => ({ dictionary: "/Type/Page/Parent 2 0 R" })),
  ]);
}

/** Says that it has more pages than there are. */
export const pretendedPagesPdf = (pageCount: number): Uint8Array =>
  rawPdf([
    { dictionary: "/Type/Catalog/Pages 2 0 R" },
    { dictionary: `/Type/Pages/Kids[3 0 R]/Count ${pageCount}` },
    { dictionary: "/Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]" },
  ]);

/** A page larger than any screen, or one without any room. */
export const hugePagePdf = (points: number): Uint8Array =>
  onePage({ page: `/MediaBox[0 0 ${points} ${points}]` });

/** Its embedded font is noise behind the beginning of a real one. */
export function malformedFontPdf(): Uint8Array {
  const noise = Buffer.alloc(4_000);
  noise.set([0, 1, 0, 0, 0, 12, 0, 128, 0, 3, 0, 64]);
  for (let i = 12; i < noise.length; i++) noise[i] = (i * 7_919) % 251;
  return onePage({
    content: text("Text in a broken font"),
    font: "/Type/Font/Subtype/TrueType/BaseFont/ABCDEF+Broken/FirstChar 32/LastChar 126/Widths[9 9]/FontDescriptor 6 0 R/Encoding/WinAnsiEncoding",
    more: [
      {
        dictionary:
          "/Type/FontDescriptor/FontName/ABCDEF+Broken/Flags 32/FontBBox[0 0 1000 1000]/FontFile2 7 0 R",
      },
      { dictionary: "", stream: noise },
    ],
  });
}

/** A book that was cut off on its way. */
export async function truncatedPdf(): Promise<Uint8Array> {
  const { bytes } = await bookPdf(3);
  return bytes.slice(0, Math.floor(bytes.length * 0.6));
}

/** A page of the web under the name of a PDF. */
export const htmlPdf = (): Uint8Array =>
  new TextEncoder().encode("<!doctype html><title>Sign in</title><p>Please sign in to download.</p>");

export const emptyPdf = (): Uint8Array => new Uint8Array();
