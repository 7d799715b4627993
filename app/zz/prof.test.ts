import { test } from "vitest";
import { fragmentsOf, textOf } from "../documents/extract/layout-fragments";
import { columnsOf } from "../documents/extract/layout-order";
import { paragraphsOf } from "../documents/extract/layout-paragraphs";
import { hyphenatedIn } from "../documents/extract/layout-letters";
test("p", () => {
  const pieces = Array.from({ length: 3000 }, (_, i) => ({ text: "ж".repeat(400), x: 60, y: 2 + i * 0.28, width: 40, size: 0.2, turn: 0, bold: false, leftward: false, apart: false }));
  const t = (n: string, f: () => any) => { const s = performance.now(); const r = f(); console.log(n, Math.round(performance.now() - s)); return r; };
  const fr = t("fragments", () => fragmentsOf(pieces));
  const co = t("columns", () => columnsOf(fr));
  const tx = t("texts", () => co.flat().map((l: any) => textOf(l.pieces)));
  const hy = t("hyphen", () => hyphenatedIn(tx));
  const pa = t("paragraphs", () => co.flatMap((c: any) => paragraphsOf(c, hy)));
  console.log(pa.length, pa[0].text.length);
}, 200000);
