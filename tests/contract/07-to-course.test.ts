import { afterAll, describe, expect, test } from "vitest";
import { courseFaults, seededCourse } from "../support/courses";
import { change, contentsOf } from "../support/database";
import { filesOf, pageOf, seededDocument, storePage } from "../support/documents";
import { type Answer, type SignedIn, startProduct } from "../support/product";
import { section } from "../support/section";
import { seededTeacher } from "../support/seed";

const product = await startProduct();
afterAll(product.stop);
const { db } = product;

/** A course of as many pages, and a document of it with as many that are stored. */
async function withPages(
  coursePages = 2,
  pageCount = 4,
): Promise<{ teacher: SignedIn; course: string; id: string; path: string }> {
  const teacher = await seededTeacher(product);
  const { id: course } = await seededCourse(product, teacher.id, { pages: coursePages });
  const id = await seededDocument(product, teacher.id, course, { pageCount });
  return { teacher, course, id, path: `/api/documents/${id}/to-course` };
}

const told = ({ status, json }: Answer) => [status, json.code];
const textsOf = ({ json }: Answer) => json.page.blocks.map(({ data }: { data: string }) => data);

describe("POST /api/documents/{id}/to-course (product §7)", () => {
  test("makes pages at the end of the course, in their order: label, image, a block a section", async () => {
    const { teacher, course, path, id } = await withPages(2);
    const { url } = (await storePage(teacher, id, pageOf(3))).json.page.image;
    const before = (await teacher.get(`/api/courses/${course}`)).json;
    const answer = await teacher.post(path, { pages: [3, 1, 3] });
    expect(answer.status).toBe(201);
    expect(answer.json).toEqual({
      message: "2 pages were added to the course.",
      pages: [
        { number: 1, pageId: expect.stringMatching(/^[0-9a-hjkmnp-tv-z]{26}$/), index: 2 },
        { number: 3, pageId: expect.stringMatching(/^[0-9a-hjkmnp-tv-z]{26}$/), index: 3 },
      ],
      before: [],
      pageCount: 4,
      courseVersion: before.version + 1,
    });
    const made = (await teacher.get(`/api/courses/${course}/pages/3`)).json;
    expect([made.pageCount, made.courseVersion]).toEqual([4, before.version + 1]);
    expect(made.page).toMatchObject({
      id: answer.json.pages[1].pageId,
      page: "3",
      page_image: { url },
      sections: [],
      version: 1,
      blocks: [
        { order: 0, data: "Heading 3", version: 1 },
        { order: 1, data: "Text 3", version: 1 },
      ],
    });
    for (const block of made.page.blocks) expect(block.id).toMatch(/^[0-9a-hjkmnp-tv-z]{26}$/);
    expect((await teacher.get(`/api/documents/${id}/pages/3`)).json.page.coursePageId).toBe(made.page.id);
    expect(await courseFaults(product)).toEqual([]);
    const block = made.page.blocks[0];
    const changed = await teacher.put(`/api/courses/${course}/blocks/${block.id}`, { data: "Mine" });
    expect(changed.status).toBe(200);
  });

  test("reads branches where they stand, and nothing that a teacher has added", async () => {
    const { teacher, course, id, path } = await withPages(0, 1);
    const hidden = { content: "hidden", branches: [{ content: "hidden" }], 5: [{ content: "hidden" }] };
    await storePage(teacher, id, {
      number: 1,
      size: { width: 1, height: 1 },
      sections: [
        {
          branches: [
            section("b", "two", [section("c", "three")]),
            section("d", " \n\t\u00a0"),
            section("e", "four"),
          ],
          content: "one",
          note: hidden,
          notes: [hidden, [hidden]],
          section_id: "a",
          content_type: "header",
          tag: "h1",
        },
        section("f", ""),
        ...Array.from({ length: 12 }, (_, i) => section(`n${i}`, `line ${i}\n'"$.[0]`)),
      ],
    });
    expect((await teacher.post(path, { pages: [1] })).json.message).toBe("1 page was added to the course.");
    expect(textsOf(await teacher.get(`/api/courses/${course}/pages/0`))).toEqual([
      "one",
      "two",
      "three",
      "four",
      ...Array.from({ length: 12 }, (_, i) => `line ${i}\n'"$.[0]`),
    ]);
  });

  test("makes a page once: those made before are told, and free again when they are removed", async () => {
    const { teacher, course, path } = await withPages(0, 4);
    await teacher.post(path, { pages: [2] });
    const some = await teacher.post(path, { pages: [1, 2, 3] });
    expect(some.json).toMatchObject({ before: [2], pageCount: 3 });
    expect(some.json.pages.map(({ number }: { number: number }) => number)).toEqual([1, 3]);
    const rows = await contentsOf(db);
    const none = await teacher.post(path, { pages: [3, 2, 1] });
    expect([none.status, none.json]).toEqual([
      200,
      { ...some.json, message: "These pages are in the course already.", pages: [], before: [1, 2, 3] },
    ]);
    expect(await contentsOf(db)).toEqual(rows);
    await teacher.delete(`/api/courses/${course}/pages/${some.json.pages[0].pageId}`);
    expect((await teacher.post(path, { pages: [1, 2] })).json).toMatchObject({ before: [2], pageCount: 3 });
    expect(await courseFaults(product)).toEqual([]);
  });

  test("names the pages that are not stored, and makes none then", async () => {
    const { teacher, path } = await withPages(1, 3);
    const before = await contentsOf(db);
    const answer = await teacher.post(path, { pages: [1, 9, 2, 4] });
    expect(told(answer)).toEqual([422, "invalid"]);
    expect(answer.json.issues).toEqual([
      { path: "pages.3", message: "Page 4 has not been imported yet." },
      { path: "pages.1", message: "Page 9 has not been imported yet." },
    ]);
    expect(await contentsOf(db)).toEqual(before);
  });

  test.each([[[]], [[0]], [[1.5]], [["1"]], [Array.from({ length: 201 }, (_, i) => i + 1)]])(
    "refuses %j",
    async (pages) => {
      const { teacher, path } = await withPages(0, 1);
      expect(told(await teacher.post(path, { pages }))).toEqual([422, "invalid"]);
    },
  );

  test("2,000 pages are the most of a course: all fit or none is made", async () => {
    const { teacher, course, path } = await withPages(1, 3);
    await change(
      db,
      `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1997)
       INSERT INTO pages (id, course_id, position, label) SELECT ?1 || i, ?1, i, '' FROM n`,
      course,
    );
    await change(db, "UPDATE courses SET page_count = 1998 WHERE id = ?", course);
    const before = await contentsOf(db);
    const full = await teacher.post(path, { pages: [1, 2, 3] });
    expect(told(full)).toEqual([409, "conflict"]);
    expect(full.json.message).toContain("2,000");
    expect(await contentsOf(db)).toEqual(before);
    expect((await teacher.post(path, { pages: [1, 2] })).json.pageCount).toBe(2_000);
    expect(told(await teacher.post(path, { pages: [1, 2, 3] }))).toEqual([409, "conflict"]);
    expect((await teacher.post(path, { pages: [1, 2] })).status).toBe(200);
    expect(await courseFaults(product)).toEqual([]);
  });

  test("200 pages with 500 blocks each come in one batch", async () => {
    const { teacher, course, id } = await withPages(0, 200);
    await change(
      db,
      `WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < 499)
       UPDATE document_pages SET sections = (SELECT json_group_array(json_object('section_id', 's' || i,
         'content', 'Text ' || i, 'branches', json('[]'))) FROM n) WHERE document_id = ?`,
      id,
    );
    const pages = Array.from({ length: 200 }, (_, i) => i + 1);
    const answer = await teacher.post(`/api/documents/${id}/to-course`, { pages });
    expect([answer.status, answer.json.pageCount]).toEqual([201, 200]);
    expect((await product.logOf(answer, "request")).d1.calls).toBe(2);
    const texts = textsOf(await teacher.get(`/api/courses/${course}/pages/199`));
    expect(texts).toEqual(Array.from({ length: 500 }, (_, i) => `Text ${i}`));
    expect(await courseFaults(product)).toEqual([]);
  }, 60_000);

  test("many at one moment make each page once, beside other changes of the course", async () => {
    const { teacher, course, path } = await withPages(3, 10);
    const clients = Array.from({ length: 6 }, () =>
      product.holding(teacher.cookies.get("__Host-session") ?? ""),
    );
    const answers = await Promise.all(
      clients.flatMap((client, i) => [
        client.post(path, { pages: [1 + i, 2 + i, 3 + i] }),
        client.post(`/api/courses/${course}/pages`, { after: null }),
      ]),
    );
    const made = answers.flatMap(({ json }) => json.pages ?? []).map(({ number }) => number);
    expect(made.sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    for (const { status } of answers) expect([200, 201]).toContain(status);
    expect((await teacher.get(`/api/courses/${course}`)).json.pageCount).toBe(3 + 8 + 6);
    expect(await courseFaults(product)).toEqual([]);
    const images = await db
      .prepare("SELECT count(DISTINCT image) AS n FROM pages WHERE course_id = ? AND image IS NOT NULL")
      .bind(course)
      .first("n");
    expect(images).toBe(8);
  });

  test("while the document is deleted: pages with their images, or none", async () => {
    const { teacher, course, id, path } = await withPages(0, 3);
    for (const number of [1, 2, 3]) await storePage(teacher, id, pageOf(number));
    const [made, removed] = await Promise.all([
      teacher.post(path, { pages: [1, 2, 3] }),
      teacher.delete(`/api/documents/${id}`),
    ]);
    expect(removed.status).toBe(200);
    expect([201, 404]).toContain(made.status);
    const shown = (await teacher.get(`/api/courses/${course}`)).json.pages.map(
      (page: { page_image: { url: string } }) => page.page_image.url.slice("/api/files/".length),
    );
    expect(await filesOf(product, teacher.id)).toEqual(shown.sort());
  });
});
