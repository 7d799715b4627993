import { expect } from "vitest";
import { newId } from "~/platform/ids.server";
import { change } from "./database";
import type { Answer, Browser, Product } from "./product";
import { section } from "./section";

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));

/** The smallest images there are, each of another kind. */
export const PNG = bytesOf(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
);
export const WEBP = bytesOf("UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA");
export const JPEG = bytesOf(
  "/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAP//////////////////////////////////////////////",
);

/** A part of a form; a file has a type. */
export interface FormPart {
  name: string;
  content: string | Uint8Array;
  type?: string;
}

const BOUNDARY = "----TheBoundaryOfTheTests";

/** The bytes of a form as browsers write it. */
export function multipartBody(parts: readonly FormPart[]): Uint8Array {
  const pieces = parts.flatMap(({ name, content, type }) => [
    `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"`,
    type === undefined ? "" : `; filename="blob"\r\nContent-Type: ${type}`,
    "\r\n\r\n",
    content,
    "\r\n",
  ]);
  return Buffer.concat([...pieces, `--${BOUNDARY}--\r\n`].map((piece) => Buffer.from(piece as string)));
}

export const FORM_TYPE = { "Content-Type": `multipart/form-data; boundary=${BOUNDARY}` };

/** Part `page` of a page: what is given, else two sections of A4. */
export const pageOf = (number: number, more: Record<string, unknown> = {}) => ({
  number,
  size: { width: 595, height: 842 },
  sections: [section("s1", `Heading ${number}`), section("s2", `Text ${number}`)],
  ...more,
});

/** Stores a page of a document, with an image unless that is null. */
export function storePage(
  browser: Browser,
  document: string,
  page: { number: number; [more: string]: unknown },
  image: Uint8Array | null = PNG,
): Promise<Answer> {
  const parts: FormPart[] = [{ name: "page", content: JSON.stringify(page) }];
  if (image) parts.push({ name: "image", content: image, type: "image/webp" });
  return browser.send("PUT", `/api/documents/${document}/pages/${page.number}`, {
    body: multipartBody(parts),
    headers: FORM_TYPE,
  });
}

/** A document of a course, written straight into the database with as many stored pages and no images in R2. */
export async function seededDocument(
  { db }: Product,
  teacherId: string,
  courseId: string,
  given: { pageCount?: number; stored?: number; filename?: string } = {},
): Promise<string> {
  const { pageCount = 1, filename = "Book.pdf" } = given;
  const { stored = pageCount } = given;
  const now = Date.now();
  const id = newId(now);
  await change(
    db,
    "INSERT INTO documents VALUES (?1, ?2, ?3, ?4, 1000, '', ?5, ?6, 0, ?7, ?7)",
    id,
    teacherId,
    courseId,
    filename,
    pageCount,
    stored,
    now,
  );
  const pages = Array.from({ length: stored }, (_, i) => ({
    number: i + 1,
    image: newId(now),
    sections: JSON.stringify(pageOf(i + 1).sections),
  }));
  await change(
    db,
    `INSERT INTO document_pages (document_id, number, width, height, image, sections)
     SELECT ?1, value ->> 'number', 595, 842, value ->> 'image', value ->> 'sections' FROM json_each(?2)`,
    id,
    JSON.stringify(pages),
  );
  return id;
}

/** The names of a teacher's files. */
export async function filesOf({ files }: Product, teacherId: string): Promise<string[]> {
  const prefix = `teachers/${teacherId}/`;
  return (await files.keys(prefix)).map((key) => key.slice(prefix.length));
}

/** Expects that the counters of every document are what its pages say, and that each image is there and no other. */
export async function expectWholeDocuments(product: Product, teacherId: string): Promise<void> {
  const { results } = await product.db
    .prepare(
      `SELECT id, stored_pages, checked_pages, count(number) AS stored, coalesce(sum(checked), 0) AS checked
       FROM documents LEFT JOIN document_pages ON document_id = id WHERE teacher_id = ? GROUP BY id`,
    )
    .bind(teacherId)
    .all();
  for (const row of results)
    expect(row).toMatchObject({ stored_pages: row.stored, checked_pages: row.checked });
  const images = await product.db
    .prepare("SELECT image FROM document_pages, documents WHERE document_id = id AND teacher_id = ?")
    .bind(teacherId)
    .all();
  expect((await filesOf(product, teacherId)).sort()).toEqual(images.results.map(({ image }) => image).sort());
}
