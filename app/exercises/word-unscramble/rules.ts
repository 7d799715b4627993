import { answerForm, sameAnswer } from "../compare";
import type { Warning } from "../kind";
import { LINT } from "../labels";
import type { ExerciseOf } from "../schema";
import { seedOf, shuffled } from "../shuffle";
import type { Mark } from "../use-work";
import { WORD_UNSCRAMBLE } from "./labels";
import { MAX_LETTERS, spelled, type Word, wordOf } from "./letters";
import type { Spelling } from "./spelling";

type WordUnscramble = ExerciseOf<"word_unscramble">;

/** One spelling for each item; its letters are those of `wordOf`. */
type Spellings = readonly Spelling[];

/** No letter is in its place yet. */
export const start = ({ items }: WordUnscramble): Spellings =>
  items.map(({ content }) => wordOf(content).letters.map(() => null));

/** Every letter where it belongs. */
export const solution = ({ items }: WordUnscramble): Spellings =>
  items.map(({ content }) => [...wordOf(content).letters.keys()]);

/** Whatever is right somewhere in the list. */
const answersOf = ({ items }: WordUnscramble) => new Set(items.map(({ content }) => answerForm(content)));

/**
 * One mark per item (exercises.md): right when its letters spell it, or another item of the list, which then is its
 * anagram. A word with an empty place is not finished.
 */
export function check(exercise: WordUnscramble, spellings: Spellings): Mark[] {
  const answers = answersOf(exercise);
  return exercise.items.map(({ content }, i) => {
    const word = wordOf(content);
    if (word.letters.length === 0) return "unchecked";
    const text = spelled(word, lettersAt(word, spellings[i] ?? []));
    if (text === null) return "missing";
    return answers.has(answerForm(text)) ? "right" : "wrong";
  });
}

/** The letters that stand in the places of a word. */
export const lettersAt = ({ letters }: Word, spelling: Spelling): (string | undefined)[] =>
  letters.map((_, place) => letters[spelling[place] ?? -1]);

/** How often a word is shuffled anew when it spells an answer by chance. */
const TRIES = 8;

/**
 * The order in which the letters of each item are offered: shuffled, and neither the word itself nor another answer
 * where its letters allow anything else.
 */
export function tileOrders(exercise: WordUnscramble): number[][] {
  const seed = seedOf(exercise);
  const answers = answersOf(exercise);
  return exercise.items.map(({ content }, i) => {
    const word = wordOf(content);
    if (word.letters.length === 0) return [];
    const forms = word.letters.map((letter) => answerForm(letter));
    const isAnswer = (tiles: number[]) =>
      answers.has(answerForm(spelled(word, lettersAt(word, tiles)) ?? ""));
    const first = shuffled(forms, `${seed} ${i}`);
    if (new Set(forms).size < 2 || !isAnswer(first)) return first;
    for (let turn = 0; turn < TRIES; turn += 1) {
      const other = shuffled(forms, `${seed} ${i} ${turn}`);
      if (!isAnswer(other)) return other;
    }
    return first;
  });
}

/** What may be wrong, in the order of the items. */
export function lint({ items }: WordUnscramble): Warning[] {
  const words = items.map(({ content }) => wordOf(content));
  const warnings: Warning[] = [];
  if (words.every(({ letters }) => letters.length === 0)) warnings.push({ message: LINT.nothingToDo });
  for (const [item, { content }] of items.entries()) {
    const { places, letters } = words[item] as Word;
    const [first = ""] = letters;
    if (letters.length === 1) warnings.push({ item, message: WORD_UNSCRAMBLE.oneLetter });
    else if (letters.length > 1 && letters.every((letter) => sameAnswer(letter, first)))
      warnings.push({ item, message: WORD_UNSCRAMBLE.equalLetters });
    else if (letters.length === 0 && places.length > 0)
      warnings.push({
        item,
        message: content.trim().length > MAX_LETTERS ? WORD_UNSCRAMBLE.tooLong : WORD_UNSCRAMBLE.noLetters,
      });
  }
  return warnings;
}
