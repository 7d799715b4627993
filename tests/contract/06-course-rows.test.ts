import { afterAll, expect, test } from "vitest";
import { seededCourse } from "../support/courses";
import { change } from "../support/database";
import { type Answer, startProduct } from "../support/product";
import { seededTeacher } from "../support/seed";

const product = await startProduct();
afterAll(product.stop);

/**
 * Quality §2: what a keystroke, a page and a page turn cost is the same in a course of a few pages of one block
 * and in one of 1,000 pages of 20. The pages that are measured have the same blocks in both; around each stand others,
 * because SQLite looks at the row after the last one that it needs.
 */
test("a block save, a page and a page turn cost the same in a course of any size", async () => {
  const teacher = await seededTeacher(product);
  const small = await seededCourse(product, teacher.id, { pages: 3, blocks: 1 });
  const large = await seededCourse(product, teacher.id, { pages: 1_000, blocks: 20 });
  await seededCourse(product, teacher.id);

  const measure = async (course: typeof small, other: number) => {
    const path = `/api/courses/${course.id}`;
    for (const pageId of [course.pages[0], course.pages[other]])
      await change(product.db, "DELETE FROM blocks WHERE page_id = ? AND sort_order >= 1", pageId);
    const add = (data: string) =>
      teacher.post(`${path}/blocks`, { pageId: course.pages[0], block: { data, order: 1 } });
    const second = (await add("Second")).json.block.id;
    const block = `${path}/blocks/${course.blocks[0]}`;
    const calls: [string, () => Promise<Answer>][] = [
      ["a page", () => teacher.get(`${path}/pages/0`)],
      ["a page turn", () => teacher.get(`${path}/pages/${other}`)],
      ["a keystroke", () => teacher.put(block, { data: "Typed", version: 1, saveId: "save-number-1" })],
      ["the same again", () => teacher.put(block, { data: "Typed", version: 1, saveId: "save-number-1" })],
      ["an old version", () => teacher.put(block, { data: "Late", version: 1, saveId: "save-number-2" })],
      ["a move", () => teacher.put(block, { order: 1 })],
      ["a move with text", () => teacher.put(block, { order: 0, data: "Moved" })],
      ["an added block", () => add("Third")],
      ["a deleted block", () => teacher.delete(`${path}/blocks/${second}`)],
      [
        "a page's label",
        () => teacher.put(`${path}/pages/${course.pages[0]}`, { page: "12", sections: [{ name: "S" }] }),
      ],
    ];
    const costs: Record<string, unknown> = {};
    for (const [name, call] of calls) {
      const answer = await call();
      costs[name] = { status: answer.status, ...(await product.logOf(answer, "request")).d1 };
    }
    return costs;
  };

  const [few, many] = [await measure(small, 1), await measure(large, 998)];
  expect(many).toEqual(few);
  expect(few["a keystroke"]).toMatchObject({ status: 200, calls: 2, rowsWritten: 3 });
  expect(few["the same again"]).toMatchObject({ status: 200, calls: 2, rowsWritten: 0 });
  expect(few["an old version"]).toMatchObject({ status: 409, calls: 2, rowsWritten: 0 });
  expect(few["a page"]).toMatchObject({ status: 200, calls: 1, rowsWritten: 0 });
});
