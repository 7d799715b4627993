/** Short forms after which a sentence goes on. */
const SHORT_FORMS =
  /(?:^|[\s(])(?:mr|mrs|ms|dr|prof|st|vs|etc|e\.g|i\.e|no|p|pp|fig|ex|т\.е|т\.к|т\.д|т\.п|г|гг|стр|рис|ул|им|\p{L})\.$/iu;
/** What ends a sentence, with the quotes and brackets that it ends in. */
const END = /[.!?…]+[)\]"'”’»]*(?=\s|$)/gu;
/** What a sentence may begin with. */
const BEGINNING = /^\s*["'“‘«([\-–—]*\s*[\p{Lu}\p{Lo}\p{N}]/u;
/** Longer than any short form, with what stands before it. */
const LOOK_BACK = 8;

/** The sentences of a text, in their order, without the blanks between them. A line break ends one after a full stop only. */
export function sentencesIn(text: string): string[] {
  const sentences: string[] = [];
  let start = 0;
  const add = (end: number) => {
    const sentence = text.slice(start, end).replace(/\s+/gu, " ").trim();
    if (sentence !== "") sentences.push(sentence);
    start = end;
  };
  for (const { 0: mark, index } of text.matchAll(END)) {
    const end = index + mark.length;
    const isShort = mark === "." && SHORT_FORMS.test(text.slice(Math.max(start, end - LOOK_BACK), end));
    if (!isShort && BEGINNING.test(text.slice(end, end + 12))) add(end);
  }
  add(text.length);
  return sentences;
}
