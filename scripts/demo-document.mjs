import { readFileSync } from "node:fs";

const DIR = new URL("./demo-document/", import.meta.url);
const FILENAME = "The lighthouse, unit 4.pdf";
/** What the PDF would have taken. */
const SIZE = 184_320;

/** @typedef {(method: string, path: string, body: object) => Promise<any>} Call */

/**
 * A small document as importing a PDF leaves it: two pages with text, and a scan without any.
 * @param {Call} call
 * @param {(path: string, form: FormData) => Promise<unknown>} upload
 * @param {unknown} courseId the course that it belongs to
 */
export async function seedDocument(call, upload, courseId) {
  const pages = JSON.parse(readFileSync(new URL("pages.json", DIR), "utf8"));
  const { document } = await call("POST", `/api/courses/${courseId}/documents`, {
    filename: FILENAME,
    pageCount: pages.length,
    size: SIZE,
  });
  for (const page of pages) {
    const form = new FormData();
    form.set("page", JSON.stringify(page));
    const image = readFileSync(new URL(`page-${page.number}.jpg`, DIR));
    form.set("image", new Blob([image], { type: "image/jpeg" }), "page.jpg");
    await upload(`/api/documents/${document.id}/pages/${page.number}`, form);
  }
}
