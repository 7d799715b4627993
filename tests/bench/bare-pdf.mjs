import { createReadStream, existsSync } from "node:fs";
import { createServer } from "node:http";
import path from "node:path";
import { ROOT } from "../../scripts/run.mjs";

const PDFJS = path.join(ROOT, "node_modules", "pdfjs-dist");
const TYPES = new Map([
  [".mjs", "text/javascript"],
  [".js", "text/javascript"],
  [".wasm", "application/wasm"],
]);

/**
 * An empty page with pdf.js beside it, as its own site hands it out, for whoever reads a PDF without the product.
 * @returns {Promise<{ url: string; stop: () => void }>}
 */
export async function barePdf() {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    const file = path.join(PDFJS, path.normalize(pathname));
    if (pathname === "/" || !existsSync(file)) {
      response.setHeader("Content-Type", "text/html").end("<!doctype html><title>Bare</title>");
      return;
    }
    response.setHeader("Content-Type", TYPES.get(path.extname(file)) ?? "application/octet-stream");
    createReadStream(file).pipe(response);
  });
  await new Promise((resolve) => server.listen(0, "localhost", () => resolve(undefined)));
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return { url: `http://localhost:${port}/`, stop: () => server.close() };
}

/**
 * Text and picture of every page, the way that pdf.js is used: in the page, with its own worker. Runs in the browser.
 * @param {{ bytes: string; longerSide: number; quality: number }} file
 * @returns {Promise<{ ms: number; letters: number; pictures: number }>}
 */
export async function readBare({ bytes, longerSide, quality }) {
  const data = Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0));
  const source = "/legacy/build/pdf.min.mjs";
  const pdfjs = await import(source);
  pdfjs.GlobalWorkerOptions.workerSrc = "/legacy/build/pdf.worker.min.mjs";
  const began = performance.now();
  const task = pdfjs.getDocument({
    data,
    cMapUrl: "/cmaps/",
    standardFontDataUrl: "/standard_fonts/",
    wasmUrl: "/wasm/",
  });
  const pdf = await task.promise;
  let letters = 0;
  let pictures = 0;
  const canvas = document.createElement("canvas");
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    for (const { str } of items) letters += str.replace(/\s/g, "").length;
    const { width, height } = page.getViewport({ scale: 1 });
    const viewport = page.getViewport({ scale: longerSide / Math.max(width, height) });
    canvas.width = Math.round(viewport.width);
    canvas.height = Math.round(viewport.height);
    await page.render({ canvas, viewport }).promise;
    const image = await new Promise((resolve) => canvas.toBlob(resolve, "image/webp", quality));
    pictures += image.size;
    page.cleanup();
  }
  const ms = performance.now() - began;
  await task.destroy();
  return { ms, letters, pictures };
}
