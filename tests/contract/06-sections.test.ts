import fc from "fast-check";
import { afterAll, describe, expect, test } from "vitest";
import { courseFaults, seededCourse } from "../support/courses";
import { contentsOf } from "../support/database";
import { startProduct } from "../support/product";
import { seededTeacher } from "../support/seed";

const product = await startProduct();
afterAll(product.stop);

const ID = expect.stringMatching(/^[0-9a-z]{26}$/);

async function withPage() {
  const teacher = await seededTeacher(product);
  const course = await seededCourse(product, teacher.id, { pages: 2 });
  const path = `/api/courses/${course.id}`;
  return {
    teacher,
    course,
    path,
    save: (sections: unknown, place = 0) => teacher.put(`${path}/pages/${course.pages[place]}`, { sections }),
    kept: async () => (await teacher.get(`${path}/pages/0`)).json.page.sections,
  };
}

const holding = (...exercises: object[]) => [{ name: "Unit 1", content: [{ data: exercises }] }];
const note = { type: "note", note_exercise_data: { note: { title: "T", text: "x" } } };

describe("the sections of a page (product §6, exercises.md)", () => {
  test.each([
    "https:/api/auth/logout",
    "https:api/auth/logout",
    "https:\\\\example.org",
    "//example.org/a.png",
    "https://me:secret@example.org/a.png",
    "data:image/png;base64,AA",
    "javascript:alert(1)",
    "/api/files/../auth/logout",
    "/course-samples/../api/a.webp",
  ])("do not lead to %s", async (address) => {
    const { save, teacher, path, course } = await withPage();
    const linked = await save(holding({ type: "external_link", link: address }));
    const shown = await teacher.put(path, {
      pages: [{ id: course.pages[0], page_image: { url: address } }],
    });
    for (const answer of [linked, shown])
      expect([answer.status, answer.json.message]).toEqual([
        422,
        "Please give an address that begins with https://, or upload a file.",
      ]);
  });

  test("nest only as deeply as a whole course can be sent with them", async () => {
    const { save, teacher, path } = await withPage();
    const nested = (depth: number) => [
      { name: "", other: JSON.parse("[".repeat(depth) + "]".repeat(depth)) },
    ];
    expect((await save(nested(27))).status).toBe(200);
    const { pages } = (await teacher.get(path)).json;
    expect((await teacher.put(path, { pages })).status).toBe(200);
    const answer = await save(nested(28));
    expect([answer.status, answer.json.issues]).toEqual([
      422,
      [{ path: "sections", message: "These exercises are nested too deeply." }],
    ]);
  });

  test("get ids, and so do their exercises and items; what has one keeps it", async () => {
    const { save, kept } = await withPage();
    const items = [{ content: "apple" }, { id: "two", content: "pear" }];
    const { page } = (await save(holding(note, { type: "word_unscramble", title: "", items }))).json;
    expect(page.sections).toEqual([
      {
        id: ID,
        name: "Unit 1",
        content: [
          {
            data: [
              { ...note, id: ID, name: "" },
              {
                ...{ type: "word_unscramble", id: ID, name: "", title: "" },
                items: [
                  { id: ID, content: "apple" },
                  { id: "two", content: "pear" },
                ],
              },
            ],
          },
        ],
      },
    ]);
    expect(await kept()).toEqual(page.sections);
    const more = [{ name: "New first" }, ...page.sections];
    const second = (await save(more)).json.page;
    expect(second.sections[1]).toEqual(page.sections[0]);
    expect(second.sections[0]).toEqual({ id: ID, name: "New first", content: [{ data: [] }] });
    expect(second.version).toBe(3);
  });

  test("refuse ids that are not the page's, and ids that stand there twice", async () => {
    const { save, teacher } = await withPage();
    const own = (await save([{ name: "Mine" }])).json.page.sections[0];
    const other = (await save([{ name: "Next page" }], 1)).json.page.sections[0];
    const elsewhere = await seededCourse(product, teacher.id);
    const far = (
      await teacher.put(`/api/courses/${elsewhere.id}/pages/${elsewhere.pages[0]}`, { sections: [{}] })
    ).json.page.sections[0];
    const before = await contentsOf(product.db);
    for (const id of [other.id, far.id, "0".repeat(26)]) {
      const answer = await save([own, { id }]);
      expect([answer.status, answer.json.issues]).toEqual([
        422,
        [
          {
            path: "sections.1.id",
            message: "There is no such section here. Leave the id out to add one.",
          },
        ],
      ]);
    }
    const twice = await save([own, own]);
    expect([twice.status, twice.json.issues]).toEqual([
      422,
      [{ path: "sections.1.id", message: "This id stands here twice." }],
    ]);
    expect(await contentsOf(product.db)).toEqual(before);
    expect(await courseFaults(product)).toEqual([]);
  });

  test("keep what we do not know: kinds, keys, further elements", async () => {
    const { save, kept } = await withPage();
    const strange = {
      type: "hangman",
      words: ["a", { deep: [null, 1.5, "\u0000\ud83d\ude00"] }],
      image: "javascript:alert(1)",
    };
    const body = [
      {
        name: "",
        tint: "#fff",
        content: [{ data: [strange, { ...note, hint: { a: 1 } }], theme: "x" }, 7, { data: "y" }],
      },
    ];
    const { status } = await save(body);
    expect(status).toBe(200);
    const [section] = await kept();
    expect(section).toMatchObject(body[0] ?? {});
    expect(JSON.stringify(section.content[0].data[0])).toBe(JSON.stringify(strange));
  });

  test.each([
    { type: "gif", gifUrl: "javascript:alert(1)" },
    { type: "video", videoUrl: "javascript:alert(1)" },
    { type: "audio", audioUrl: "data:audio/mpeg;base64,AAAA" },
    { type: "picture", image: "http://example.com/x.png" },
    { type: "picture_label", image: "//example.com/x.png" },
    { type: "external_link", link: "JaVaScRiPt:alert(1)" },
    { type: "external_link", link: "https://user:pass@example.com/" },
    { type: "external_link", link: "vbscript:x" },
    { type: "voice_recording", audioUrl: "blob:https://example.com/x" },
    { type: "picture", image: "/api/files/../user/export" },
    { type: "picture", image: "/api/files/x" },
    { type: "gif", gifUrl: "https://example.com/\u202eexe" },
  ])("refuse an address that is not https: %o", async (exercise) => {
    const { save } = await withPage();
    const answer = await save(holding(exercise));
    expect([answer.status, answer.json.code]).toEqual([422, "invalid"]);
    expect(answer.json.issues[0].path).toMatch(
      /^sections\.0\.content\.0\.data\.0\.(gif|video|audio|image|link)/,
    );
    expect(answer.json.message).toMatch(/https:/);
  });

  test.each([
    ["no list", { 0: [] }, "sections"],
    ["a section that is none", ["x"], "sections.0"],
    ["an exercise without a type", holding({ name: "x" }), "sections.0.content.0.data.0.type"],
    [
      "a text of 5,001 characters",
      holding({ type: "gif", title: "x".repeat(5_001) }),
      "sections.0.content.0.data.0.title",
    ],
    ["a name of 201 characters", [{ name: "x".repeat(201) }], "sections.0.name"],
    ["an id that is none", [{ id: "x" }], "sections.0.id"],
    ["101 sections", Array.from({ length: 101 }, () => ({})), "sections"],
    [
      "a broken exercise",
      holding({ type: "wordlist" }),
      "sections.0.content.0.data.0.wordlist_exercise_data",
    ],
  ])("refuse %s", async (_what, sections, path) => {
    const { save } = await withPage();
    const before = await contentsOf(product.db);
    const answer = await save(sections);
    expect([answer.status, answer.json.issues?.[0]?.path]).toEqual([422, path]);
    expect(await contentsOf(product.db)).toEqual(before);
  });

  test("refuse what nests deeper than 32 levels and keys that reach a prototype", async () => {
    const { teacher, path, course } = await withPage();
    const deep = `${"[".repeat(30)}${"]".repeat(30)}`;
    for (const extra of [`"a":${deep}`, '"__proto__":{}', '"constructor":1', '"\\u005f_proto__":{}']) {
      const answer = await teacher.send("PUT", `${path}/pages/${course.pages[0]}`, {
        body: `{"sections":[{"content":[{"data":[{"type":"hangman",${extra}}]}]}]}`,
        headers: { "Content-Type": "application/json" },
      });
      expect([extra, answer.status]).toEqual([extra, 422]);
    }
  });

  test("take 512 KiB as JSON in UTF-8 and no more", async () => {
    const { save } = await withPage();
    const strange = (bytes: number) => holding({ type: "hangman", text: "ж".repeat(bytes / 2) });
    expect((await save(strange(512 * 1024 - 200))).status).toBe(200);
    const answer = await save(strange(512 * 1024));
    expect([answer.status, answer.json]).toEqual([
      413,
      {
        code: "too_large",
        message: "The exercises of a page can take at most 512 KB. Please move some to another page.",
      },
    ]);
  });

  test("many at once with ids of the page leave each id once", async () => {
    const { save } = await withPage();
    const { sections } = (await save([{ name: "a" }, { name: "b" }, { name: "c" }])).json.page;
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, i) => save([sections[i % 3], { name: `New ${i}` }])),
    );
    for (const { status } of answers) expect([200, 422]).toContain(status);
    expect(await courseFaults(product)).toEqual([]);
  });

  test("take or refuse anything at all, and never fail", async () => {
    const { teacher, path, course, save, kept } = await withPage();
    const types = [
      ...["note", "gap_fill", "text_order", "gif", "video", "audio", "picture", "picture_label"],
      ...[
        "true_or_false",
        "match_words",
        "word_unscramble",
        "sort_into_columns",
        "external_link",
        "wordlist",
      ],
      ...["voice_recording", "hangman", "", "toString"],
    ];
    const keys = ["id", "name", "title", "items", "labels", "leftItems", "rightItems", "questions", "x"];
    const anything = fc.jsonValue({ maxDepth: 3, stringUnit: "binary" });
    const item = fc.dictionary(fc.constantFrom("id", "content", "x", "y", "text", "column"), anything);
    const value = fc.oneof(anything, fc.array(item, { maxLength: 4 }));
    const exercise = fc
      .tuple(fc.constantFrom(...types), fc.dictionary(fc.constantFrom(...keys), value))
      .map(([type, rest]) => ({ ...rest, type }));
    const sections = fc.array(
      fc.record({
        name: fc.string({ maxLength: 9 }),
        content: fc.tuple(fc.record({ data: fc.array(exercise) })),
      }),
      { maxLength: 3 },
    );
    await fc.assert(
      fc.asyncProperty(sections, async (body) => {
        const answer = await save(body);
        expect([200, 422]).toContain(answer.status);
        if (answer.status === 200) expect(await kept()).toEqual(answer.json.page.sections);
        const whole = await teacher.put(path, { pages: [{ id: course.pages[0], sections: body }] });
        expect([200, 422]).toContain(whole.status);
      }),
      { numRuns: 40 },
    );
  });
});
