import { isBlank } from "./compare";
import { print } from "./gap-fill/gaps";
import { MAX_ITEMS, MAX_TEXT_LENGTH } from "./limits";
import type { ExerciseOf, ExerciseType, KnownExercise } from "./schema";
import { sentencesIn } from "./sentences";
import { entryOf } from "./wordlist/pasted";

/** Kinds of exercises that can be made of a text, in the order in which they are offered. */
export const FROM_TEXT = [
  "note",
  "gap_fill",
  "text_order",
  "true_or_false",
  "word_unscramble",
  "wordlist",
  "sort_into_columns",
] as const satisfies readonly ExerciseType[];
export type FromText = (typeof FROM_TEXT)[number];

const LEAST_LETTERS = 4;
const MOST_LETTERS = 14;
/** How many words are enough to be unscrambled. */
const MOST_WORDS = 12;

const cut = (text: string): string => text.slice(0, MAX_TEXT_LENGTH).replace(/[\ud800-\udbff]$/, "");
const linesOf = (text: string): string[] =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
const itemsOf = (texts: readonly string[]): string[] => texts.slice(0, MAX_ITEMS).map(cut);

/** Words of a text with where they stand, those that are worth asking for: of some length, and all letters. */
function wordsIn(text: string): { word: string; at: number }[] {
  return [...text.matchAll(/[\p{L}\p{M}]+(?:['’-][\p{L}\p{M}]+)*/gu)]
    .map(({ 0: word, index }) => ({ word, at: index }))
    .filter(
      ({ word }) =>
        /^[\p{L}\p{M}]+$/u.test(word) && word.length >= LEAST_LETTERS && word.length <= MOST_LETTERS,
    );
}

/** A sentence with its longest word as a gap, not the first word where there is another; null where it has none. */
function withGap(sentence: string): string | null {
  const words = wordsIn(sentence);
  const further = words.filter(({ at }) => at > 0 && !/^\P{L}*$/u.test(sentence.slice(0, at)));
  const [chosen] = (further.length > 0 ? further : words).sort(
    (a, b) => b.word.length - a.word.length || a.at - b.at,
  );
  if (!chosen) return null;
  const { word, at } = chosen;
  const parts = [sentence.slice(0, at), { answers: [word] }, sentence.slice(at + word.length)];
  return print(parts.filter((part) => part !== ""));
}

const BLANK = /_{2,}|…{2,}|\.{4,}/g;

/** Gaps where the text has blanks to fill in, whose answers nobody knows; else the longest word of each sentence. */
function gapFill(text: string): ExerciseOf<"gap_fill"> | null {
  const sentences = sentencesIn(text);
  const hasBlanks = text.search(BLANK) >= 0;
  const coded = hasBlanks
    ? linesOf(text).map((line) => {
        const pieces = line.split(BLANK);
        return pieces.map((piece) => (piece === "" ? "" : print([piece]))).join("[]");
      })
    : sentences.flatMap((sentence) => withGap(sentence) ?? []);
  if (coded.length === 0) return null;
  return {
    type: "gap_fill",
    name: "",
    gap_fill_exercise_data: { question_with_coding_texts: itemsOf(coded).map((one) => ({ text: one })) },
  };
}

/** Lines such as "Animals: cat, dog" of two columns at least. */
function columns(text: string): ExerciseOf<"sort_into_columns"> | null {
  const found = linesOf(text).flatMap((line) => {
    const [, column, list] = /^([^:]{1,60}):\s+(.+)$/u.exec(line) ?? [];
    const items = (list ?? "")
      .split(/[,;]/)
      .map((item) => item.replace(/\.$/, "").trim())
      .filter((item) => item !== "");
    return column === undefined || items.length < 2 ? [] : [{ column: column.trim(), items }];
  });
  if (new Set(found.map(({ column }) => column)).size < 2) return null;
  const items = found.flatMap(({ column, items: own }) =>
    own.map((content) => ({ content: cut(content), column })),
  );
  return { type: "sort_into_columns", name: "", title: "", items: items.slice(0, MAX_ITEMS) };
}

/** Lines such as "shore – the land along the sea"; most of them must be such. */
function wordlist(text: string): ExerciseOf<"wordlist"> | null {
  const lines = linesOf(text);
  const entries = lines.map(entryOf).filter(({ word, definition }) => word !== "" && definition !== "");
  if (entries.length === 0 || entries.length * 2 < lines.length) return null;
  const items = entries
    .slice(0, MAX_ITEMS)
    .map(({ word, definition }) => ({ word: cut(word), definition: cut(definition) }));
  return { type: "wordlist", name: "", wordlist_exercise_data: { items } };
}

/** The words of a list, or the longest ones of a text, each once and in the order of the text. */
function unscramble(text: string): ExerciseOf<"word_unscramble"> | null {
  const known = new Map<string, { word: string; at: number }>();
  for (const found of wordsIn(text)) {
    const small = found.word.toLowerCase();
    if (!known.has(small) && new Set(small).size > 1) known.set(small, found);
  }
  const chosen = [...known.values()]
    .sort((a, b) => b.word.length - a.word.length || a.at - b.at)
    .slice(0, MOST_WORDS)
    .sort((a, b) => a.at - b.at);
  if (chosen.length === 0) return null;
  return {
    type: "word_unscramble",
    name: "",
    title: "",
    items: chosen.map(({ word }) => ({ content: word.toLowerCase() })),
  };
}

function sentencesToOrder(text: string): ExerciseOf<"text_order"> | null {
  const sentences = sentencesIn(text);
  if (new Set(sentences).size < 2) return null;
  return {
    type: "text_order",
    name: "",
    text_order_exercise_data: {
      sentences_in_correct_order: itemsOf(sentences).map((one) => ({ text: one })),
    },
  };
}

/** Statements that are all true, as the text says so: a teacher makes some of them false. */
function statements(text: string): ExerciseOf<"true_or_false"> | null {
  const said = sentencesIn(text).filter((sentence) => !sentence.endsWith("?") && /\p{L}.*\s/u.test(sentence));
  if (said.length === 0) return null;
  return {
    type: "true_or_false",
    name: "",
    title: "",
    questions: itemsOf(said).map((one) => ({ text: one, answer: true })),
  };
}

function note(text: string): ExerciseOf<"note"> {
  const [first = "", ...rest] = text.trim().split("\n");
  const isTitle = rest.length > 0 && first.length <= 120 && !/[.,;:]$/.test(first.trim());
  return {
    type: "note",
    name: "",
    note_exercise_data: {
      note: isTitle
        ? { title: first.trim(), text: cut(rest.join("\n").trim()) }
        : { title: "", text: cut(text.trim()) },
    },
  };
}

const MAKERS: { [T in FromText]: (text: string) => ExerciseOf<T> | null } = {
  note,
  gap_fill: gapFill,
  text_order: sentencesToOrder,
  true_or_false: statements,
  word_unscramble: unscramble,
  wordlist,
  sort_into_columns: columns,
};

/**
 * An exercise of a text, in the very shape of exercises.md and without ids; null where the text does not make one.
 * The same text makes the same exercise.
 */
export const exerciseFrom = (type: FromText, text: string): KnownExercise | null =>
  isBlank(text) ? null : MAKERS[type](text);
