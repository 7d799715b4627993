import { afterAll, describe, expect, test } from "vitest";
import { newId } from "~/platform/ids.server";
import { seededCourse } from "../support/courses";
import { change } from "../support/database";
import { startProduct } from "../support/product";
import { section as sectionOf } from "../support/section";
import { seededTeacher } from "../support/seed";

const product = await startProduct();
afterAll(product.stop);
const { db } = product;

const section = (content: string, more: object = {}) => ({ ...sectionOf("s1", content), ...more });

/** A document with these pages, by number; a page that is not given is not stored. */
async function withBook(pages: Record<number, object[]>, pageCount = 300) {
  const teacher = await seededTeacher(product);
  const course = await seededCourse(product, teacher.id);
  const id = newId(Date.now());
  await change(
    db,
    `INSERT INTO documents (id, teacher_id, course_id, filename, size, fingerprint, page_count, created_at, updated_at)
     VALUES (?1, ?2, ?3, 'Book.pdf', 1, '', ?4, 1, 1)`,
    ...[id, teacher.id, course.id, pageCount],
  );
  const insert = db.prepare(
    `INSERT INTO document_pages (document_id, number, width, height, sections) VALUES (?1, ?2, 595, 842, ?3)`,
  );
  const rows = Object.entries(pages).map(([number, sections]) =>
    insert.bind(id, Number(number), JSON.stringify(sections)),
  );
  if (rows.length > 0) await db.batch(rows);
  const path = `/api/documents/${id}/search`;
  const ask = (query: Record<string, string>) => teacher.get(`${path}?${new URLSearchParams(query)}`);
  return { teacher, path, ask };
}

describe("GET /api/documents/:id/search", () => {
  test("tells where a text stands, in the order of reading, with the words around", async () => {
    const { ask } = await withBook(
      {
        2: [
          section("Nothing here"),
          section("The lighthouse keeper\nlit the LAMP.", {
            branches: [section('A lamp, "a lamp".', { hint: { words: ["Lamp"] } })],
          }),
        ],
        3: [section("lantern")],
      },
      3,
    );
    const answer = await ask({ text: "lamp" });
    const inner = "pages-1-sections-1-branches-0";
    expect([answer.status, answer.json]).toEqual([
      200,
      {
        pages: [
          {
            number: 2,
            more: 0,
            places: [
              {
                ...{ path: "pages-1-sections-1-content", at: 30 },
                ...{ before: "The lighthouse keeper\nlit the ", match: "LAMP", after: "." },
              },
              { path: `${inner}-content`, at: 2, before: "A ", match: "lamp", after: ', "a lamp".' },
              { path: `${inner}-content`, at: 11, before: 'A lamp, "a ', match: "lamp", after: '".' },
              { path: `${inner}-hint-words-0`, at: 0, before: "", match: "Lamp", after: "" },
            ],
          },
        ],
        next: null,
        pageCount: 3,
      },
    ]);
  });

  test("minds the case when asked to, in Latin and in Cyrillic, and whole words when asked to", async () => {
    const { ask } = await withBook({ 1: [section("Ёлка, ЕЛКА и ёлка. Cat, concatenate, CAT")] }, 1);
    const found = async (query: Record<string, string>) => {
      const [page] = (await ask(query)).json.pages;
      return (page?.places ?? []).map(({ match }: { match: string }) => match);
    };
    expect(await found({ text: "елка" })).toEqual(["Ёлка", "ЕЛКА", "ёлка"]);
    expect(await found({ text: "ёлка", exact: "1" })).toEqual(["ёлка"]);
    expect(await found({ text: "cat" })).toEqual(["Cat", "cat", "CAT"]);
    expect(await found({ text: "cat", words: "1" })).toEqual(["Cat", "CAT"]);
    expect(await found({ text: "cat", exact: "1", words: "1" })).toEqual([]);
  });

  test("goes through a book in parts, in one round trip each", async () => {
    const pages = Object.fromEntries(
      Array.from({ length: 250 }, (_, i) => [i + 1, [section(i % 50 === 0 ? "needle" : "hay")]]),
    );
    const { ask } = await withBook(pages, 251);
    const found: number[] = [];
    const froms: number[] = [];
    for (let from: number | null = 1; from !== null; ) {
      froms.push(from);
      const answer = await ask({ text: "needle", from: `${from}` });
      expect((await product.logOf(answer, "request")).d1).toMatchObject({ calls: 1, rowsWritten: 0 });
      found.push(...answer.json.pages.map(({ number }: { number: number }) => number));
      from = answer.json.next;
    }
    expect(froms).toEqual([1, 101, 201, 251]);
    expect(found).toEqual([1, 51, 101, 151, 201]);
  });

  test("reads only so much in one go, and at least one page", async () => {
    const large = [section("x".repeat(500_000))];
    const pages = Object.fromEntries(Array.from({ length: 9 }, (_, i) => [i + 1, large]));
    const { ask } = await withBook(pages, 9);
    const first = await ask({ text: "y" });
    expect(first.json).toEqual({ pages: [], next: 6, pageCount: 9 });
    expect((await ask({ text: "y", from: "6" })).json).toEqual({ pages: [], next: null, pageCount: 9 });
  });

  test("tells of 500 places of a page, and how many more there are", async () => {
    const { ask } = await withBook({ 1: [section("ab ".repeat(600))] }, 1);
    const [page] = (await ask({ text: "ab" })).json.pages;
    expect([page.places.length, page.more]).toEqual([500, 100]);
    expect(page.places[499].at).toBe(499 * 3);
  });

  test("another teacher's document, and one that is not there: 404", async () => {
    const { path } = await withBook({ 1: [section("secret")] }, 1);
    const stranger = await seededTeacher(product);
    for (const address of [path, `/api/documents/${"0".repeat(26)}/search`, "/api/documents/x/search"])
      expect((await stranger.get(`${address}?text=secret`)).status).toBe(404);
  });

  test.each([
    ["no text", {}, "text"],
    ["only spaces", { text: " \t" }, "text"],
    ["a text that is too long", { text: "x".repeat(201) }, "text"],
    ["a page 0", { text: "x", from: "0" }, "from"],
    ["a page that no document has", { text: "x", from: "10000" }, "from"],
    ["anything as a switch", { text: "x", exact: "yes" }, "exact"],
  ])("refuses %s", async (_what, query, where) => {
    const { ask } = await withBook({}, 1);
    const answer = await ask(query as Record<string, string>);
    expect([answer.status, answer.json.issues?.[0]?.path]).toEqual([422, where]);
  });
});
