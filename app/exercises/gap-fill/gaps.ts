/** A gap to type into: each of its answers is right. One empty answer where none is given. */
export interface Gap {
  answers: string[];
}

/** A piece of a sentence: text to read, or a gap. */
export type Part = string | Gap;

/** A part with where it stands in the coded text: from `start` up to, not including, `end`. */
interface PlacedPart {
  part: Part;
  start: number;
  end: number;
}

const CODE = "[]|\\";

/** Whether a backslash here makes the next character a literal one. */
export const escapes = (text: string, at: number): boolean =>
  text[at] === "\\" && at + 1 < text.length && CODE.includes(text[at + 1] as string);

/**
 * Reads the coded text of a sentence (exercises.md "Gaps"): gaps in square brackets, answers parted by bars, literal
 * ones of these after a backslash. A bracket that opens no gap is text, and so is a backslash before anything else.
 * One pass, whatever the text.
 */
export function placedParts(text: string): PlacedPart[] {
  const parts: PlacedPart[] = [];
  let plain = "";
  let plainFrom = 0;
  let gap: { answers: string[]; from: number } | null = null;

  const addPlain = (end: number) => {
    if (plain !== "") parts.push({ part: plain, start: plainFrom, end });
    plain = "";
  };
  const giveGapUp = () => {
    if (gap) plain += `[${gap.answers.join("|")}`;
    gap = null;
  };

  for (let i = 0; i < text.length; i += 1) {
    const literal = escapes(text, i);
    if (literal) i += 1;
    const char = text[i] as string;
    if (!literal && char === "[") {
      giveGapUp();
      gap = { answers: [""], from: i };
    } else if (!literal && char === "]" && gap) {
      addPlain(gap.from);
      parts.push({ part: { answers: gap.answers }, start: gap.from, end: i + 1 });
      plainFrom = i + 1;
      gap = null;
    } else if (!literal && char === "|" && gap) {
      gap.answers.push("");
    } else if (gap) {
      gap.answers[gap.answers.length - 1] += char;
    } else {
      plain += char;
    }
  }
  giveGapUp();
  addPlain(text.length);
  return parts;
}

/** The parts of a coded text; texts are never empty and never next to each other, a gap has at least one answer. */
export const parse = (text: string): Part[] => placedParts(text).map(({ part }) => part);

const literally = (text: string) => text.replace(/[[\]|\\]/g, "\\$&");

/** Writes parts as coded text: what `parse` reads out of it are these parts. */
export const print = (parts: readonly Part[]): string =>
  parts
    .map((part) =>
      typeof part === "string" ? literally(part) : `[${part.answers.map(literally).join("|")}]`,
    )
    .join("");

export const isGap = (part: Part): part is Gap => typeof part !== "string";
