import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { suspicionsIn } from "./suspicions";

/** What is marked, with what it should be. */
const marked = (text: string) =>
  suspicionsIn(text).map(({ from, to, kind, hint }) => `${kind}: ${text.slice(from, to)} > ${hint}`);

describe("letters of two alphabets in one word", () => {
  test.each([
    ["The cаt sat", ["alphabets: cаt > cat"]],
    ["Этo кот", ["alphabets: Этo > Это"]],
    ["Mосква стоит", ["alphabets: Mосква > Москва"]],
    ["The Сross", ["alphabets: Сross > Cross"]],
    ["PDFка и VIPы", []],
    ["naïve Ёлка", []],
  ])("%s", (text, found) => {
    expect(marked(text)).toEqual(found);
  });

  test("where either alphabet has all letters, that of the text counts", () => {
    expect(marked("The sea and хоp and the wind")).toEqual(["alphabets: хоp > xop"]);
    expect(marked("Поёт хоp детей")).toEqual(["alphabets: хоp > хор"]);
  });
});

describe("digits in words", () => {
  test.each([
    ["l0ve", "love"],
    ["he1lo", "hello"],
    ["SCHO0L", "SCHOOL"],
    ["pre5ent", "present"],
    ["5chool", "School"],
    ["1ife", "life"],
    ["1nside", "Inside"],
    ["1t", "It"],
    ["hell0", "hello"],
    ["м0локо", "молоко"],
    ["2O15", "2015"],
    ["1l2", "112"],
  ])("%s is %s", (word, right) => {
    expect(marked(`a ${word} b`)).toEqual([`digit: ${word} > ${right}`]);
  });

  test.each(
    "1st 2nd 10th 5pm 15min 20th B1 A2 H2O CO2 MP3 3D Unit5 Task1 1990s 10kg 4x4 15 R2D2 covid19 A4 0 5 Windows10".split(
      " ",
    ),
  )("%s is written so", (word) => {
    expect(marked(`a ${word} b`)).toEqual([]);
  });
});

describe("rn for m", () => {
  test.each([
    ["tirne", "time"],
    ["Frorn", "From"],
    ["MAY RNAY", "RNAY > MAY"],
    ["cornrnon", "common"],
    ["governrnent", "government"],
    ["srniled", "smiled"],
    ["sornething", "something"],
    ["rnaking", "making"],
    ["lirnits", "limits"],
  ])("%s is %s", (text, right) => {
    const word = text.split(" ").at(-1) ?? "";
    expect(marked(text)).toEqual([`rn: ${right.includes(">") ? right : `${word} > ${right}`}`]);
  });

  test.each(
    `modern learn turn return corn burn born barn warn horn torn worn thorn yarn stern fern corner burner learner turned
    learning burning turning pattern patterns government western eastern northern journal journey internet international
    alternative ornament tournament furniture morning warning lantern darn Bern Arnold carnival hernia earnest overnight
    mournful scorned churned stubborn`.split(/\s+/),
  )("%s has it by right", (word) => {
    expect(marked(word)).toEqual([]);
  });
});

test("what cannot be read, ligatures, and what is not to be seen", () => {
  expect(marked("a caf\ufffd and \ue012b")).toEqual([
    "unreadable: caf\ufffd > null",
    "unreadable: \ue012b > null",
  ]);
  expect(marked("o\ufb03ce, \ufb01rst")).toEqual([
    "ligature: o\ufb03ce > office",
    "ligature: \ufb01rst > first",
  ]);
  expect(marked("exam\u00adple")).toEqual(["hidden: exam\u00adple > example"]);
  // all of it is put right at once
  expect(marked("\ufb01l\u00adrn t0")).toEqual(["hidden: \ufb01l\u00adrn > film"]);
});

test("letters that stand apart, but no alphabet and no single letters", () => {
  expect(marked("l i k e  t h i s, then")).toEqual(["spaced: l i k e  t h i s > like this"]);
  expect(marked("C O N T E N T S")).toEqual(["spaced: C O N T E N T S > CONTENTS"]);
  expect(marked("A B C D E and a c e g")).toEqual([]);
  expect(marked("А и Б; I a m")).toEqual([]);
  expect(marked("x y z don't a b")).toEqual([]);
});

const pieces = fc.constantFrom(
  ...[
    "a",
    "а",
    "o",
    "о",
    "0",
    "1",
    "5",
    "rn",
    "m",
    " ",
    "  ",
    "\ufb01",
    "\u00ad",
    "\ufffd",
    "\ue000",
    "t",
    "й",
    "\n",
    ".",
  ],
);
const muddled = fc.string({ unit: pieces, maxLength: 80 });

test("marks stand in order inside the text, never overlap, and never propose what is there", () => {
  fc.assert(
    fc.property(muddled, (text) => {
      let end = 0;
      for (const { from, to, hint } of suspicionsIn(text)) {
        expect(from).toBeGreaterThanOrEqual(end);
        expect(to).toBeGreaterThan(from);
        expect(hint).not.toBe(text.slice(from, to));
        end = to;
      }
      expect(end).toBeLessThanOrEqual(text.length);
    }),
  );
});

test("what was put right as proposed is not marked again for the same reason", () => {
  fc.assert(
    fc.property(muddled, (text) => {
      const [first] = suspicionsIn(text).filter(({ hint }) => hint !== null);
      if (!first) return;
      const { from, to, kind, hint } = first;
      const right = `${text.slice(0, from)}${hint}${text.slice(to)}`;
      const again = suspicionsIn(right).find((one) => one.from === from && one.kind === kind);
      if (kind !== "spaced" && kind !== "digit") expect(again).toBeUndefined();
    }),
  );
});

test.each([
  ["letters that stand apart", "a ".repeat(10_000)],
  ["a word without end", "rn0а".repeat(5_000)],
  ["marks", `a${"\u0301".repeat(20_000)}`],
  ["spaces", "a     ".repeat(3_000)],
  ["rn", "rn".repeat(10_000)],
])("hostile %s take no longer than as much of any text", (_what, hostile) => {
  const timeOf = (text: string) => {
    const times = Array.from({ length: 5 }, () => {
      const start = performance.now();
      suspicionsIn(text);
      return performance.now() - start;
    });
    return Math.min(...times);
  };
  suspicionsIn(hostile);
  // sixteen times the text: what grew with its square would take 256 times as long
  expect(timeOf(hostile.repeat(16))).toBeLessThan(Math.max(timeOf(hostile), 1) * 100);
});
