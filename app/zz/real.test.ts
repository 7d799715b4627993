import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import { test } from "vitest";
import { BodySize } from "../documents/extract/body-size";
import { layOut } from "../documents/extract/layout";
import { linksOf, piecesOf, textOf } from "../documents/extract/page-text";
import type { Section } from "../documents/schema";

const flat = (s: Section[]): Section[] => s.flatMap((x) => [x, ...flat(x.branches)]);
function lcs(a: string[], b: string[]) {
  const w = b.length + 1; let prev = new Uint16Array(w), cur = new Uint16Array(w);
  for (const x of a) { for (let j = 1; j < w; j++) cur[j] = x === b[j - 1] ? prev[j - 1]! + 1 : Math.max(prev[j]!, cur[j - 1]!); [prev, cur] = [cur, prev]; }
  return prev[w - 1]!;
}
const words = (t: string) => t.normalize("NFKC").split(/\s+/).filter(Boolean);
test("real", async () => {
  for (const file of (process.env.PDFS ?? "").split(":")) {
    const pdf = await getDocument({ data: new Uint8Array(readFileSync(file)), verbosity: 0, useSystemFonts: false, disableFontFace: true, standardFontDataUrl: "node_modules/pdfjs-dist/standard_fonts/", cMapUrl: "node_modules/pdfjs-dist/cmaps/", ...(process.env.PASS ? { password: process.env.PASS } : {}) }).promise;
    const made = file.replace(".pdf", ".json");
    const expected: string[][] | null = existsSync(made) ? JSON.parse(readFileSync(made, "utf8")) : null;
    const body = new BodySize();
    let all = 0, same = 0; let out = ""; const bad: string[] = []; let ms = 0;
    const last = Math.min(pdf.numPages, Number(process.env.LAST ?? 60));
    for (let n = 1; n <= last; n++) {
      const page = await pdf.getPage(n); const viewport = page.getViewport({ scale: 1 });
      const items = await textOf(page);
      if (process.env.BOLD) await page.getOperatorList();
      const t0 = performance.now();
      const pieces = piecesOf(items, page, viewport);
      const size = { width: viewport.width, height: viewport.height };
      const sections = flat(layOut(pieces, { size, links: await linksOf(page, viewport), body: body.of(pieces) }));
      ms += performance.now() - t0;
      const ours = words(sections.map((s) => s.content).join(" "));
      const theirs = expected ? expected[n - 1]! : words(execFileSync("pdftotext", ["-f", String(n), "-l", String(n), file, "-"], { maxBuffer: 1e9 }).toString().replace(/\f/g, ""));
      const l = lcs(ours, theirs); all += Math.max(theirs.length,ours.length); same += l;
      if (l < 0.97 * Math.max(theirs.length,ours.length)) bad.push(`${n}:${l}/${ours.length}/${theirs.length}`);
      out += `=== ${n}\n` + sections.map((s) => `[${s.tag} ${JSON.stringify(s.box)}${s.external_reference ? " → " + s.external_reference : ""}] ${s.content}`).join("\n") + "\n";
    }
    writeFileSync(file.replace(".pdf", ".ours.txt"), out);
    console.log(file, `${((100 * same) / all).toFixed(2)} %`, `${last} pages`, `${(ms / last).toFixed(1)} ms/page`, bad.slice(0, 25).join(" "));
    await pdf.destroy();
  }
}, 600000);
