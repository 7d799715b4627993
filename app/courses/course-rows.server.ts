import { type SQL, sql } from "drizzle-orm";
import type { Database } from "~/platform/db.server";
import { invalid } from "~/platform/errors";
import { newId } from "~/platform/ids.server";
import { blocks, pages } from "~/platform/tables.server";
import { type GivenId, givenIds, twiceGiven } from "./given-ids";
import type { CourseBody } from "./schema";
import { bytesOf, sectionsText } from "./sections.server";

/** Most bytes of a parameter: D1 takes 2 MB. */
const CHUNK_BYTES = 900_000;

type BodyPage = NonNullable<CourseBody["pages"]>[number];
type BodyBlock = BodyPage["blocks"][number];

/** What a course is to hold, as its tables have it. */
export interface CourseRows {
  pages: { id: string; position: number; label: string; image: string | null; sections: string }[];
  blocks: { id: string; pageId: string; order: number; data: string }[];
  /** The ids that came with the body, each of which has to be one of the course. */
  given: Record<"pages" | "blocks" | "sections", GivenId[]>;
}

/**
 * The rows of a whole course; what has no id gets one.
 * @throws AppError `invalid` when an id stands there twice, `too_large` when the sections of a page are
 */
export function rowsOf(body: readonly BodyPage[], now: number): CourseRows {
  const given = {
    pages: givenIds(body, "pages"),
    blocks: body.flatMap(({ blocks }, i) => givenIds(blocks, `pages.${i}.blocks`)),
    sections: body.flatMap(({ sections }, i) => givenIds(sections, `pages.${i}.sections`)),
  };
  const twice = Object.values(given).flatMap(twiceGiven);
  if (twice.length > 0) throw invalid(twice);
  const pages = body.map(({ id, page, page_image, sections }, position) => ({
    id: id ?? newId(now),
    position,
    label: page,
    image: page_image?.url || null,
    sections: sectionsText(sections, now),
  }));
  const blocks = body.flatMap((page, i) =>
    inOrder(page.blocks).map(({ id, data }, order) => ({
      id: id ?? newId(now),
      pageId: pages[i]?.id ?? "",
      order,
      data,
    })),
  );
  return { pages, blocks, given };
}

/** Blocks by their `order`; one without stands where the list has it. */
function inOrder(blocks: readonly BodyBlock[]): BodyBlock[] {
  const placed = blocks.map((block, i) => ({ block, place: block.order ?? i }));
  return placed.sort((a, b) => a.place - b.place).map(({ block }) => block);
}

/** Rows as JSON lists, for `json_each(?)`: as many of them as D1's cap on a parameter asks for. */
export function chunksOf(rows: readonly unknown[]): string[] {
  const chunks: string[][] = [];
  let room = 0;
  for (const row of rows) {
    const text = JSON.stringify(row);
    const bytes = bytesOf(text) + 1;
    if (bytes > room) {
      chunks.push([]);
      room = CHUNK_BYTES;
    }
    chunks.at(-1)?.push(text);
    room -= bytes;
  }
  return chunks.map((texts) => `[${texts.join(",")}]`);
}

const member = (name: string) => sql`row.value ->> ${sql.raw(`'${name}'`)}`;

/** Statement: inserts a chunk of pages where `condition` holds. */
export const insertPages = ({ build }: Database, course: string, chunk: string, condition: SQL) =>
  build.insert(pages).select(
    sql`SELECT ${member("id")}, ${course}, ${member("position")}, ${member("label")}, ${member("image")}, 1,
          ${member("sections")} FROM json_each(${chunk}) AS row WHERE ${condition}`,
  );

/** Statement: inserts a chunk of blocks where `condition` holds. */
export const insertBlocks = ({ build }: Database, chunk: string, condition: SQL) =>
  build.insert(blocks).select(
    sql`SELECT ${member("id")}, ${member("pageId")}, ${member("order")}, ${member("data")}, 1, NULL
        FROM json_each(${chunk}) AS row WHERE ${condition}`,
  );
