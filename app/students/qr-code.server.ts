import { encode } from "uqr";

/** A QR code as one SVG path, its modules squares of one unit; the light border of four belongs around it. */
export interface QrCode {
  path: string;
  /** Modules along a side, without the border. */
  size: number;
}

/** Draws a text as a QR code that still reads when a seventh of it is spoilt. */
export function qrCodeOf(text: string): QrCode {
  const { data, size } = encode(text, { ecc: "M", border: 0 });
  return { path: data.map(runsOf).join(""), size };
}

/** A row's dark modules, those side by side drawn as one. */
function runsOf(row: boolean[], y: number): string {
  let path = "";
  for (let start = row.indexOf(true); start >= 0; ) {
    const end = row.indexOf(false, start);
    const width = (end < 0 ? row.length : end) - start;
    path += `M${start} ${y}h${width}v1h-${width}z`;
    start = row.indexOf(true, start + width);
  }
  return path;
}
