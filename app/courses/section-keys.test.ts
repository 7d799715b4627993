import { describe, expect, test } from "vitest";
import type { Section } from "./schema";
import { agrees, keyOfSection, withIdsOf, withKeys, withKeysOf } from "./section-keys";

const section = (name: string, id?: string): Section => ({
  ...(id ? { id } : {}),
  name,
  content: [{ data: [] }],
});

describe("a section's name on the screen", () => {
  test("is its id, or a new one, and stays through changes and saves", () => {
    const [known, added] = withKeys([section("Reading", "s1"), section("")]) as [Section, Section];
    expect(keyOfSection(known)).toBe("s1");
    const key = keyOfSection(added);
    expect(key).not.toBe("");
    expect(keyOfSection({ ...added, name: "Grammar" })).toBe(key);
    const saved = withKeysOf([known, added], [section("Reading", "s1"), section("", "s2")]);
    expect(saved.map(keyOfSection)).toEqual(["s1", key]);
    expect(JSON.stringify(saved)).not.toContain(key);
  });

  test("finds the id that the server gave, wherever the section has been moved since", () => {
    const sent = withKeys([section("a"), section("b", "s2")]) as [Section, Section];
    const newer = [sent[1], { ...sent[0], name: "a, longer" }, ...withKeys([section("c")])];
    const ids = withIdsOf(newer, sent, [section("a", "s9"), section("b", "s2")]).map(({ id }) => id);
    expect(ids).toEqual(["s2", "s9", undefined]);
  });
});

test("what was typed stays as it is while the ids come", () => {
  const sent = withKeys([
    {
      name: "Read ",
      content: [{ data: [{ type: "sort_into_columns", name: "", title: "", items: [{ content: "a" }] }] }],
    },
  ]);
  const saved = JSON.parse(JSON.stringify(sent));
  saved[0].id = "s1";
  saved[0].name = "Read";
  saved[0].content[0].data[0].items[0].id = "i1";
  const [section] = withIdsOf(sent, sent, saved) as [Section];
  expect(section).toMatchObject({
    id: "s1",
    name: "Read ",
    content: [{ data: [{ items: [{ id: "i1" }] }] }],
  });
  expect(keyOfSection(section)).toBe(keyOfSection(sent[0] as Section));
});

describe("agreement with the server", () => {
  test.each([
    ["the same", { a: [1, { b: "x" }] }, { a: [1, { b: "x" }] }, true],
    ["another order of keys", { a: 1, b: 2 }, { b: 2, a: 1 }, true],
    ["an id that was made there", [{ name: "a" }], [{ name: "a", id: "s1" }], true],
    ["another id", [{ name: "a", id: "s2" }], [{ name: "a", id: "s1" }], false],
    ["something else that was added", [{ name: "a" }], [{ name: "a", title: "s1" }], false],
    ["something that is gone", { a: 1, b: 2 }, { a: 1 }, false],
    ["another text", { a: "x" }, { a: "y" }, false],
    ["one item more", [1], [1, 2], false],
    ["nothing there", [], undefined, false],
  ])("%s", (_, mine, saved, expected) => {
    expect(agrees(mine, saved)).toBe(expected);
  });
});
