import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { section as made } from "../../tests/support/section";
import { MAX_DEPTH } from "./limits";
import { changedSections } from "./page-pairs";
import type { Section } from "./schema";
import {
  everySection,
  insertion,
  inwards,
  listAt,
  type Move,
  newSection,
  type Outline,
  outwards,
  placeIn,
  removal,
  sectionAt,
  toPlace,
} from "./section-moves";

const PATH = "pages-11-sections";
const section = (id: string, ...branches: Section[]) => made(id, `text of ${id}`, branches);

/** a (b c) d (e (f)) g */
const PAGE: Outline = {
  path: PATH,
  sections: [
    section("a", section("b"), section("c")),
    section("d", section("e", section("f"))),
    section("g"),
  ],
};

/** Names in their order, branches in brackets. */
const drawn = (sections: readonly Section[]): string =>
  sections
    .map(({ section_id, branches }) => section_id + (branches.length > 0 ? ` (${drawn(branches)})` : ""))
    .join(" ");

const after = ({ sections, path }: Outline, move: Move | null): Outline => ({
  path,
  sections: move
    ? changedSections(12, { size: { width: 1, height: 1 }, sections, checked: false }, move.actions)
    : sections,
});

const at = (path: string) => `${PATH}-${path}`;

describe("a section", () => {
  test.each<[string, Move | null, string, string | null]>([
    ["goes to another place of its list", toPlace(PAGE, at("0"), 2), "d (e (f)) g a (b c)", at("2")],
    ["moves among branches", toPlace(PAGE, at("0-branches-1"), 0), "a (c b) d (e (f)) g", at("0-branches-0")],
    [
      "goes inwards, under the one before it",
      inwards(PAGE, at("2")),
      "a (b c) d (e (f) g)",
      at("1-branches-1"),
    ],
    [
      "goes inwards among branches",
      inwards(PAGE, at("0-branches-1")),
      "a (b (c)) d (e (f)) g",
      at("0-branches-0-branches-0"),
    ],
    ["goes outwards, behind its parent", outwards(PAGE, at("0-branches-0")), "a (c) b d (e (f)) g", at("1")],
    [
      "goes outwards by one level",
      outwards(PAGE, at("1-branches-0-branches-0")),
      "a (b c) d (e f) g",
      at("1-branches-1"),
    ],
    ["goes away with its branches", removal(PAGE, at("1")), "a (b c) g", at("1")],
    ["goes away as the last one", removal(PAGE, at("2")), "a (b c) d (e (f))", at("1")],
    [
      "goes away as the only branch",
      removal(PAGE, at("1-branches-0-branches-0")),
      "a (b c) d (e) g",
      at("1-branches-0"),
    ],
    ["comes at a place", insertion(PAGE, PATH, 1, section("n")), "a (b c) n d (e (f)) g", at("1")],
    ["comes at the end", insertion(PAGE, PATH, 3, section("n")), "a (b c) d (e (f)) g n", at("3")],
    [
      "comes into empty branches",
      insertion(PAGE, at("2-branches"), 0, section("n")),
      "a (b c) d (e (f)) g (n)",
      at("2-branches-0"),
    ],
  ])("%s", (_, move, expected, path) => {
    expect(drawn(after(PAGE, move).sections)).toBe(expected);
    expect(move?.path).toBe(path);
  });

  test("the only one leaves nothing", () => {
    const only: Outline = { path: PATH, sections: [section("a")] };
    const move = removal(only, at("0"));
    expect(move.path).toBeNull();
    expect(after(only, move).sections).toEqual([]);
  });

  test("cannot go where there is nothing to go to", () => {
    expect(toPlace(PAGE, at("0"), -1)).toBeNull();
    expect(toPlace(PAGE, at("2"), 3)).toBeNull();
    expect(inwards(PAGE, at("0"))).toBeNull();
    expect(outwards(PAGE, at("0"))).toBeNull();
  });

  test("stands no deeper than a page allows", () => {
    let deep = section("x1");
    for (let level = 2; level < MAX_DEPTH; level += 1) deep = section(`x${level}`, deep);
    const fits: Outline = { path: PATH, sections: [section("a"), deep] };
    const moved = after(fits, inwards(fits, at("1")));
    expect(Math.max(...everySection(moved.sections, PATH).map(({ depth }) => depth))).toBe(MAX_DEPTH);
    const full: Outline = { path: PATH, sections: [section("b"), ...moved.sections] };
    expect(inwards(full, at("1"))).toBeNull();
  });
});

test("a page of 500 sections takes no more", () => {
  const full: Outline = { path: PATH, sections: Array.from({ length: 500 }, (_, i) => section(`s${i}`)) };
  expect(insertion(full, PATH, 0, newSection(full))).toBeNull();
});

test("a new section has an id of its own", () => {
  expect(newSection({ path: PATH, sections: [] }).section_id).toBe("s1");
  expect(newSection({ path: PATH, sections: [section("s2"), section("x")] }).section_id).toBe("s3");
});

describe("whatever is moved", () => {
  const tree = fc.letrec<{ list: Section[] }>((tie) => ({
    list: fc.array(
      fc.oneof({ maxDepth: 3 }, fc.constant([]), tie("list")).map((branches) => section("x", ...branches)),
      { maxLength: 4 },
    ),
  })).list;
  const named = tree.map((sections) => {
    let count = 0;
    const name = (list: readonly Section[]): Section[] =>
      list.map((one) => {
        count += 1;
        return { ...one, section_id: `s${count}`, branches: name(one.branches) };
      });
    return { path: PATH, sections: name(sections) };
  });
  const cases = fc
    .tuple(named, fc.nat(), fc.nat())
    .filter(([{ sections }]) => sections.length > 0)
    .map(([outline, n, to]) => {
      const all = everySection(outline.sections, PATH);
      const path = all[n % all.length]?.path ?? "";
      return { outline, path, to: to % listAt(outline, placeIn(path).list).length };
    });
  const ids = ({ sections }: Outline) =>
    everySection(sections, PATH).map(({ section }) => section.section_id);

  test("no section is lost, and the moved one stands where it is said to", () => {
    fc.assert(
      fc.property(cases, ({ outline, path, to }) => {
        const section = sectionAt(outline, path);
        for (const move of [toPlace(outline, path, to), inwards(outline, path), outwards(outline, path)]) {
          if (!move) continue;
          const result = after(outline, move);
          expect(ids(result).sort()).toEqual(ids(outline).sort());
          expect(sectionAt(result, move.path ?? "")?.section_id).toBe(section?.section_id);
        }
      }),
    );
  });

  test("inwards and outwards again is nothing at all", () => {
    fc.assert(
      fc.property(cases, ({ outline, path }) => {
        const move = inwards(outline, path);
        if (!move) return;
        const inside = after(outline, move);
        expect(after(inside, outwards(inside, move.path ?? "")).sections).toEqual(outline.sections);
      }),
    );
  });
});
