import fc from "fast-check";
import { expect, test } from "vitest";
import { exerciseFrom, FROM_TEXT, type FromText } from "./from-text";
import { exercise } from "./schema";
import { sentencesIn } from "./sentences";

const TEXT =
  "The keeper\nTomas climbs the steps every evening. “Is it late?” He lights [one] lamp! Mr. Brown sleeps.";

test("sentences end where the next one begins, not at a short form", () => {
  expect(sentencesIn(TEXT)).toEqual([
    "The keeper Tomas climbs the steps every evening.",
    "“Is it late?”",
    "He lights [one] lamp!",
    "Mr. Brown sleeps.",
  ]);
  expect(sentencesIn("В 1941 г. началась война. Т.е. нет… Да")).toEqual([
    "В 1941 г. началась война.",
    "Т.е. нет…",
    "Да",
  ]);
  expect(sentencesIn(" \n ")).toEqual([]);
});

test("a note has its heading apart", () => {
  expect(exerciseFrom("note", "Unit 1\nOne.\nTwo.")).toMatchObject({
    note_exercise_data: { note: { title: "Unit 1", text: "One.\nTwo." } },
  });
  expect(exerciseFrom("note", "One line only")).toMatchObject({
    note_exercise_data: { note: { title: "", text: "One line only" } },
  });
});

test("a gap is the longest word of a sentence, but the first; brackets stay brackets", () => {
  expect(exerciseFrom("gap_fill", "Captains sail. He lights [one] lantern. No.")).toMatchObject({
    gap_fill_exercise_data: {
      question_with_coding_texts: [{ text: "Captains [sail]." }, { text: "He lights \\[one\\] [lantern]." }],
    },
  });
});

test("blanks of the text become gaps without answers", () => {
  expect(exerciseFrom("gap_fill", "1 He ____ (go) home.\n2 I ……… [it].")).toMatchObject({
    gap_fill_exercise_data: {
      question_with_coding_texts: [{ text: "1 He [] (go) home." }, { text: "2 I [] \\[it\\]." }],
    },
  });
});

test("statements are true, and no questions; order needs two sentences", () => {
  expect(exerciseFrom("true_or_false", "He is old. Is he?")).toMatchObject({
    questions: [{ text: "He is old.", answer: true }],
  });
  expect(exerciseFrom("text_order", "One sentence only.")).toBeNull();
  expect(exerciseFrom("text_order", "One. Two. Three.")).toMatchObject({
    text_order_exercise_data: {
      sentences_in_correct_order: [{ text: "One." }, { text: "Two." }, { text: "Three." }],
    },
  });
});

test("words to unscramble stand once, in the order of the text", () => {
  expect(exerciseFrom("word_unscramble", "A captain and a Lighthouse; the captain. aaaa")).toMatchObject({
    items: [{ content: "captain" }, { content: "lighthouse" }],
  });
  expect(exerciseFrom("word_unscramble", "a b 12")).toBeNull();
});

test("a wordlist and columns only where the text has them", () => {
  expect(exerciseFrom("wordlist", "shore – the land along the sea\nlamp: a light")).toMatchObject({
    wordlist_exercise_data: {
      items: [
        { word: "shore", definition: "the land along the sea" },
        { word: "lamp", definition: "a light" },
      ],
    },
  });
  expect(exerciseFrom("wordlist", "Just a text.\nAnd more of it.")).toBeNull();
  expect(exerciseFrom("sort_into_columns", "Animals: cat, dog.\nPlants: tree; rose")).toMatchObject({
    items: [
      { content: "cat", column: "Animals" },
      { content: "dog", column: "Animals" },
      { content: "tree", column: "Plants" },
      { content: "rose", column: "Plants" },
    ],
  });
  expect(exerciseFrom("sort_into_columns", "Animals: cat, dog")).toBeNull();
});

const anyText = fc.oneof(
  fc.string({
    unit: fc.constantFrom(
      "a",
      "Word",
      ". ",
      "? ",
      "\n",
      "[",
      "]",
      "|",
      "\\",
      "____",
      ": ",
      ", ",
      " – ",
      "😀",
      "ж",
    ),
    maxLength: 80,
  }),
  fc.string({ unit: "binary" }),
);

test("any text makes either nothing or an exercise of the right shape, the same each time", () => {
  fc.assert(
    fc.property(anyText, fc.constantFrom(...FROM_TEXT), (text, type: FromText) => {
      const made = exerciseFrom(type, text);
      if (made === null) return;
      expect(exercise.safeParse(made).success).toBe(true);
      expect(made.type).toBe(type);
      expect(exerciseFrom(type, text)).toEqual(made);
    }),
  );
});

test("a text of any length keeps to what an exercise can hold", () => {
  const long = `${"x".repeat(6_000)} word. `.repeat(120);
  for (const type of FROM_TEXT) {
    const made = exerciseFrom(type, long);
    if (made) expect(exercise.safeParse(made).success).toBe(true);
  }
});
