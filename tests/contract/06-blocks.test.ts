import fc from "fast-check";
import { afterAll, describe, expect, test } from "vitest";
import { courseFaults, seededCourse } from "../support/courses";
import { contentsOf } from "../support/database";
import { startProduct } from "../support/product";
import { seededTeacher } from "../support/seed";

const product = await startProduct();
afterAll(product.stop);

/** A teacher with a course whose first page has `blocks` blocks. */
async function withBlocks(blocks: number) {
  const teacher = await seededTeacher(product);
  const course = await seededCourse(product, teacher.id, { pages: 2, blocks });
  const path = `/api/courses/${course.id}`;
  const page = async () => (await teacher.get(`${path}/pages/0`)).json;
  return {
    teacher,
    course,
    path,
    block: (place: number) => `${path}/blocks/${course.blocks[place]}`,
    page,
    texts: async () => (await page()).page.blocks.map(({ data }: { data: string }) => data),
    save: (place: number, change: object) => teacher.put(`${path}/blocks/${course.blocks[place]}`, change),
    add: (block: object, pageId = course.pages[0]) => teacher.post(`${path}/blocks`, { pageId, block }),
  };
}

const newSave = () => crypto.randomUUID();

describe("PUT /api/courses/{id}/blocks/{blockId} (spec §7, product §6)", () => {
  test("saves the text and answers the block with its new version", async () => {
    const { save, page, course } = await withBlocks(3);
    const answer = await save(1, { data: "One\r\ntwo\u0000\tthree" });
    expect([answer.status, answer.json]).toEqual([
      200,
      {
        message: "Block updated successfully!",
        block: { id: course.blocks[1], data: "One\ntwo\tthree", order: 1, version: 2 },
        courseVersion: 2,
      },
    ]);
    const read = await page();
    expect(read.courseVersion).toBe(2);
    expect(read.page.blocks[1]).toEqual(answer.json.block);
    expect(read.page.blocks[0]).toMatchObject({ data: "Text 0", version: 1 });
  });

  test("a save that comes again changes nothing and gets the first answer", async () => {
    const { save } = await withBlocks(2);
    const change = { data: "Typed", version: 1, saveId: newSave() };
    const first = await save(0, change);
    expect(first.status).toBe(200);
    const before = await contentsOf(product.db);
    for (const again of [change, { ...change, data: "Something else" }, { ...change, order: 1 }])
      expect((await save(0, again)).json).toEqual(first.json);
    expect(await contentsOf(product.db)).toEqual(before);
    const next = await save(0, { data: "More", version: 2, saveId: newSave() });
    expect(next.json).toMatchObject({ block: { data: "More", version: 3 }, courseVersion: 3 });
    expect((await save(0, change)).status).toBe(409);
  });

  test("the same save sent many times at once counts once", async () => {
    const { save, page } = await withBlocks(1);
    const change = { data: "Typed", version: 1, saveId: newSave() };
    const answers = await Promise.all(Array.from({ length: 8 }, () => save(0, change)));
    for (const answer of answers) expect(answer.json).toEqual(answers[0]?.json);
    expect(await page()).toMatchObject({
      courseVersion: 2,
      page: { blocks: [{ data: "Typed", version: 2 }] },
    });
  });

  test("an old version is a conflict that carries the current block", async () => {
    const { save, texts } = await withBlocks(1);
    const { block } = (await save(0, { data: "First", version: 1 })).json;
    for (const change of [
      { data: "Late", version: 1 },
      { data: "Late", version: 9 },
      { order: 0, version: 1 },
    ]) {
      const answer = await save(0, change);
      expect([answer.status, answer.json]).toEqual([
        409,
        {
          code: "conflict",
          message: "This text was changed elsewhere since you opened it.",
          block,
          courseVersion: 2,
        },
      ]);
    }
    expect(await texts()).toEqual(["First"]);
  });

  test("of many saves of one version at once, one wins and the others learn its text", async () => {
    const { save, page } = await withBlocks(1);
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, i) => save(0, { data: `Client ${i}`, version: 1 })),
    );
    const [won, ...others] = answers.sort((a, b) => a.status - b.status);
    expect(won?.status).toBe(200);
    for (const { status, json } of others) expect([status, json.block]).toEqual([409, won?.json.block]);
    expect(await page()).toMatchObject({ courseVersion: 2, page: { blocks: [won?.json.block] } });
  });

  test("moves a block to its place; an order alone is no new version of it", async () => {
    const { save, texts, course } = await withBlocks(4);
    const answer = await save(0, { order: 2 });
    expect(answer.json).toEqual({
      message: "Block updated successfully!",
      block: { id: course.blocks[0], data: "Text 0", order: 2, version: 1 },
      courseVersion: 2,
    });
    expect(await texts()).toEqual(["Text 1", "Text 2", "Text 0", "Text 3"]);
    expect((await save(3, { order: 0 })).json.block.order).toBe(0);
    expect(await texts()).toEqual(["Text 3", "Text 1", "Text 2", "Text 0"]);
    expect((await save(3, { order: 1_000_000 })).json.block.order).toBe(3);
    expect(await texts()).toEqual(["Text 1", "Text 2", "Text 0", "Text 3"]);
    const still = await save(3, { order: 3 });
    expect([still.status, still.json.courseVersion]).toEqual([200, 4]);
  });

  test("takes text and place together", async () => {
    const { save, texts } = await withBlocks(3);
    const answer = await save(2, { data: "New", order: 0, version: 1 });
    expect(answer.json).toMatchObject({ block: { data: "New", order: 0, version: 2 }, courseVersion: 2 });
    expect(await texts()).toEqual(["New", "Text 0", "Text 1"]);
    expect((await save(2, { data: "Late", order: 2, version: 1 })).status).toBe(409);
    expect(await texts()).toEqual(["New", "Text 0", "Text 1"]);
  });

  test("nothing given changes nothing", async () => {
    const { save } = await withBlocks(1);
    const before = await contentsOf(product.db);
    expect((await save(0, {})).json).toMatchObject({ block: { version: 1 }, courseVersion: 1 });
    expect(await contentsOf(product.db)).toEqual(before);
  });

  test.each([
    [{ data: "x".repeat(20_001) }, "data"],
    [{ data: 7 }, "data"],
    [{ data: null }, "data"],
    [{ order: -1 }, "order"],
    [{ order: 1.5 }, "order"],
    [{ order: "1" }, "order"],
    [{ version: -1 }, "version"],
    [{ saveId: "short" }, "saveId"],
    [{ saveId: "x".repeat(65) }, "saveId"],
    [{ saveId: "no spaces here" }, "saveId"],
  ])("refuses %o", async (change, path) => {
    const { save } = await withBlocks(1);
    const before = await contentsOf(product.db);
    const answer = await save(0, change);
    expect([answer.status, answer.json.issues]).toEqual([422, [{ path, message: expect.any(String) }]]);
    expect(await contentsOf(product.db)).toEqual(before);
  });

  test.each(["", "x".repeat(20_000), "學".repeat(20_000), "👩‍🏫 \u202e “”"])("keeps %.20s", async (data) => {
    const { save, texts } = await withBlocks(1);
    expect((await save(0, { data })).status).toBe(200);
    expect(await texts()).toEqual([data]);
  });

  test("is a 404 for another teacher, in another course, and for what is gone", async () => {
    const { teacher, course, block, path, save } = await withBlocks(1);
    const stranger = await seededTeacher(product);
    const theirs = await seededCourse(product, stranger.id);
    const mine = await seededCourse(product, teacher.id);
    const before = await contentsOf(product.db);
    for (const change of [
      { data: "Mine" },
      { order: 0 },
      {},
      { data: "Mine", order: 1, saveId: newSave() },
    ]) {
      expect((await stranger.put(block(0), change)).status).toBe(404);
      for (const other of [mine.id, theirs.id, "0".repeat(26)])
        expect((await teacher.put(`/api/courses/${other}/blocks/${course.blocks[0]}`, change)).status).toBe(
          404,
        );
      expect((await teacher.put(`${path}/blocks/${theirs.blocks[0]}`, change)).status).toBe(404);
      expect((await teacher.put(`/api/courses/${theirs.id}/blocks/${theirs.blocks[0]}`, change)).status).toBe(
        404,
      );
    }
    expect(await contentsOf(product.db)).toEqual(before);
    await teacher.delete(block(0));
    expect((await save(0, { data: "Late" })).status).toBe(404);
  });
});

describe("POST /api/courses/{id}/blocks (spec §7, product §6)", () => {
  test("adds a block at the end of its page, or at its place", async () => {
    const { add, texts } = await withBlocks(2);
    const answer = await add({ data: "Last" });
    expect([answer.status, answer.json]).toEqual([
      201,
      {
        message: "Block added successfully!",
        block: { id: expect.stringMatching(/^[0-9a-z]{26}$/), data: "Last", order: 2, version: 1 },
        courseVersion: 2,
      },
    ]);
    expect((await add({ data: "First", order: 0 })).json.block.order).toBe(0);
    expect((await add({ data: "Far", order: 99 })).json.block.order).toBe(4);
    expect(await texts()).toEqual(["First", "Text 0", "Text 1", "Last", "Far"]);
  });

  test("a page takes 500 blocks and no more, however many are added at once", async () => {
    const { teacher, add, page, path, course } = await withBlocks(495);
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, i) => add({ data: `New ${i}`, order: 3 })),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(5);
    for (const { status, json } of answers.filter((answer) => answer.status !== 201))
      expect([status, json]).toEqual([
        409,
        {
          code: "conflict",
          message: "A page holds at most 500 text blocks. Please go on with another page.",
        },
      ]);
    expect((await page()).page.blocks).toHaveLength(500);
    expect(await courseFaults(product)).toEqual([]);
    expect((await add({ data: "Elsewhere" }, course.pages[1])).status).toBe(201);
    await teacher.delete(`${path}/blocks/${course.blocks[0]}`);
    expect((await add({ data: "Again" })).status).toBe(201);
  });

  test("is a 404 for another teacher and for a page of another course", async () => {
    const { teacher, path, course } = await withBlocks(1);
    const stranger = await seededTeacher(product);
    const theirs = await seededCourse(product, stranger.id);
    const before = await contentsOf(product.db);
    const block = { data: "Mine" };
    expect((await stranger.post(`${path}/blocks`, { pageId: course.pages[0], block })).status).toBe(404);
    for (const pageId of [theirs.pages[0], "0".repeat(26)])
      expect((await teacher.post(`${path}/blocks`, { pageId, block })).status).toBe(404);
    expect(await contentsOf(product.db)).toEqual(before);
  });
});

describe("DELETE /api/courses/{id}/blocks/{blockId} (spec §7, product §6)", () => {
  test("removes the block, and those after it close up", async () => {
    const { teacher, block, texts, page } = await withBlocks(3);
    const answer = await teacher.delete(block(1));
    expect([answer.status, answer.json]).toEqual([
      200,
      { message: "Block deleted successfully!", courseVersion: 2 },
    ]);
    expect(await texts()).toEqual(["Text 0", "Text 2"]);
    expect((await page()).page.blocks[1].order).toBe(1);
  });

  test("happens once when it is asked for many times at once", async () => {
    const { teacher, block, page } = await withBlocks(3);
    const answers = await Promise.all(Array.from({ length: 5 }, () => teacher.delete(block(0))));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404, 404, 404]);
    expect(await page()).toMatchObject({ courseVersion: 2, page: { blocks: [{ order: 0 }, { order: 1 }] } });
  });

  test("is a 404 for another teacher and in another course", async () => {
    const { teacher, course, block } = await withBlocks(1);
    const mine = await seededCourse(product, teacher.id);
    const stranger = await seededTeacher(product);
    const before = await contentsOf(product.db);
    expect((await stranger.delete(block(0))).status).toBe(404);
    expect((await teacher.delete(`/api/courses/${mine.id}/blocks/${course.blocks[0]}`)).status).toBe(404);
    expect(await contentsOf(product.db)).toEqual(before);
  });
});

test("moves, adds and deletes at once leave every block once and in one place", async () => {
  const { teacher, course, path, save, add, page } = await withBlocks(12);
  const answers = await Promise.all(
    Array.from({ length: 48 }, (_, i) => {
      if (i % 6 === 0) return add({ data: `New ${i}`, order: i % 11 });
      if (i % 8 === 1) return teacher.delete(`${path}/blocks/${course.blocks[(i * 5) % 12]}`);
      return save(
        (i * 7) % 12,
        i % 3 === 0 ? { order: i % 13, data: `Changed ${i}` } : { order: (i * 5) % 13 },
      );
    }),
  );
  for (const { status } of answers) expect([200, 201, 404]).toContain(status);
  expect(await courseFaults(product)).toEqual([]);
  const added = answers.filter(({ status }) => status === 201).length;
  const deleted = new Set([1, 9, 17, 25, 33, 41].map((i) => (i * 5) % 12)).size;
  expect((await page()).page.blocks).toHaveLength(12 + added - deleted);
});

/** What a list of blocks does with each call. */
type Step = { what: "move" | "add" | "delete"; place: number; order: number };

test("the page is what a list would be after the same moves, adds and deletes", async () => {
  const step = fc.record<Step>({
    what: fc.constantFrom("move", "move", "add", "delete"),
    place: fc.nat(9),
    order: fc.nat(9),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 14 }), async (steps) => {
      const { teacher, course, path, page } = await withBlocks(5);
      const model = [...course.blocks];
      for (const { what, place, order } of steps) {
        const id = model[place % Math.max(model.length, 1)];
        if (what === "add") {
          const { block } = (
            await teacher.post(`${path}/blocks`, {
              pageId: course.pages[0],
              block: { data: "", order },
            })
          ).json;
          model.splice(order, 0, block.id);
        } else if (id) {
          model.splice(model.indexOf(id), 1);
          if (what === "delete") await teacher.delete(`${path}/blocks/${id}`);
          else {
            await teacher.put(`${path}/blocks/${id}`, { order });
            model.splice(order, 0, id);
          }
        }
        const { blocks } = (await page()).page;
        expect(blocks.map((block: { id: string }) => block.id)).toEqual(model);
        expect(blocks.map((block: { order: number }) => block.order)).toEqual(model.map((_, i) => i));
      }
    }),
    { numRuns: 8 },
  );
});
