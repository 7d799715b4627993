/** Prose for documents that tests make: endless, of plain words, the same for the same seed. */

const ENGLISH =
  "the keeper lighthouse evening harbour letter window morning captain children village weather almost because before carried certain climbed coming between discovered afternoon everything familiar followed forgotten gentle happened important journey kitchen language listening mountain neighbour ordinary particular question remember schoolroom silence something sometimes teacher together travelling understand underneath vegetable waiting whatever without wonderful yesterday grammar exercise sentence paragraph pronunciation vocabulary and of to in a was his with had for from over under into about".split(
    " ",
  );

const RUSSIAN =
  "маяк вечер письмо окно утро капитан дети деревня погода почти потому прежде нести дорога знакомый забытый важный путешествие кухня язык слушать гора сосед обычный вопрос помнить школа тишина иногда учитель вместе понимать ожидание прекрасный вчера грамматика упражнение предложение произношение словарь и в на с за под над из около через рассказать спрашивать лестница смотритель корабль ветер".split(
    " ",
  );

const WORDS = { english: ENGLISH, russian: RUSSIAN };
export type Tongue = keyof typeof WORDS;

/** Numbers from 0 up to 1 that look drawn by lot. */
function lots(seed: number): () => number {
  let state = seed * 2_654_435_761 + 1;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** Whole sentences of together at least `count` words, as a list of words with their punctuation. */
export function prose(seed: number, count: number, tongue: Tongue = "english"): string[] {
  const lot = lots(seed);
  const list = WORDS[tongue];
  const words: string[] = [];
  while (words.length < count) {
    const length = 6 + Math.floor(lot() * 9);
    for (let i = 0; i < length; i++) {
      const word = list[Math.floor(lot() * list.length)] ?? "";
      const ended = i === length - 1 ? "." : i === 4 && lot() < 0.4 ? "," : "";
      words.push((i === 0 ? capital(word) : word) + ended);
    }
  }
  return words;
}
