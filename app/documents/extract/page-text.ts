import type { PageViewport, PDFPageProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import type { Link, Piece } from "./piece";

/** A page with more runs of letters is read so far: the densest of real pages have a tenth of it. */
const MAX_PIECES = 40_000;
const MAX_LINKS = 2_000;

const BOLD_NAME = /bold|black|heavy|demi/i;

interface TextItem {
  str: string;
  dir: string;
  transform: number[];
  width: number;
  fontName: string;
}

/** The text of a page as pdf.js has it. */
export async function textOf(page: PDFPageProxy): Promise<TextItem[]> {
  const reader = page.streamTextContent({ disableNormalization: true }).getReader();
  const items: TextItem[] = [];
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    items.push(...part.value.items);
    if (items.length < MAX_PIECES) continue;
    // the parser goes on alone, and nobody listens
    reader.cancel().catch(() => {});
    break;
  }
  return items.slice(0, MAX_PIECES);
}

/** The runs of letters of a page, in the order in which the file has them. Fonts' weights are known once it is drawn. */
export function piecesOf(items: readonly TextItem[], page: PDFPageProxy, viewport: PageViewport): Piece[] {
  const bold = boldness(page);
  const pieces: Piece[] = [];
  let apart = false;
  for (const { str, dir, transform, width, fontName } of items) {
    if (str.trim() === "") {
      apart ||= str !== "";
      continue;
    }
    const [a = 1, b = 0, c = 0, d = 1, x = 0, y = 0] = multiply(viewport.transform, transform);
    // a letter that is seen in a mirror still stands upright
    const mirrored = a * d - b * c > 0;
    const turn = ((mirrored ? Math.atan2(c, -d) : Math.atan2(b, a)) * 180) / Math.PI;
    pieces.push({
      text: str,
      x,
      y,
      width: width * viewport.scale,
      size: Math.hypot(c, d),
      turn: (Math.round(turn) + 360) % 360,
      bold: bold(fontName),
      leftward: dir === "rtl",
      apart: apart || /^\s/.test(str),
    });
    apart = /\s$/.test(str);
  }
  return pieces;
}

/** Says which fonts are bold, by what the file says of them. */
function boldness(page: PDFPageProxy): (font: string) => boolean {
  const known = new Map<string, boolean>();
  return (font) => {
    const before = known.get(font);
    if (before !== undefined) return before;
    const made = page.commonObjs.has(font) ? page.commonObjs.get(font) : null;
    const bold = Boolean(made?.bold || made?.black || BOLD_NAME.test(made?.name ?? ""));
    known.set(font, bold);
    return bold;
  };
}

/** The links of a page that lead out of the file. */
export async function linksOf(page: PDFPageProxy, viewport: PageViewport): Promise<Link[]> {
  const notes = await page.getAnnotations({ intent: "display" });
  return notes
    .filter(({ subtype, url }) => subtype === "Link" && typeof url === "string")
    .slice(0, MAX_LINKS)
    .map(({ rect, url }) => {
      const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = viewport.convertToViewportRectangle(rect);
      return {
        x: Math.min(x1, x2),
        y: Math.min(y1, y2),
        width: Math.abs(x2 - x1),
        height: Math.abs(y2 - y1),
        address: url,
      };
    });
}

function multiply(m: readonly number[], n: readonly number[]): number[] {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = m;
  const [g = 1, h = 0, i = 0, j = 1, k = 0, l = 0] = n;
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f];
}
