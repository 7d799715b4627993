import { MAX_CONTENT_LENGTH, MAX_SECTIONS, MAX_SECTIONS_BYTES } from "../limits";
import type { Placed } from "./layout-sections";

/** What a section takes beside its content: its keys, its box, its links. */
const FRAME_BYTES = 400;
const LINKS_BYTES = 32 * 1024;

/**
 * The paragraphs as sections that can be stored (quality R9): too long ones are split, too many are put together, and
 * of a page with more text than any has, the end is left out.
 */
export function fitted(paragraphs: readonly Placed[]): Placed[] {
  return within(fewer(paragraphs.flatMap(split)));
}

function split(placed: Placed): Placed[] {
  if (placed.text.length <= MAX_CONTENT_LENGTH) return [placed];
  const parts: Placed[] = [];
  let rest = placed.text;
  while (rest.length > 0) {
    const end = rest.length <= MAX_CONTENT_LENGTH ? rest.length : cutBefore(rest, MAX_CONTENT_LENGTH);
    parts.push({ ...placed, text: rest.slice(0, end).trim() });
    rest = rest.slice(end).trim();
  }
  return parts.filter(({ text }) => text !== "");
}

/** Where a text of at most so many characters ends: between words, else between characters. */
function cutBefore(text: string, most: number): number {
  const blank = Math.max(text.lastIndexOf(" ", most), text.lastIndexOf("\n", most));
  if (blank > most / 2) return blank;
  return /[\ud800-\udbff]/.test(text.charAt(most - 1)) ? most - 1 : most;
}

/** Neighbours become one, as evenly over the page as can be. */
function fewer(paragraphs: Placed[]): Placed[] {
  let list = paragraphs;
  for (let together = 2; list.length > MAX_SECTIONS; together++) {
    list = [];
    for (const placed of paragraphs) {
      const last = list.at(-1);
      const count = last ? last.lines.length : 0;
      const text = last ? `${last.text}\n${placed.text}` : placed.text;
      const room = last && text.length <= MAX_CONTENT_LENGTH && count < together * 2;
      if (last && room) list[list.length - 1] = { ...last, text, lines: [...last.lines, ...placed.lines] };
      else list.push(placed);
    }
    if (together > paragraphs.length) return list.slice(0, MAX_SECTIONS);
  }
  return list;
}

function within(paragraphs: Placed[]): Placed[] {
  let left = MAX_SECTIONS_BYTES - LINKS_BYTES;
  const encoder = new TextEncoder();
  return paragraphs.flatMap((placed) => {
    const bytes = FRAME_BYTES + encoder.encode(JSON.stringify(placed.text)).length;
    if (bytes > left) {
      left = 0;
      return [];
    }
    left -= bytes;
    return [placed];
  });
}
