import type { PageSize, Section } from "../schema";
import type { Paragraph } from "./layout-paragraphs";
import type { Link } from "./piece";

export interface Frame {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** A paragraph with its place on the page as it is seen. */
export interface Placed extends Omit<Paragraph, "lines"> {
  /** The places of its lines. */
  lines: Frame[];
  /** Stands at the page's edge, apart from its text: a running header, a page's number. */
  apart: boolean;
}

/** How much larger than running text a heading of each level is at least. */
const LEVELS = [
  { ratio: 1.6, tag: "h1", type: "header" },
  { ratio: 1.35, tag: "h2", type: "header" },
  { ratio: 1.12, tag: "h3", type: "subheader" },
] as const;
/** Bold, and no larger than running text. */
const BOLD_LEVEL = { tag: "h4", type: "subheader" } as const;
const NEARLY_BODY = 0.95;
const LONGEST_HEADING = 200;
const MOST_HEADING_LINES = 4;
const HAS_WORD = /\p{L}{2}/u;
const ENDS_SENTENCE = /[.,;]$/u;

type Tag = Section["tag"];

function kindOf(
  { text, size, bold, lines, apart }: Placed,
  body: number,
): Pick<Section, "content_type" | "tag"> {
  const plain = { content_type: "text", tag: "p" } as const;
  if (apart || text.length > LONGEST_HEADING || lines.length > MOST_HEADING_LINES) return plain;
  if (!HAS_WORD.test(text) || text.includes("\t")) return plain;
  const level = LEVELS.find(({ ratio }) => size >= ratio * body);
  if (level) return { content_type: level.type, tag: level.tag };
  const strong = bold && size >= NEARLY_BODY * body && lines.length <= 2 && !ENDS_SENTENCE.test(text);
  return strong ? { content_type: BOLD_LEVEL.type, tag: BOLD_LEVEL.tag } : plain;
}

const depthOf = (tag: Tag) => (tag === "p" ? Number.POSITIVE_INFINITY : Number(tag.slice(1)));

/** The sections of a page: what follows a heading stands in its branches. */
export function sectionsOf(
  paragraphs: readonly Placed[],
  { size, links, body }: { size: PageSize; links: readonly Link[]; body: number },
): Section[] {
  const page: Section[] = [];
  const open: Section[] = [];
  const addresses = addressesOf(paragraphs, links);
  paragraphs.forEach((placed, i) => {
    const section: Section = {
      section_id: `s${i + 1}`,
      ...kindOf(placed, body),
      content: placed.text,
      external_reference: addresses[i] ?? null,
      box: boxOf(placed.lines, size),
      branches: [],
    };
    while (depthOf(open.at(-1)?.tag ?? "p") >= depthOf(section.tag) && open.length > 0) open.pop();
    if (placed.apart) page.push(section);
    else (open.at(-1)?.branches ?? page).push(section);
    if (section.tag !== "p") open.push(section);
  });
  return page;
}

const rounded = (points: number) => Math.round(points * 10) / 10;

/** Around all the lines, and inside of the page. */
function boxOf(lines: readonly Frame[], { width, height }: PageSize): Section["box"] {
  const inside = (value: number, most: number) => rounded(Math.min(most, Math.max(0, value)));
  const left = inside(Math.min(...lines.map((line) => line.left)), width);
  const top = inside(Math.min(...lines.map((line) => line.top)), height);
  const right = inside(Math.max(...lines.map((line) => line.right)), width);
  const bottom = inside(Math.max(...lines.map((line) => line.bottom)), height);
  return { x: left, y: top, width: rounded(right - left), height: rounded(bottom - top) };
}

const MOST_REFERENCE = 4_000;
const HTTP = /^http:\/\//i;
const HTTPS = /^https:\/\/[^\s]+$/i;

/** The addresses in each paragraph, one a line: those that it covers most of. */
function addressesOf(paragraphs: readonly Placed[], links: readonly Link[]): (string | null)[] {
  const found = paragraphs.map(() => new Set<string>());
  for (const link of links) {
    const address = link.address.trim().replace(HTTP, "https://");
    if (!HTTPS.test(address)) continue;
    let best = -1;
    let most = 0;
    for (const [i, { lines }] of paragraphs.entries()) {
      const shared = lines.reduce((sum, line) => sum + sharedArea(line, link), 0);
      if (shared > most) [best, most] = [i, shared];
    }
    found[best]?.add(address);
  }
  return found.map((addresses) => {
    let text = "";
    for (const address of addresses)
      if (text.length + address.length < MOST_REFERENCE) text += (text && "\n") + address;
    return text || null;
  });
}

function sharedArea({ left, top, right, bottom }: Frame, { x, y, width, height }: Link): number {
  const across = Math.min(right, x + width) - Math.max(left, x);
  const down = Math.min(bottom, y + height) - Math.max(top, y);
  return across > 0 && down > 0 ? across * down : 0;
}
