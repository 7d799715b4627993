import cyrillicFont from "@fontsource-variable/inter/files/inter-cyrillic-wght-normal.woff2?url";
import latinFont from "@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url";
import { toBlob } from "html-to-image";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import type { Schedule } from "./schema";
import { Sheet } from "./sheet";

/** Name of the file (spec §9). */
const FILE_NAME = "schedule.png";
/** Twice the screen's pixel density (product §4). */
const SHARPNESS = 2;

const CYRILLIC = "U+0301, U+0400-045F, U+0490-0491, U+2116";

/** What the sheet's looks are made of: copying only these makes the picture in a fraction of the time. */
const COPIED_STYLES = [
  ..."display box-sizing width height min-width margin padding position overflow clip-path".split(" "),
  ..."flex-grow flex-shrink flex-wrap align-items justify-content column-gap row-gap grid-template-columns".split(
    " ",
  ),
  ..."table-layout border-collapse border-spacing vertical-align text-align white-space list-style-type".split(
    " ",
  ),
  ..."color background-color background-image background-position background-size background-repeat".split(
    " ",
  ),
  ..."border-radius border-top box-shadow font-family font-size font-weight font-variant-numeric".split(" "),
  ..."font-feature-settings letter-spacing line-height".split(" "),
];

async function asDataUrl(address: string): Promise<string> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`font answered ${answer.status}`);
  const blob = await answer.blob();
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });
}

async function fontFace(address: string, range?: string): Promise<string> {
  const url = await asDataUrl(address);
  return `@font-face{font-family:"Inter Variable";font-weight:100 900;src:url(${url}) format("woff2");${range ? `unicode-range:${range};` : ""}}`;
}

/** The schedule as a PNG, whatever the scroll position, theme or width. Throws when it cannot be drawn. */
async function drawImage(schedule: Schedule, year: number): Promise<Blob> {
  const host = document.createElement("div");
  host.className = "plan-sheet-host";
  host.setAttribute("aria-hidden", "true");
  document.body.appendChild(host);
  const root = createRoot(host);
  try {
    flushSync(() => root.render(<Sheet schedule={schedule} year={year} />));
    const sheet = host.firstElementChild;
    if (!(sheet instanceof HTMLElement)) throw new Error("the sheet was not drawn");
    const [faces] = await Promise.all([
      Promise.all([fontFace(latinFont), fontFace(cyrillicFont, CYRILLIC)]),
      document.fonts.ready,
    ]);
    const blob = await toBlob(sheet, {
      pixelRatio: SHARPNESS * window.devicePixelRatio,
      fontEmbedCSS: faces.join("\n"),
      includeStyleProperties: COPIED_STYLES,
      skipAutoScale: true,
    });
    if (!blob) throw new Error("the picture is empty");
    return blob;
  } finally {
    root.unmount();
    host.remove();
  }
}

/** Makes the image and hands it to the browser as a download. Throws when it cannot. */
export async function downloadImage(schedule: Schedule, year: number): Promise<void> {
  const address = URL.createObjectURL(await drawImage(schedule, year));
  const link = document.createElement("a");
  link.href = address;
  link.download = FILE_NAME;
  link.click();
  // the browser has taken the file by then
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
