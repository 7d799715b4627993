import { readdirSync } from "node:fs";
import type { Page } from "@playwright/test";
import type * as Reader from "../../app/documents/extract/open-pdf";
import type { Section } from "../../app/documents/schema";
import { expect } from "./fixtures";

interface ReadPage {
  number: number;
  size: { width: number; height: number };
  sections: Section[];
  image: { type: string; bytes: number; width: number; height: number; dark: number };
  missing: string | null;
}

export interface ReadPdf {
  /** Of the trouble that ended it. */
  kind: string | null;
  pageCount: number;
  fingerprint: string;
  pages: ReadPage[];
  /** The longest that the screen did not answer, in milliseconds. */
  longestPause: number;
  /** What scripts in files would have left behind. */
  harmed: boolean;
}

/** Where the build has what reads PDFs; the screens fetch it when an import begins. */
export function readerAddress(): string {
  const name = readdirSync("build/client/assets").find((file) => /^open-pdf-.*\.js$/.test(file));
  expect(name, "the file of the build that reads PDFs").toBeDefined();
  return `/assets/${name}`;
}

/** Reads a file in the page's browser as the import does, while a timer there tells whether the screen still answers. */
export function readIn(page: Page, bytes: Uint8Array, password?: string): Promise<ReadPdf> {
  return page.evaluate(read, {
    reader: readerAddress(),
    file: Buffer.from(bytes).toString("base64"),
    ...(password === undefined ? {} : { password }),
  });
}

/** Runs in the browser. */
async function read({ reader, file, password }: { reader: string; file: string; password?: string }) {
  const { openPdf } = (await import(reader)) as typeof Reader;
  const bytes = Uint8Array.from(atob(file), (letter) => letter.charCodeAt(0));
  const result: ReadPdf = {
    kind: null,
    pageCount: 0,
    fingerprint: "",
    pages: [],
    longestPause: 0,
    harmed: false,
  };
  let beat = performance.now();
  const timer = setInterval(() => {
    result.longestPause = Math.max(result.longestPause, performance.now() - beat);
    beat = performance.now();
  }, 50);
  try {
    const pdf = await openPdf(new Blob([bytes]), password === undefined ? {} : { password });
    result.pageCount = pdf.pageCount;
    result.fingerprint = pdf.fingerprint;
    try {
      for (let n = 1; n <= pdf.pageCount; n++) {
        const { number, size, sections, image, missing } = await pdf.page(n);
        const drawn = await createImageBitmap(image);
        const small = new OffscreenCanvas(80, 80);
        const context = small.getContext("2d");
        context?.drawImage(drawn, 0, 0, 80, 80);
        const dots = context?.getImageData(0, 0, 80, 80).data ?? [];
        let dark = 0;
        for (let i = 0; i < dots.length; i += 4) if ((dots[i] ?? 255) < 200) dark += 1;
        const { width, height } = drawn;
        result.pages.push({
          number,
          size,
          sections,
          image: { type: image.type, bytes: image.size, width, height, dark },
          missing: missing ?? null,
        });
      }
    } finally {
      pdf.close();
    }
  } catch (error) {
    result.kind = error instanceof Error && "kind" in error ? String(error.kind) : String(error);
  }
  clearInterval(timer);
  result.harmed = "harmed" in globalThis;
  return result;
}

/** The sections of a page one after the other. */
export const flat = (sections: readonly Section[]): Section[] =>
  sections.flatMap((section) => [section, ...flat(section.branches)]);

/** The words of a page in reading order. */
export const wordsOf = ({ sections }: ReadPage): string[] =>
  flat(sections).flatMap(({ content }) => content.split(/\s+/).filter(Boolean));
