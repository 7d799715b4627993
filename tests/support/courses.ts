import { newId } from "~/platform/ids.server";
import { change } from "./database";
import type { Product } from "./product";

interface SeededCourse {
  id: string;
  /** Ids of its pages in their order. */
  pages: string[];
  /** Ids of the blocks of the first page in their order. */
  blocks: string[];
}

/** A course with as many pages, each with as many text blocks, written straight into the database. */
export async function seededCourse(
  { db }: Product,
  teacherId: string,
  { pages: pageCount = 1, blocks: blockCount = 1, name = "English" } = {},
): Promise<SeededCourse> {
  const now = Date.now();
  const id = newId(now);
  const pages = Array.from({ length: pageCount }, () => newId(now));
  await change(
    db,
    "INSERT INTO courses VALUES (?1, ?2, ?3, '', ?4, 1, ?5, ?5)",
    id,
    teacherId,
    name,
    pageCount,
    now,
  );
  await change(
    db,
    `INSERT INTO pages (id, course_id, position, label)
     SELECT value, ?1, key, CAST(key + 1 AS TEXT) FROM json_each(?2)`,
    id,
    JSON.stringify(pages),
  );
  // The end of an id tells pages apart; what stands before it tells the blocks of a page apart.
  await change(
    db,
    `WITH RECURSIVE n(i) AS (SELECT 0 WHERE ?3 > 0 UNION ALL SELECT i + 1 FROM n WHERE i < ?3 - 1)
     INSERT INTO blocks (id, page_id, sort_order, data)
     SELECT printf('%03d', n.i) || substr(pages.id, 4), pages.id, n.i, 'Text ' || n.i
     FROM pages, n WHERE pages.course_id = ?1 AND ?2 <> ''`,
    id,
    teacherId,
    blockCount,
  );
  const first = pages[0] ?? "";
  const blocks = Array.from(
    { length: pageCount > 0 ? blockCount : 0 },
    (_, i) => String(i).padStart(3, "0") + first.slice(3),
  );
  return { id, pages, blocks };
}

const FAULTS = [
  `SELECT 'orders of page ' || page_id AS fault, group_concat(sort_order) AS found FROM blocks GROUP BY page_id
     HAVING min(sort_order) <> 0 OR max(sort_order) <> count(*) - 1 OR count(DISTINCT sort_order) <> count(*)`,
  `SELECT 'positions of course ' || course_id, group_concat(position) FROM pages GROUP BY course_id
     HAVING min(position) <> 0 OR max(position) <> count(*) - 1 OR count(DISTINCT position) <> count(*)`,
  `SELECT 'page count of course ' || id, page_count FROM courses
     WHERE page_count <> (SELECT count(*) FROM pages WHERE course_id = courses.id)`,
  "SELECT 'orphaned page', id FROM pages WHERE course_id NOT IN (SELECT id FROM courses)",
  "SELECT 'orphaned block', id FROM blocks WHERE page_id NOT IN (SELECT id FROM pages)",
  `SELECT 'section twice', sections.value ->> 'id' AS found FROM pages, json_each(pages.sections) AS sections
     GROUP BY found HAVING count(*) > 1`,
];

/** What is wrong with the rows of courses: nothing, whatever was done to them at the same moment. */
export async function courseFaults({ db }: Product): Promise<unknown[]> {
  const answers = await db.batch(FAULTS.map((fault) => db.prepare(fault)));
  return answers.flatMap(({ results }) => results);
}
