import { afterAll, describe, expect, test } from "vitest";
import { courseFaults, seededCourse } from "../support/courses";
import { change, contentsOf } from "../support/database";
import { startProduct } from "../support/product";
import { seededTeacher } from "../support/seed";

const product = await startProduct();
afterAll(product.stop);
const { db } = product;

const ID = expect.stringMatching(/^[0-9a-z]{26}$/);

interface Block {
  id?: string;
  data: string;
  order?: number;
  version?: number;
}
interface Page {
  id?: string;
  page?: string;
  page_image?: { url?: string | null } | null;
  blocks?: Block[];
  sections?: object[];
  version?: number;
}

async function withCourse(size: { pages?: number; blocks?: number } = {}) {
  const teacher = await seededTeacher(product);
  const course = await seededCourse(product, teacher.id, { pages: 3, blocks: 3, ...size });
  const path = `/api/courses/${course.id}`;
  return {
    teacher,
    course,
    path,
    read: async () => (await teacher.get(path)).json,
    pages: async (): Promise<Page[]> => (await teacher.get(path)).json.pages,
    put: (pages: unknown, rest: object = {}) => teacher.put(path, { pages, ...rest }),
  };
}

describe("GET /api/courses/{id} (spec §7, product §6)", () => {
  test("answers the whole course in one round trip", async () => {
    const { teacher, course, path } = await withCourse();
    await teacher.put(`${path}/pages/${course.pages[2]}`, { sections: [{ name: "S", tint: 1 }] });
    const answer = await teacher.get(path);
    expect(answer.headers.get("Content-Type")).toContain("application/json");
    expect((await product.logOf(answer, "request")).d1.calls).toBe(1);
    expect(answer.json).toEqual({
      ...{ id: course.id, name: "English", description: "", version: 2, pageCount: 3 },
      pages: course.pages.map((id, i) => ({
        id,
        page: String(i + 1),
        page_image: { url: null },
        blocks: [0, 1, 2].map((order) => ({ id: ID, data: `Text ${order}`, order, version: 1 })),
        sections: i === 2 ? [{ id: ID, name: "S", tint: 1, content: [{ data: [] }] }] : [],
        version: i === 2 ? 2 : 1,
      })),
    });
  });

  test("says to read it page by page when it takes more than 16 MiB, and so does PUT", async () => {
    const { teacher, path, course, put } = await withCourse({ pages: 40, blocks: 0 });
    await change(
      db,
      "UPDATE pages SET sections = json_array(json_object('type', ?2)) WHERE course_id = ?1",
      course.id,
      "ж".repeat(250_000),
    );
    const message = "This course takes more than 16 MB. Please read and change it page by page.";
    const before = await contentsOf(db);
    for (const answer of [await teacher.get(path), await put([])])
      expect([answer.status, answer.json]).toEqual([413, { code: "too_large", message }]);
    expect(await contentsOf(db)).toEqual(before);
    expect((await teacher.get(`${path}/pages/7`)).status).toBe(200);
    expect((await teacher.delete(path)).status).toBe(200);
  });
});

describe("PUT /api/courses/{id} with pages (spec §7, product §6)", () => {
  test("makes nothing that could not be read again", async () => {
    const { put, read } = await withCourse({ pages: 1 });
    const texts = Array.from({ length: 37 }, () => ({
      blocks: Array.from({ length: 20 }, () => ({ data: "x".repeat(20_000) })),
    }));
    const many = Array.from({ length: 60 }, () => ({
      blocks: Array.from({ length: 500 }, () => ({ data: "" })),
    }));
    const before = await read();
    const answer = await put([...texts, ...many]);
    expect([answer.status, answer.json.code]).toEqual([413, "too_large"]);
    expect(await read()).toEqual(before);
    expect((await put(texts)).status).toBe(200);
    expect((await read()).pages.length).toBe(37);
  });

  test("what was read can be sent back: nothing changes but the course's version", async () => {
    const { teacher, course, path, read } = await withCourse();
    await teacher.put(`${path}/pages/${course.pages[0]}`, {
      sections: [{ name: "S", content: [{ data: [{ type: "gif", title: "t", extra: { a: [1] } }] }] }],
    });
    const before = await read();
    const answer = await teacher.put(path, before);
    expect([answer.status, answer.json]).toEqual([
      200,
      { message: "Course updated successfully!", courseVersion: 3, version: 3 },
    ]);
    expect(await read()).toEqual({ ...before, version: 3 });
    expect((await product.logOf(answer, "request")).d1).toMatchObject({ calls: 2 });
  });

  test("keeps ids wherever they stand, makes what is missing, and removes what is not there", async () => {
    const { course, pages, put, read } = await withCourse();
    const [first, second, third] = await pages();
    const answer = await put([
      {
        ...third,
        blocks: [{ data: "New" }, ...(first?.blocks ?? []).slice(1).map(({ id, data }) => ({ id, data }))],
      },
      { page: "added", page_image: { url: "https://example.com/x.png" }, sections: [{ name: "S" }] },
      { ...second, page: "2b", blocks: [{ ...second?.blocks?.[2], data: "Changed" }] },
    ]);
    expect(answer.status).toBe(200);
    const after = await read();
    expect(after).toMatchObject({ version: 2, pageCount: 3 });
    expect(after.pages).toEqual([
      {
        ...third,
        blocks: [
          { id: ID, data: "New", order: 0, version: 1 },
          { ...first?.blocks?.[1], order: 1 },
          { ...first?.blocks?.[2], order: 2 },
        ],
      },
      {
        ...{
          id: ID,
          page: "added",
          page_image: { url: "https://example.com/x.png" },
          blocks: [],
          version: 1,
        },
        sections: [{ id: ID, name: "S", content: [{ data: [] }] }],
      },
      {
        ...second,
        page: "2b",
        version: 2,
        blocks: [{ ...second?.blocks?.[2], data: "Changed", order: 0, version: 2 }],
      },
    ]);
    expect(after.pages.map(({ id }: Page) => id)).not.toContain(course.pages[0]);
    expect(await courseFaults(product)).toEqual([]);
  });

  test("places blocks by their order, those of one order as they stand", async () => {
    const { put, pages } = await withCourse({ pages: 1, blocks: 0 });
    const [page] = await pages();
    await put([
      {
        id: page?.id,
        blocks: [
          { data: "c", order: 900 },
          { data: "a", order: 0 },
          { data: "b", order: 0 },
          { data: "d", order: 900 },
        ],
      },
    ]);
    const [after] = await pages();
    expect(after?.blocks?.map(({ data, order }) => [data, order])).toEqual([
      ["a", 0],
      ["b", 1],
      ["c", 2],
      ["d", 3],
    ]);
  });

  test("a save that wrote a text before does not count as done after another text was put", async () => {
    const { teacher, course, path, pages, put } = await withCourse({ pages: 1, blocks: 1 });
    const save = { data: "Typed", saveId: "a-save-of-mine" };
    const typed = () => teacher.put(`${path}/blocks/${course.blocks[0]}`, save);
    await typed();
    const [page] = await pages();
    await put([{ ...page, blocks: [{ ...page?.blocks?.[0], data: "Imported" }] }]);
    expect((await typed()).json.block).toMatchObject({ data: "Typed", version: 4 });
  });

  test("refuses ids of other courses, and of nobody, and changes nothing", async () => {
    const { teacher, put, pages, course } = await withCourse();
    const [first] = await pages();
    const mine = await seededCourse(product, teacher.id);
    const stranger = await seededTeacher(product);
    const theirs = await seededCourse(product, stranger.id);
    const section = (await teacher.put(`/api/courses/${mine.id}/pages/${mine.pages[0]}`, { sections: [{}] }))
      .json.page.sections[0];
    const before = await contentsOf(db);
    for (const other of [mine, theirs, { id: "", pages: ["0".repeat(26)], blocks: ["1".repeat(26)] }]) {
      const answer = await put([
        { ...first, sections: [{ id: section.id }] },
        { id: other.pages[0], blocks: [{ data: "" }, { id: other.blocks[0], data: "stolen" }] },
        { id: course.pages[2] },
      ]);
      expect([answer.status, answer.json.code]).toEqual([422, "invalid"]);
      expect(answer.json.issues).toEqual([
        { path: "pages.1.id", message: "There is no such page in this course." },
        { path: "pages.1.blocks.1.id", message: "There is no such text block in this course." },
        {
          path: "pages.0.sections.0.id",
          message: "There is no such section here. Leave the id out to add one.",
        },
      ]);
    }
    expect(await contentsOf(db)).toEqual(before);
  });

  test("refuses ids that stand there twice", async () => {
    const { put, pages } = await withCourse();
    const [first, second] = await pages();
    const before = await contentsOf(db);
    for (const [body, path] of [
      [[first, first], "pages.1.id"],
      [[first, { ...second, blocks: [first?.blocks?.[0]] }], "pages.1.blocks.0.id"],
    ] as const) {
      const answer = await put(body);
      expect(answer.status).toBe(422);
      expect(answer.json.issues[0]).toEqual({ path, message: "This id stands here twice." });
    }
    expect(await contentsOf(db)).toEqual(before);
  });

  test("an old version is a conflict that carries the current one", async () => {
    const { teacher, course, path, put, pages } = await withCourse();
    await teacher.put(`${path}/blocks/${course.blocks[0]}`, { data: "Typed" });
    const before = await pages();
    for (const version of [1, 3]) {
      const answer = await put([], { version, name: "Late" });
      expect([answer.status, answer.json]).toEqual([
        409,
        {
          ...{ code: "conflict", version: 2 },
          message: "This course was changed elsewhere since you opened it.",
        },
      ]);
    }
    expect(await pages()).toEqual(before);
    expect((await put([], { version: 2, name: "Empty" })).json.version).toBe(3);
    expect((await teacher.get(path)).json).toMatchObject({ name: "Empty", pageCount: 0, pages: [] });
  });

  test.each([
    ["pages that are no list", {}, "pages"],
    ["a page that is none", [7], "pages.0"],
    ["a block without text", [{ blocks: [{}] }], "pages.0.blocks.0.data"],
    ["a block of 20,001 characters", [{ blocks: [{ data: "x".repeat(20_001) }] }], "pages.0.blocks.0.data"],
    ["501 blocks", [{ blocks: Array.from({ length: 501 }, () => ({ data: "" })) }], "pages.0.blocks"],
    ["2,001 pages", Array.from({ length: 2_001 }, () => ({})), "pages"],
    ["an id that is none", [{ id: "../x" }], "pages.0.id"],
    ["an image that is a script", [{ page_image: { url: "javascript:alert(1)" } }], "pages.0.page_image.url"],
    ["an image that is not safe", [{ page_image: { url: "http://example.com" } }], "pages.0.page_image.url"],
    [
      "a script in an exercise",
      [{ sections: [{ content: [{ data: [{ type: "external_link", link: "javascript:x" }] }] }] }],
      "pages.0.sections.0.content.0.data.0.link",
    ],
  ])("refuses %s and changes nothing", async (_what, body, path) => {
    const { put } = await withCourse();
    const before = await contentsOf(db);
    const answer = await put(body);
    expect([answer.status, answer.json.issues?.[0]?.path]).toEqual([422, path]);
    expect(await contentsOf(db)).toEqual(before);
  });

  test.each([
    null,
    {},
    { url: null },
    { url: "" },
    { url: "/course-samples/page-12.webp" },
    { url: `/api/files/${"0".repeat(26)}` },
  ])("takes the image %j", async (page_image) => {
    const { put, pages } = await withCourse();
    expect((await put([{ page_image }])).status).toBe(200);
    expect((await pages())[0]?.page_image).toEqual({
      url: (page_image && "url" in page_image && page_image.url) || null,
    });
  });

  test("takes nearly 16 MiB in any script, whole, and gives them back", async () => {
    const { put, read, teacher, path } = await withCourse();
    const data = `«${'ж\\"'.repeat(4_900)}»`;
    const wanted = Array.from({ length: 60 }, (_, i) => ({
      page: `Unit ${i}`,
      blocks: Array.from({ length: 8 }, () => ({ data })),
      sections: [{ content: [{ data: [{ type: "hangman", text: '"'.repeat(20_000) }] }] }],
    }));
    expect(JSON.stringify(wanted).length).toBeGreaterThan(12_000_000);
    const answer = await put(wanted);
    expect([answer.status, answer.json]).toMatchObject([200, { version: 2 }]);
    expect((await product.logOf(answer, "request")).d1.calls).toBe(2);
    const course = await read();
    expect(course).toMatchObject({ pageCount: 60, pages: wanted });
    expect((await teacher.put(path, course)).status).toBe(200);
    expect(await read()).toEqual({ ...course, version: 3 });
    expect((await put([])).status).toBe(200);
  });

  test("takes 2,000 pages with 20 blocks each", async () => {
    const { put, read, teacher, path } = await withCourse();
    const wanted = Array.from({ length: 2_000 }, (_, i) => ({
      page: String(i),
      blocks: Array.from({ length: 20 }, (_, j) => ({ data: `${i} ${j}` })),
    }));
    expect((await put(wanted)).status).toBe(200);
    const course = await read();
    expect(course.pages.map(({ page }: Page) => page)).toEqual(wanted.map(({ page }) => page));
    expect((await teacher.get(`${path}/pages/1999`)).json.page.blocks[19].data).toBe("1999 19");
    expect(await courseFaults(product)).toEqual([]);
    expect((await teacher.delete(path)).status).toBe(200);
  });

  test("is a 404 for another teacher", async () => {
    const { path, pages } = await withCourse();
    const stranger = await seededTeacher(product);
    const wanted = await pages();
    const before = await contentsOf(db);
    for (const body of [{ pages: wanted }, { pages: [], version: 1 }, { pages: [{}], name: "Mine" }])
      expect((await stranger.put(path, body)).status).toBe(404);
    expect(await contentsOf(db)).toEqual(before);
  });

  test("is all or nothing: a failure in the middle leaves the course as it was", async () => {
    const { put, read } = await withCourse();
    const before = await read();
    await change(db, "CREATE TRIGGER broken BEFORE DELETE ON pages BEGIN SELECT RAISE(ABORT, 'broken'); END");
    expect((await put([{ page: "new" }])).status).toBe(500);
    await change(db, "DROP TRIGGER broken");
    expect(await read()).toEqual(before);
  });
});
