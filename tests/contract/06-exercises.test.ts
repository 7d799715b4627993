import { afterAll, describe, expect, test } from "vitest";
import { courseFaults, seededCourse } from "../support/courses";
import { contentsOf } from "../support/database";
import { startProduct } from "../support/product";
import { seededTeacher } from "../support/seed";

const product = await startProduct();
afterAll(product.stop);

const ID = expect.stringMatching(/^[0-9a-z]{26}$/);
const note = (text: string) => ({ type: "note", note_exercise_data: { note: { title: "T", text } } });
const section = (name: string, ...data: object[]) => ({ name, content: [{ data }] });

async function withPage(sections: object[] = []) {
  const teacher = await seededTeacher(product);
  const course = await seededCourse(product, teacher.id, { pages: 2 });
  const page = `/api/courses/${course.id}/pages/${course.pages[0]}`;
  const saved = await teacher.put(page, { sections });
  return {
    teacher,
    course,
    page,
    path: `${page}/exercises`,
    ids: saved.json.page.sections.map(({ id }: { id: string }) => id) as string[],
    names: async () => {
      const answer = await teacher.get(`/api/courses/${course.id}/pages/0`);
      return answer.json.page.sections.map((one: ReturnType<typeof section>) => [
        one.name,
        ...(one.content[0]?.data ?? []).map((exercise) => (exercise as { name: string }).name),
      ]);
    },
  };
}

describe("POST /api/courses/:id/pages/:page/exercises", () => {
  test("adds an exercise at the end of a section, with ids for all that needs them", async () => {
    const { teacher, path, ids, course } = await withPage([section("A", note("one")), section("B")]);
    const before = (await teacher.get(`/api/courses/${course.id}/pages/0`)).json;
    const items = [{ content: "apple" }, { content: "pear" }];
    const exercise = { type: "word_unscramble", name: "Words", title: "", items };
    const answer = await teacher.post(path, { exercise, section: ids[0] });
    const added = {
      ...exercise,
      id: ID,
      items: items.map((item) => ({ id: ID, ...item })),
    };
    expect(answer.status).toBe(201);
    expect(answer.json).toEqual({
      message: "Exercise added.",
      section: ids[0],
      exercise: added,
      page: {
        ...before.page,
        blocks: undefined,
        sections: expect.anything(),
        version: before.page.version + 1,
      },
      index: 0,
      pageCount: 2,
      courseVersion: before.courseVersion + 1,
    });
    const after = (await teacher.get(`/api/courses/${course.id}/pages/0`)).json;
    expect(after.page.sections).toEqual(answer.json.page.sections);
    expect(after.page.sections[0].content[0].data).toEqual([
      before.page.sections[0].content[0].data[0],
      answer.json.exercise,
    ]);
    expect(after.page.sections[1]).toEqual(before.page.sections[1]);
  });

  test("goes to the last section that has room, or to a new one, or to a new one in any case", async () => {
    const { teacher, path, names } = await withPage();
    const add = (name: string, more: object = {}) =>
      teacher.post(path, { exercise: { type: "picture", name }, ...more });
    const first = (await add("1")).json;
    expect((await add("2")).json.section).toBe(first.section);
    const third = (await add("3", { section: null })).json;
    expect(third.section).not.toBe(first.section);
    await add("4");
    await add("5", { section: first.section });
    expect(await names()).toEqual([
      ["", "1", "2", "5"],
      ["", "3", "4"],
    ]);
  });

  test("never takes the id of another exercise from it", async () => {
    const { teacher, path, page, ids } = await withPage([section("A"), section("B", note("b"))]);
    const kept = (await teacher.put(page, {})).json.page.sections[1];
    const exercise = { ...note("c"), id: kept.content[0].data[0].id };
    const answer = await teacher.post(path, { exercise, section: ids[0] });
    expect(answer.json.page.sections[1]).toEqual(kept);
    expect(answer.json.exercise.id).not.toBe(exercise.id);
  });

  test("keeps an exercise that we do not know as it came", async () => {
    const { teacher, path } = await withPage();
    const strange = { type: "hangman", id: "7", words: ["a", { deep: [null, 1.5] }] };
    expect((await teacher.post(path, { exercise: strange })).json.exercise).toEqual(strange);
  });

  test("many at once, with saves of the whole page between them, are all there in the end", async () => {
    const { teacher, path, page, names, ids } = await withPage([section("A")]);
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, i) =>
        i === 3
          ? teacher.put(page, { page: "Renamed" })
          : teacher.post(path, { exercise: { type: "picture", name: `${i}` }, section: ids[0] }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 200, 201, 201]);
    const [[, ...added]] = (await names()) as [string[]];
    expect(added.sort()).toEqual(["0", "1", "2", "4", "5"]);
    expect(await courseFaults(product)).toEqual([]);
  });

  test("another teacher, another course, a page that is gone: 404, and nothing changes", async () => {
    const { path, course, teacher } = await withPage();
    const stranger = await seededTeacher(product);
    const own = await seededCourse(product, stranger.id);
    const second = await seededCourse(product, teacher.id);
    const before = await contentsOf(product.db);
    const body = { exercise: note("x") };
    for (const answer of [
      await stranger.post(path, body),
      await stranger.post(`/api/courses/${own.id}/pages/${course.pages[0]}/exercises`, body),
      await teacher.post(`/api/courses/${second.id}/pages/${course.pages[0]}/exercises`, body),
      await teacher.post(`/api/courses/${course.id}/pages/${"0".repeat(26)}/exercises`, body),
      await teacher.post(`/api/courses/${course.id}/pages/0/exercises`, body),
    ])
      expect([answer.status, answer.json.code]).toEqual([404, "not_found"]);
    expect(await contentsOf(product.db)).toEqual(before);
  });

  test.each([
    ["no exercise", {}, "exercise"],
    ["an exercise without a type", { exercise: {} }, "exercise.type"],
    ["a broken one", { exercise: { type: "wordlist" } }, "exercise.wordlist_exercise_data"],
    ["an unsafe address", { exercise: { type: "external_link", link: "javascript:1" } }, "exercise.link"],
    ["a section id that is none", { exercise: note("x"), section: "x" }, "section"],
    ["a section of no page", { exercise: note("x"), section: "0".repeat(26) }, "section"],
  ])("refuses %s", async (_what, body, where) => {
    const { teacher, path } = await withPage([section("A")]);
    const before = await contentsOf(product.db);
    const answer = await teacher.post(path, body);
    expect([answer.status, answer.json.issues?.[0]?.path]).toEqual([422, where]);
    expect(await contentsOf(product.db)).toEqual(before);
  });

  test("refuses what has no room: section, page, bytes, depth", async () => {
    const hundred = Array.from({ length: 100 }, () => ({ type: "picture" }));
    const { teacher, path, page, ids } = await withPage([section("A", ...hundred)]);
    const full = await teacher.post(path, { exercise: note("x"), section: ids[0] });
    expect([full.status, full.json.message]).toEqual([
      409,
      "A section holds at most 100 exercises. Please choose another one.",
    ]);
    await teacher.put(page, {
      sections: Array.from({ length: 100 }, () => section("")),
    });
    const none = await teacher.post(path, { exercise: note("x"), section: null });
    expect([none.status, none.json.message]).toEqual([
      409,
      "A page holds at most 100 sections. Please go on with another page.",
    ]);
    await teacher.put(page, { sections: [] });
    const large = { type: "hangman", text: "ж".repeat(200 * 1024) };
    expect((await teacher.post(path, { exercise: large })).status).toBe(201);
    const tooLarge = await teacher.post(path, { exercise: large });
    expect([tooLarge.status, tooLarge.json.message]).toEqual([
      413,
      "The exercises of a page can take at most 512 KB. Please move some to another page.",
    ]);
    const deep = JSON.parse("[".repeat(25) + "]".repeat(25));
    const tooDeep = await teacher.post(path, { exercise: { type: "hangman", deep } });
    expect([tooDeep.status, tooDeep.json.message]).toEqual([422, "These exercises are nested too deeply."]);
  });
});
