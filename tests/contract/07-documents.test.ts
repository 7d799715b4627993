import { afterAll, describe, expect, test } from "vitest";
import { seededCourse } from "../support/courses";
import { contentsOf, countRows } from "../support/database";
import { expectWholeDocuments, filesOf, pageOf, seededDocument, storePage } from "../support/documents";
import { type Answer, type SignedIn, startProduct } from "../support/product";
import { seededTeacher } from "../support/seed";

const product = await startProduct();
afterAll(product.stop);
const { db, files } = product;

const FILE = { filename: "Storms.pdf", pageCount: 12, size: 3_000_000, fingerprint: "0aff" };

async function withCourse(pages = 1): Promise<{ teacher: SignedIn; course: string; path: string }> {
  const teacher = await seededTeacher(product);
  const { id } = await seededCourse(product, teacher.id, { pages });
  return { teacher, course: id, path: `/api/courses/${id}/documents` };
}

const told = ({ status, json }: Answer) => [status, json.code];

describe("POST /api/courses/{id}/documents (product §7)", () => {
  test("makes a document, and finds it again for the same file", async () => {
    const { teacher, course, path } = await withCourse();
    const made = await teacher.post(path, { ...FILE, filename: "  Storms.pdf " });
    expect(made.status).toBe(201);
    const { fingerprint: _, ...shown } = FILE;
    expect(made.json).toEqual({
      document: {
        ...shown,
        id: expect.stringMatching(/^[0-9a-z]{26}$/),
        courseId: course,
        storedPages: 0,
        checkedPages: 0,
        createdAt: expect.any(Number),
        updatedAt: expect.any(Number),
      },
    });
    await storePage(teacher, made.json.document.id, pageOf(1));
    const again = await teacher.post(path, FILE);
    expect(again.status).toBe(200);
    expect(again.json.document).toMatchObject({ id: made.json.document.id, storedPages: 1 });
  });

  test.each([{ filename: "Other.pdf" }, { pageCount: 13 }, { size: 3_000_001 }, { fingerprint: "0afe" }, {}])(
    "%o is another file, also in another course",
    async (change) => {
      const { teacher, path } = await withCourse();
      const { id: other } = await seededCourse(product, teacher.id);
      const first = (await teacher.post(path, FILE)).json.document;
      const elsewhere = Object.keys(change).length > 0 ? path : `/api/courses/${other}/documents`;
      const second = await teacher.post(elsewhere, { ...FILE, ...change });
      expect(second.status).toBe(201);
      expect(second.json.document.id).not.toBe(first.id);
    },
  );

  test("is one document however many ask for it at one moment", async () => {
    const { teacher, path } = await withCourse();
    const answers = await Promise.all(Array.from({ length: 6 }, () => teacher.post(path, FILE)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 200, 201]);
    expect(new Set(answers.map(({ json }) => json.document.id)).size).toBe(1);
  });

  test.each([
    ["a PDF of more than 100 MB", { size: 100 * 1024 * 1024 + 1 }, "size"],
    ["a PDF of no bytes", { size: 0 }, "size"],
    ["a PDF of more than 1,000 pages", { pageCount: 1_001 }, "pageCount"],
    ["a PDF of no pages", { pageCount: 0 }, "pageCount"],
    ["half a page", { pageCount: 1.5 }, "pageCount"],
    ["no name", { filename: " " }, "filename"],
    ["a name of two lines", { filename: "a\nb" }, "filename"],
    ["a fingerprint that is none", { fingerprint: "../x" }, "fingerprint"],
  ])("refuses %s", async (_what, change, field) => {
    const { teacher, path } = await withCourse();
    const answer = await teacher.post(path, { ...FILE, ...change });
    expect([...told(answer), answer.json.issues[0].path]).toEqual([422, "invalid", field]);
  });

  test("200 documents are the most of a course, also at one moment", async () => {
    const { teacher, course, path } = await withCourse();
    for (let i = 0; i < 198; i++)
      await seededDocument(product, teacher.id, course, { stored: 0, filename: `${i}.pdf` });
    const files = Array.from({ length: 5 }, (_, i) => ({ ...FILE, filename: `New ${i}.pdf` }));
    const answers = await Promise.all(files.map((file) => teacher.post(path, file)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 409, 409, 409]);
    expect(await countRows(db, "documents WHERE course_id = ?", course)).toBe(200);
    const there = await teacher.post(path, { ...FILE, filename: "New 0.pdf" });
    expect([200, 409]).toContain(there.status);
    const list = (await teacher.get(path)).json;
    expect([list.documents.length, list.next]).toEqual([200, null]);
  });
});

describe("GET /api/courses/{id}/documents and /api/documents/{id} (product §7)", () => {
  test("answer the documents newest first, and one with the states of its pages", async () => {
    const { teacher, course, path } = await withCourse();
    const ids = [];
    for (const filename of ["a.pdf", "b.pdf", "c.pdf"])
      ids.unshift((await teacher.post(path, { ...FILE, filename })).json.document.id);
    const list = (await teacher.get(path)).json;
    expect(list.documents.map(({ id }: { id: string }) => id)).toEqual(ids);
    expect(list.next).toBeNull();
    for (const number of [7, 2]) await storePage(teacher, ids[0], pageOf(number, { checked: number === 2 }));
    await teacher.post(`/api/documents/${ids[0]}/to-course`, { pages: [7] });
    const { document } = (await teacher.get(`/api/documents/${ids[0]}`)).json;
    expect(document).toMatchObject({ courseId: course, filename: "c.pdf", storedPages: 2, checkedPages: 1 });
    expect(document.pages).toEqual([
      { number: 2, hasImage: true, checked: true, inCourse: false },
      { number: 7, hasImage: true, checked: false, inCourse: true },
    ]);
  });

  test("go on after what was answered before, and refuse what is no such place", async () => {
    const { teacher, course, path } = await withCourse();
    const id = await seededDocument(product, teacher.id, course);
    const after = Buffer.from(JSON.stringify([id, ""])).toString("base64url");
    expect((await teacher.get(`${path}?after=${after}`)).json).toEqual({ documents: [], next: null });
    expect(told(await teacher.get(`${path}?after=x`))).toEqual([422, "invalid"]);
  });

  test("another teacher's are 404s, and stay as they are", async () => {
    const { teacher, course, path } = await withCourse();
    const id = await seededDocument(product, teacher.id, course);
    const stranger = await seededTeacher(product);
    const before = await contentsOf(db);
    const answers = [
      await stranger.post(path, FILE),
      await stranger.get(path),
      await stranger.get(`/api/documents/${id}`),
      await stranger.delete(`/api/documents/${id}`),
      await stranger.post(`/api/documents/${id}/to-course`, { pages: [1] }),
    ];
    for (const answer of answers) expect(told(answer)).toEqual([404, "not_found"]);
    expect(await contentsOf(db)).toEqual(before);
  });
});

describe("DELETE /api/documents/{id} (product §7)", () => {
  test("removes pages and images, but those that a page of a course or an exercise shows", async () => {
    const { teacher, course, path } = await withCourse(2);
    const { id } = (await teacher.post(path, FILE)).json.document;
    const urls = [];
    for (const number of [1, 2, 3, 4])
      urls.push((await storePage(teacher, id, pageOf(number))).json.page.image.url as string);
    const other = await seededDocument(product, teacher.id, course, { stored: 0 });
    const kept = (await storePage(teacher, other, pageOf(1))).json.page.image.url;
    await teacher.post(`/api/documents/${id}/to-course`, { pages: [1] });
    const { pages } = (await teacher.get(`/api/courses/${course}`)).json;
    const elsewhere = await seededCourse(product, teacher.id);
    await teacher.put(`/api/courses/${elsewhere.id}/pages/${elsewhere.pages[0]}`, {
      image: urls[1]?.slice("/api/files/".length),
    });
    await teacher.put(`/api/courses/${course}/pages/${pages[0].id}`, {
      sections: [{ name: "Look", content: [{ data: [{ type: "picture", image: urls[2] }] }] }],
    });
    expect((await teacher.delete(`/api/documents/${id}`)).json).toEqual({ message: expect.any(String) });
    const statuses = await Promise.all([...urls, kept].map(async (url) => (await teacher.get(url)).status));
    expect(statuses).toEqual([200, 200, 200, 404, 200]);
    expect(told(await teacher.get(`/api/documents/${id}`))).toEqual([404, "not_found"]);
    expect(told(await teacher.delete(`/api/documents/${id}`))).toEqual([404, "not_found"]);
    expect(await countRows(db, "document_pages WHERE document_id = ?", id)).toBe(0);
    expect((await teacher.get(`/api/courses/${course}`)).json.pageCount).toBe(3);
  });

  test("happens once, and another document keeps all it has", async () => {
    const { teacher, course } = await withCourse();
    const [id, other] = await Promise.all([
      seededDocument(product, teacher.id, course, { pageCount: 3, stored: 0 }),
      seededDocument(product, teacher.id, course, { pageCount: 3, stored: 0, filename: "Other.pdf" }),
    ]);
    for (const document of [id, other]) await storePage(teacher, document, pageOf(1));
    const answers = await Promise.all([1, 2].map(() => teacher.delete(`/api/documents/${id}`)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
    expect(await filesOf(product, teacher.id)).toHaveLength(1);
    await expectWholeDocuments(product, teacher.id);
  });
});

describe("DELETE /api/courses/{id}", () => {
  test("removes its documents, corrections and images, but what another course shows", async () => {
    const { teacher, course, path } = await withCourse();
    const { id } = (await teacher.post(path, FILE)).json.document;
    const urls: string[] = [];
    for (const number of [1, 2, 3])
      urls.push((await storePage(teacher, id, pageOf(number))).json.page.image.url);
    await teacher.post(`/api/documents/${id}/to-course`, { pages: [1, 2, 3] });
    await teacher.post(`/api/courses/${course}/corrections`, { property: "rn", correction: "m" });
    const gone = (await teacher.post(path, { ...FILE, size: 1 })).json.document.id;
    const ofGone = (await storePage(teacher, gone, pageOf(1))).json.page.image.url;
    await teacher.post(`/api/documents/${gone}/to-course`, { pages: [1] });
    await teacher.delete(`/api/documents/${gone}`);
    expect((await teacher.get(ofGone)).status).toBe(200);

    const other = await seededCourse(product, teacher.id);
    await teacher.put(`/api/courses/${other.id}/pages/${other.pages[0]}`, {
      image: urls[0]?.slice("/api/files/".length),
      sections: [{ name: "Look", content: [{ data: [{ type: "picture", image: urls[1] }] }] }],
    });
    expect((await teacher.delete(`/api/courses/${course}`)).status).toBe(200);
    for (const table of ["documents", "corrections", "pages"])
      expect([table, await countRows(db, `${table} WHERE course_id = ?`, course)]).toEqual([table, 0]);
    const statuses = await Promise.all([...urls, ofGone].map(async (url) => (await teacher.get(url)).status));
    expect(statuses).toEqual([200, 200, 404, 404]);
  });

  test("removes more images than R2 takes in one call", async () => {
    const { teacher, course } = await withCourse();
    await seededDocument(product, teacher.id, course, { pageCount: 700 });
    await seededDocument(product, teacher.id, course, { pageCount: 700, filename: "Other.pdf" });
    const { results } = await db
      .prepare("SELECT image FROM document_pages, documents WHERE document_id = id AND course_id = ?")
      .bind(course)
      .all();
    const some = results.filter((_, i) => i % 100 === 0).map(({ image }) => image);
    for (const key of some) await files.put(`teachers/${teacher.id}/${key}`, "image");
    expect(await filesOf(product, teacher.id)).toHaveLength(14);
    const answer = await teacher.delete(`/api/courses/${course}`);
    expect(answer.status).toBe(200);
    expect((await product.logOf(answer, "request")).d1.calls).toBe(2);
    await expect.poll(() => filesOf(product, teacher.id)).toEqual([]);
  });
});
