import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { MAX_CONTENT_LENGTH, MAX_SECTIONS_BYTES } from "../limits";
import { type Section, sections as shape } from "../schema";
import { layOut } from "./layout";
import type { Link, Piece } from "./piece";

const A4 = { width: 595, height: 842 };
const SIZE = 10;

interface Set {
  size?: number;
  bold?: boolean;
  turn?: number;
  leftward?: boolean;
}

/** A line of type: half as wide a letter as it is high. */
const line = (
  text: string,
  x: number,
  y: number,
  { size = SIZE, bold = false, turn = 0, leftward = false }: Set = {},
): Piece => ({
  text,
  x,
  y,
  width: (text.length * size) / 2,
  size,
  turn,
  bold,
  leftward,
  apart: false,
});

/** Lines one under the other. */
const column = (texts: readonly string[], x: number, y: number, set: Set = {}): Piece[] =>
  texts.map((text, i) => line(text, x, y + i * 1.25 * (set.size ?? SIZE), set));

const laidOut = (pieces: readonly Piece[], links: readonly Link[] = [], body = SIZE) =>
  layOut(pieces, { size: A4, links, body });

const flat = (sections: readonly Section[]): Section[] =>
  sections.flatMap((one) => [one, ...flat(one.branches)]);
const texts = (pieces: readonly Piece[], links: readonly Link[] = []) =>
  flat(laidOut(pieces, links)).map(({ content }) => content);
const wordsOf = (sections: readonly Section[]) =>
  flat(sections).flatMap(({ content }) => content.split(/\s+/).filter(Boolean));

const LEFT = [
  "one two three four five six seven",
  "eight nine ten eleven twelve one",
  "two three four five six seven one",
  "three four five six seven eight",
];
const RIGHT = [
  "alpha beta gamma delta epsilon",
  "zeta eta theta iota kappa lambda",
  "mu nu xi omicron pi rho sigma",
  "tau upsilon phi chi psi omega",
];

describe("the order of reading", () => {
  it("goes down one column, then down the next, under a heading over both", () => {
    const pieces = [
      ...column(RIGHT, 300, 150),
      line("A heading over both columns of it", 60, 100, { size: 20 }),
      ...column(LEFT, 60, 150),
    ];
    expect(texts(pieces)).toEqual(["A heading over both columns of it", LEFT.join(" "), RIGHT.join(" ")]);
  });

  it("takes what stands between two pairs of columns where it stands", () => {
    const pieces = [
      ...column(LEFT, 60, 150),
      ...column(RIGHT, 300, 150),
      line("Across the whole page goes this line of text, from left to right and back", 60, 230),
      ...column(LEFT, 60, 270),
      ...column(RIGHT, 300, 270),
    ];
    const [first, second, across, ...rest] = texts(pieces);
    expect([first, second]).toEqual([LEFT.join(" "), RIGHT.join(" ")]);
    expect(across).toMatch(/^Across/);
    expect(rest).toEqual([LEFT.join(" "), RIGHT.join(" ")]);
  });

  it("sees a short heading that stands over both columns", () => {
    const pieces = [
      ...column(LEFT, 60, 150),
      ...column(RIGHT, 300, 150),
      line("Part two", 60, 226, { size: 14 }),
      ...column(LEFT, 60, 250),
      ...column(RIGHT, 300, 250),
    ];
    expect(texts(pieces)).toEqual([LEFT, RIGHT, ["Part two"], LEFT, RIGHT].map((lines) => lines.join(" ")));
  });

  it("reads columns from the right where the text goes that way", () => {
    const set = { leftward: true };
    const pieces = [...column(LEFT, 60, 150, set), ...column(RIGHT, 300, 150, set)];
    expect(texts(pieces)).toEqual([RIGHT.join(" "), LEFT.join(" ")]);
  });

  it("takes the words of a line from the right where they are read that way", () => {
    const words = ["שלום", "עולם", "טוב"].map((word, i) => line(word, 300 - i * 30, 100, { leftward: true }));
    expect(texts(words)).toEqual(["שלום עולם טוב"]);
  });

  it("keeps running headers and page numbers apart, first and last", () => {
    const pieces = [
      line("12", 290, 810, { size: 8 }),
      ...column(LEFT, 60, 100),
      line("The Keeper", 60, 40, { size: 8 }),
    ];
    expect(texts(pieces)).toEqual(["The Keeper", LEFT.join(" "), "12"]);
  });

  it("takes turned text last, with its place as it is seen", () => {
    const sections = laidOut([line("Margin", 20, 400, { turn: 270 }), ...column(LEFT, 60, 100)]);
    expect(sections.map(({ content }) => content)).toEqual([LEFT.join(" "), "Margin"]);
    const { x = 0, y = 0, width = 0, height = 0 } = sections[1]?.box ?? {};
    expect(height).toBeCloseTo(30);
    expect(width).toBeCloseTo(10);
    expect(y).toBeCloseTo(370);
    expect(x).toBeCloseTo(20 - 0.78 * SIZE, 0);
  });
});

describe("lines and paragraphs", () => {
  it.each([
    ["a word that was bro-", "ken at the end", "a word that was broken at the end"],
    ["a word that was bro\u00ad", "ken at the end", "a word that was broken at the end"],
    ["from Alma-", "Ata to the sea", "from Alma- Ata to the sea"],
    ["слово пере-", "несено в конце", "слово перенесено в конце"],
  ])("joins %j and %j", (first, second, whole) => {
    expect(texts(column([first, second], 60, 100))).toEqual([whole]);
  });

  it("leaves a hyphen that the page has elsewhere in the same word", () => {
    const [text] = texts(
      column(["A well-known man, and his", "house, which is so well-", "known in all the town,"], 60, 100),
    );
    expect(text).toBe("A well-known man, and his house, which is so well-known in all the town,");
  });

  it("begins a paragraph after a gap, after a short line, and where a line is set in", () => {
    const long = "a line of words that reaches to the end of it";
    const pieces = [
      ...column([long, long], 60, 100),
      ...column([long, "ends here."], 60, 135),
      line(`B${long}`.slice(0, -1), 60, 160),
      line(long.slice(0, -4), 80, 172.5),
      line(long, 60, 185),
    ];
    expect(texts(pieces)).toHaveLength(4);
  });

  it("keeps a raised figure in its line", () => {
    const pieces = [
      line("the water", 60, 100),
      line("2", 105, 96.5, { size: 6 }),
      line("of the sea", 111, 100),
    ];
    expect(texts(pieces)).toEqual(["the water2 of the sea"]);
  });

  it("writes rows of a table as lines, their cells apart", () => {
    const rows = [
      ["word", "слово"],
      ["sea", "море"],
      ["light", "свет"],
      ["way", "путь"],
    ];
    const pieces = rows.flatMap(([a = "", b = ""], i) => [
      line(a, 60, 100 + i * 13),
      line(b, 200, 100 + i * 13),
    ]);
    expect(texts(pieces)).toEqual(["word\tслово\nsea\tморе\nlight\tсвет\nway\tпуть"]);
  });

  it("keeps a list together, an item a line", () => {
    const items = ["1. Read the text.", "2. Find the verbs and", "3. Write three sentences."];
    expect(texts(column(items, 60, 100))).toEqual([items.join("\n")]);
  });

  it("takes letters that were printed twice once", () => {
    expect(texts([line("Twice", 60, 100), line("Twice", 60.3, 100)])).toEqual(["Twice"]);
  });
});

describe("headings", () => {
  const page = laidOut([
    line("Chapter One", 60, 100, { size: 20 }),
    line("Vocabulary", 60, 140, { size: 12 }),
    ...column(LEFT, 60, 170),
    line("Warm up", 60, 250, { bold: true }),
    ...column(RIGHT, 60, 280),
    line("Chapter Two", 60, 400, { size: 20 }),
  ]);

  it("are known by their size and weight, and hold what follows", () => {
    expect(page.map(({ content, tag, content_type }) => [content, tag, content_type])).toEqual([
      ["Chapter One", "h1", "header"],
      ["Chapter Two", "h1", "header"],
    ]);
    const [vocabulary] = page[0]?.branches ?? [];
    expect(vocabulary).toMatchObject({ content: "Vocabulary", tag: "h3", content_type: "subheader" });
    expect(vocabulary?.branches.map(({ content, tag }) => [content, tag])).toEqual([
      [LEFT.join(" "), "p"],
      ["Warm up", "h4"],
    ]);
    expect(vocabulary?.branches[1]?.branches.map(({ content }) => content)).toEqual([RIGHT.join(" ")]);
  });

  it("are no numbers, and no long texts", () => {
    const long = column(
      Array.from({ length: 6 }, () => "large words in many lines"),
      60,
      200,
      { size: 20 },
    );
    expect(flat(laidOut([line("17", 60, 100, { size: 40 }), ...long])).map(({ tag }) => tag)).toEqual([
      "p",
      "p",
    ]);
  });
});

describe("links", () => {
  const text = column(LEFT, 60, 100);
  const at = (address: string): Link => ({ x: 60, y: 105, width: 80, height: 10, address });

  it("stand with the text that they are on, https only, one a line", () => {
    const links = [
      "http://a.test/x",
      "https://b.test/",
      "javascript:alert(1)",
      "mailto:a@b.test",
      "https://b.test/",
    ].map(at);
    const [section] = laidOut(text, links);
    expect(section?.external_reference).toBe("https://a.test/x\nhttps://b.test/");
  });

  it("are left out beside all text", () => {
    expect(laidOut(text, [{ ...at("https://a.test/"), y: 700 }])[0]?.external_reference).toBeNull();
  });
});

const word = fc.stringMatching(/^[a-zA-Zа-я]{1,9}$/);
const anyPiece = fc.record({
  text: fc.string({ minLength: 1, maxLength: 30, unit: "grapheme" }),
  x: fc.double({ min: -50, max: 650, noNaN: true }),
  y: fc.double({ min: -50, max: 900, noNaN: true }),
  width: fc.double({ min: 0, max: 600, noNaN: true }),
  size: fc.double({ min: 0, max: 90, noNaN: true }),
  turn: fc.constantFrom(0, 90, 180, 270, 45, 359),
  bold: fc.boolean(),
  leftward: fc.boolean(),
  apart: fc.boolean(),
});

describe("laws", () => {
  it("whatever stands on a page, its sections can be stored", () => {
    fc.assert(
      fc.property(fc.array(anyPiece, { maxLength: 150 }), (pieces) => {
        const made = laidOut(pieces);
        expect(shape.safeParse(made).error).toBeUndefined();
        expect(flat(made).map(({ section_id }) => section_id)).toEqual(flat(made).map((_, i) => `s${i + 1}`));
      }),
      { numRuns: 150 },
    );
  });

  it("a page of far too much text is cut to what can be stored", () => {
    const pieces = Array.from({ length: 3_000 }, (_, i) =>
      line("ж".repeat(400), 60, 2 + i * 0.28, { size: 0.2 }),
    );
    const made = laidOut(pieces, [], 0.2);
    expect(shape.safeParse(made).error).toBeUndefined();
    expect(new TextEncoder().encode(JSON.stringify(made)).length).toBeLessThanOrEqual(MAX_SECTIONS_BYTES);
    expect(Math.max(...flat(made).map(({ content }) => content.length))).toBeLessThanOrEqual(
      MAX_CONTENT_LENGTH,
    );
  });

  it("no word is lost or made, however a page is strewn with them", () => {
    const strewn = fc.array(fc.tuple(word, fc.nat(30), fc.nat(40)), { maxLength: 60 });
    fc.assert(
      fc.property(strewn, (list) => {
        const free = new Map(
          list.map(([text, x, y]) => [`${x >> 2}-${y}`, line(text, 20 + (x >> 2) * 70, 20 + y * 19)]),
        );
        const pieces = [...free.values()];
        expect(wordsOf(laidOut(pieces)).sort()).toEqual(pieces.map(({ text }) => text).sort());
      }),
    );
  });

  it("the file's own order does not matter", () => {
    const pieces = [
      ...column(LEFT, 60, 150),
      ...column(RIGHT, 300, 150),
      line("Title of the page", 60, 100, { size: 20 }),
    ];
    const expected = laidOut(pieces);
    fc.assert(
      fc.property(fc.shuffledSubarray(pieces, { minLength: pieces.length }), (shuffled) => {
        expect(laidOut(shuffled)).toEqual(expected);
      }),
    );
  });

  it("two columns of any words are read one after the other", () => {
    const text = fc.array(fc.array(word, { minLength: 5, maxLength: 5 }), { minLength: 6, maxLength: 20 });
    fc.assert(
      fc.property(text, text, (left, right) => {
        const full = (words: readonly string[]) => words.map((one) => one.padEnd(9, "e")).join(" ");
        const [a, b] = [left.map(full), right.map(full)];
        const pieces = [...column(a, 30, 100, { size: 8 }), ...column(b, 310, 100, { size: 8 })];
        expect(wordsOf(laidOut(pieces, [], 8))).toEqual([...a, ...b].flatMap((row) => row.split(" ")));
      }),
    );
  });
});
