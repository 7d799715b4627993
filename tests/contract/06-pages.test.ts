import { afterAll, describe, expect, test } from "vitest";
import { courseFaults, seededCourse } from "../support/courses";
import { change, contentsOf } from "../support/database";
import { startProduct } from "../support/product";
import { seededTeacher } from "../support/seed";

const product = await startProduct();
afterAll(product.stop);
const { db } = product;

const ID = expect.stringMatching(/^[0-9a-z]{26}$/);
const PNG = Uint8Array.from(
  atob("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="),
  (letter) => letter.charCodeAt(0),
);

async function withPages(pages: number, blocks = 1) {
  const teacher = await seededTeacher(product);
  const course = await seededCourse(product, teacher.id, { pages, blocks });
  const path = `/api/courses/${course.id}`;
  const list = async () => (await teacher.get(`${path}/pages`)).json;
  return {
    teacher,
    course,
    path,
    list,
    order: async () =>
      (await list()).pages.map(({ id, page }: { id: string; page: string }) => {
        const place = course.pages.indexOf(id);
        return place < 0 ? page : place;
      }),
    save: (place: number, body: object) => teacher.put(`${path}/pages/${course.pages[place]}`, body),
  };
}

describe("GET /api/courses/{id}/pages/{index} (product §6)", () => {
  test("answers the page with its blocks in order, and what a screen needs of the course", async () => {
    const { teacher, course, path } = await withPages(3, 2);
    await change(db, "UPDATE courses SET description = 'For beginners' WHERE id = ?", course.id);
    const answer = await teacher.get(`${path}/pages/1`);
    expect([answer.status, answer.json]).toEqual([
      200,
      {
        course: { id: course.id, name: "English", description: "For beginners" },
        courseVersion: 1,
        pageCount: 3,
        index: 1,
        page: {
          id: course.pages[1],
          page: "2",
          page_image: { url: null },
          blocks: [0, 1].map((order) => ({ id: ID, data: `Text ${order}`, order, version: 1 })),
          sections: [],
          version: 1,
        },
      },
    ]);
  });

  test.each(["3", "-1", "1.5", "x", "99999", "999999", "0x1", "%00", "constructor", "0".repeat(26)])(
    "is a 404 for %s",
    async (index) => {
      const { teacher, path } = await withPages(3);
      const answer = await teacher.get(`${path}/pages/${index}`);
      expect([answer.status, answer.json]).toEqual([404, { code: "not_found", message: "Page not found." }]);
    },
  );

  test("is a 404 for another teacher and for no course", async () => {
    const { path } = await withPages(1);
    const stranger = await seededTeacher(product);
    for (const call of [`${path}/pages/0`, `/api/courses/${"0".repeat(26)}/pages/0`, `${path}/pages`, path])
      expect((await stranger.get(call)).status).toBe(404);
  });
});

describe("GET /api/courses/{id}/pages (product §6)", () => {
  test("lists 200 pages at a time", async () => {
    const { teacher, path, course } = await withPages(450, 0);
    const ids: string[] = [];
    for (const from of [0, 200, 400]) {
      const { json } = await teacher.get(`${path}/pages?from=${from}`);
      expect([json.from, json.pageCount]).toEqual([from, 450]);
      ids.push(...json.pages.map(({ id }: { id: string }) => id));
    }
    expect(ids).toEqual(course.pages);
    expect((await teacher.get(`${path}/pages?from=450`)).json.pages).toEqual([]);
    expect((await teacher.get(`${path}/pages?from=-1`)).status).toBe(422);
  });
});

describe("POST /api/courses/{id}/pages (product §6)", () => {
  test("adds a page at the end, after another, or at the beginning", async () => {
    const { teacher, path, course, order } = await withPages(2);
    const answer = await teacher.post(`${path}/pages`, {});
    expect([answer.status, answer.json]).toEqual([
      201,
      {
        message: "Page added.",
        page: { id: ID, page: "3", page_image: { url: null }, sections: [], version: 1 },
        index: 2,
        pageCount: 3,
        courseVersion: 2,
      },
    ]);
    const after = await teacher.post(`${path}/pages`, { page: " Unit 1½ ", after: course.pages[0] });
    expect(after.json).toMatchObject({ index: 1, pageCount: 4, page: { page: "Unit 1½" } });
    const first = await teacher.post(`${path}/pages`, { page: "", after: null });
    expect(first.json).toMatchObject({ index: 0, page: { page: "" } });
    expect(await order()).toEqual(["", 0, "Unit 1½", 1, "3"]);
    expect(await courseFaults(product)).toEqual([]);
  });

  test("says so when there is no page of that id in the course", async () => {
    const { teacher, path } = await withPages(1);
    const other = await seededCourse(product, teacher.id);
    const before = await contentsOf(db);
    for (const after of [other.pages[0], "0".repeat(26)]) {
      const answer = await teacher.post(`${path}/pages`, { after });
      expect([answer.status, answer.json.issues]).toEqual([
        422,
        [{ path: "after", message: "There is no such page in this course." }],
      ]);
    }
    expect(await contentsOf(db)).toEqual(before);
  });

  test("a course takes 2,000 pages and no more, however many are added at once", async () => {
    const { teacher, path, list, save } = await withPages(1_997, 0);
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => teacher.post(`${path}/pages`, { after: null })),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(3);
    for (const { status, json } of answers.filter((answer) => answer.status !== 201))
      expect([status, json]).toEqual([
        409,
        { code: "conflict", message: "A course holds at most 2,000 pages. Please begin another course." },
      ]);
    expect((await list()).pageCount).toBe(2_000);
    expect((await save(0, { order: 9_999 })).json.index).toBe(1_999);
    expect(await courseFaults(product)).toEqual([]);
  });
});

describe("PUT /api/courses/{id}/pages/{pageId} (product §6)", () => {
  test("changes the label and leaves the rest", async () => {
    const { teacher, path, save, course } = await withPages(2);
    const answer = await save(0, { page: " 12a " });
    expect([answer.status, answer.json]).toEqual([
      200,
      {
        message: "Page updated.",
        page: { id: course.pages[0], page: "12a", page_image: { url: null }, sections: [], version: 2 },
        index: 0,
        pageCount: 2,
        courseVersion: 2,
      },
    ]);
    const { page } = (await teacher.get(`${path}/pages/0`)).json;
    expect(page).toEqual({ ...answer.json.page, blocks: [expect.objectContaining({ data: "Text 0" })] });
    expect((await save(0, {})).json).toMatchObject({ page: { page: "12a", version: 2 }, courseVersion: 2 });
  });

  test("moves a page, alone or with a change; moving is no new version of it", async () => {
    const { save, order } = await withPages(4);
    expect((await save(0, { order: 2 })).json).toMatchObject({
      index: 2,
      page: { version: 1 },
      courseVersion: 2,
    });
    expect(await order()).toEqual([1, 2, 0, 3]);
    expect((await save(3, { order: 0, page: "first" })).json).toMatchObject({
      index: 0,
      page: { version: 2 },
    });
    expect((await save(3, { order: 7_000 })).json.index).toBe(3);
    expect(await order()).toEqual([1, 2, 0, 3]);
    expect((await save(3, { order: 3 })).json.courseVersion).toBe(4);
    expect(await courseFaults(product)).toEqual([]);
  });

  test("shows a file of the teacher's as the page's image, and no other", async () => {
    const { teacher, save } = await withPages(1);
    const upload = (by: typeof teacher) =>
      by.send("POST", "/api/files", { body: PNG, headers: { "Content-Type": "image/png" } });
    const { key, url } = (await upload(teacher)).json;
    expect((await save(0, { image: key })).json.page).toMatchObject({ page_image: { url }, version: 2 });
    expect((await save(0, { page: "x" })).json.page.page_image).toEqual({ url });
    const theirs = (await upload(await seededTeacher(product))).json.key;
    for (const image of [theirs, "0".repeat(26)]) {
      const answer = await save(0, { image });
      expect([answer.status, answer.json.issues]).toEqual([
        422,
        [{ path: "image", message: "There is no such file. Please upload it again." }],
      ]);
    }
    for (const image of ["../x", `teachers/${teacher.id}/${key}`, url, ""])
      expect((await save(0, { image })).status).toBe(422);
    expect((await save(0, { image: null })).json.page.page_image).toEqual({ url: null });
  });

  test("an old version of the course or the page is a conflict that carries the current page", async () => {
    const { save } = await withPages(2);
    const { message: _, ...state } = (await save(0, { page: "first", version: 1, pageVersion: 1 })).json;
    const course = "This course was changed elsewhere since you opened it.";
    const page = "This page was changed elsewhere since you opened it.";
    for (const [body, message] of [
      [{ version: 1, page: "late" }, course],
      [{ version: 1, order: 1 }, course],
      [{ version: 1 }, null],
      [{ pageVersion: 1, page: "late" }, page],
      [{ pageVersion: 1, order: 1, sections: [] }, page],
      [{ pageVersion: 7, order: 1 }, page],
    ] as const) {
      const answer = await save(0, body);
      expect([body, answer.status]).toEqual([body, 409]);
      expect(answer.json).toEqual({ code: "conflict", message: message ?? course, ...state });
    }
    expect((await save(0, { version: 2, pageVersion: 2, page: "on" })).status).toBe(200);
  });

  test("of many changes of one version at once, one wins", async () => {
    const { save, list } = await withPages(3);
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, i) =>
        save(0, { page: `Client ${i}`, pageVersion: 1, order: 1 + (i % 2) }),
      ),
    );
    const [won, ...others] = answers.sort((a, b) => a.status - b.status);
    expect(won?.status).toBe(200);
    for (const { status, json } of others) expect([status, json.page]).toEqual([409, won?.json.page]);
    expect((await list()).pages[won?.json.index]).toMatchObject({ page: won?.json.page.page });
  });

  test("is a 404 for another teacher, in another course, and for what is gone", async () => {
    const { teacher, course, path, save } = await withPages(2);
    const stranger = await seededTeacher(product);
    const mine = await seededCourse(product, teacher.id);
    const before = await contentsOf(db);
    for (const body of [{ page: "Mine" }, { order: 1 }, {}, { sections: [], order: 1, version: 1 }]) {
      expect((await stranger.put(`${path}/pages/${course.pages[0]}`, body)).status).toBe(404);
      expect((await teacher.put(`/api/courses/${mine.id}/pages/${course.pages[0]}`, body)).status).toBe(404);
      expect((await teacher.put(`${path}/pages/${mine.pages[0]}`, body)).status).toBe(404);
    }
    expect((await stranger.post(`${path}/pages`, {})).status).toBe(404);
    expect((await stranger.delete(`${path}/pages/${course.pages[0]}`)).status).toBe(404);
    expect((await teacher.delete(`/api/courses/${mine.id}/pages/${course.pages[0]}`)).status).toBe(404);
    expect(await contentsOf(db)).toEqual(before);
    await teacher.delete(`${path}/pages/${course.pages[0]}`);
    expect((await save(0, { page: "Late" })).json.message).toBe("Page not found.");
  });
});

describe("DELETE /api/courses/{id}/pages/{pageId} (product §6)", () => {
  test("removes the page with its blocks, once, and those after it close up", async () => {
    const { teacher, course, path, order } = await withPages(4, 3);
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => teacher.delete(`${path}/pages/${course.pages[1]}`)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404, 404]);
    expect(answers.find(({ status }) => status === 200)?.json).toEqual({
      message: "Page removed.",
      pageCount: 3,
      courseVersion: 2,
    });
    expect(await order()).toEqual([0, 2, 3]);
    expect(await courseFaults(product)).toEqual([]);
  });
});
