import { describe, expect, it } from "vitest";
import { section } from "./schema";
import { withSectionIds } from "./section-ids";

/** Makes n1, n2, … */
function maker() {
  let made = 0;
  return () => `n${++made}`;
}

const note = { type: "note", note_exercise_data: { note: { title: "", text: "" } } };
const sections = (...bodies: object[]) =>
  withSectionIds(
    bodies.map((body) => section.parse(body)),
    maker(),
  );
const idsIn = (made: ReturnType<typeof sections>) =>
  made.map(({ content: [{ data }] }) => data.map(({ id }) => id));

describe("withSectionIds", () => {
  const id = "0".repeat(26);

  it("keeps ids and makes those that are missing", () => {
    const made = sections({ id, name: "Kept" }, { content: [{ data: [note, { ...note, id: "mine" }] }] });
    expect(made.map((one) => one.id)).toEqual([id, "n1"]);
    expect(idsIn(made)).toEqual([[], ["n2", "mine"]]);
  });

  it("gives an exercise a new id when another one on the page has it", () => {
    const twin = { ...note, id: "twin" };
    const foreign = { type: "hangman", id: "far" };
    const made = sections(
      { id, content: [{ data: [twin, twin, { ...note, id: "far" }] }] },
      { id: "1".repeat(26), content: [{ data: [twin, foreign] }] },
    );
    expect(idsIn(made)).toEqual([
      ["twin", "n1", "n2"],
      ["n3", "far"],
    ]);
  });

  it("keeps what we do not know, in sections, beside their exercises and in them", () => {
    const strange = { type: "hangman", words: ["a"], deep: { er: null } };
    const body = {
      id,
      name: "",
      color: "red",
      content: [{ data: [strange], theme: 1 }, "more", { data: 7 }],
    };
    expect(sections(body)).toEqual([body]);
  });

  it("is the same text when it is read and done again", () => {
    const items = [{ content: "a", hint: 1 }, { content: "b" }];
    const exercise = { zeta: 1, title: "t", type: "word_unscramble", items, name: "n", alpha: 2 };
    const id = "3".repeat(26);
    const once = sections({ id, tone: 1, content: [{ also: 2, data: [exercise, note] }], name: "x" });
    const again = withSectionIds(
      once.map((one) => section.parse(JSON.parse(JSON.stringify(one)))),
      maker(),
    );
    expect(JSON.stringify(again)).toBe(JSON.stringify(once));
  });
});
