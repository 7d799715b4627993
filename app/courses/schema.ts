import * as z from "zod/mini";
import { name, optionalName } from "~/exercises/fields";
import { exercise } from "~/exercises/schema";
import { mediaAddress } from "~/platform/media-address";
import { idText, line, lines } from "~/platform/text-shapes";
import {
  MAX_BLOCK_LENGTH,
  MAX_BLOCKS,
  MAX_DESCRIPTION_LENGTH,
  MAX_NAME_LENGTH,
  MAX_PAGES,
  MAX_SECTIONS,
} from "./limits";

const version = z.int({ error: "A version is a whole number." }).check(z.minimum(0));
const order = z.int({ error: "An order is a whole number from 0." }).check(z.minimum(0));
const saveId = z
  .string({ error: "A save id is a short text." })
  .check(z.regex(/^[\w-]{8,64}$/, { error: "A save id has 8 to 64 letters, digits, - or _." }));

const courseName = line("name", MAX_NAME_LENGTH);
const description = lines("description", MAX_DESCRIPTION_LENGTH);

/** The text of a block. */
export const blockText = lines("text block", MAX_BLOCK_LENGTH);

const exercises = z
  .array(exercise, { error: "This is a list of exercises." })
  .check(z.maxLength(MAX_SECTIONS, { error: `A section holds at most ${MAX_SECTIONS} exercises.` }));

/**
 * A section (spec §3): its exercises are the `data` of the first element of `content`. Keys and elements that we do
 * not know are kept.
 */
export const section = z.looseObject({
  id: z.optional(idText),
  name: optionalName,
  content: z._default(
    z.pipe(
      z.array(z.unknown(), { error: "This is a list." }).check(z.maxLength(MAX_SECTIONS)),
      z.pipe(
        z.transform(([first, ...others]: unknown[]) => [first ?? { data: [] }, ...others]),
        z.tuple([z.looseObject({ data: z._default(exercises, () => []) })], z.unknown()),
      ),
    ),
    () => [{ data: [] }] as [{ data: never[] }],
  ),
});

const sections = z
  .array(section, { error: "This is a list of sections." })
  .check(z.maxLength(MAX_SECTIONS, { error: `A page holds at most ${MAX_SECTIONS} sections.` }));

/** Body of `POST /api/courses`. */
export const newCourseBody = z.object({
  name: courseName,
  description: z._default(description, ""),
});

/** Body of `PUT /api/courses/{id}`: the whole course; without `pages` they stay as they are (product §6). */
export const courseBody = z.object({
  name: z.optional(courseName),
  description: z.optional(description),
  version: z.optional(version),
  pages: z.optional(
    z
      .array(
        z.object({
          id: z.optional(idText),
          page: optionalName,
          page_image: z.optional(z.nullable(z.object({ url: z.optional(z.nullable(mediaAddress)) }))),
          blocks: z._default(
            z
              .array(
                z.object({
                  id: z.optional(idText),
                  data: blockText,
                  order: z.optional(order),
                }),
                { error: "This is a list of blocks." },
              )
              .check(z.maxLength(MAX_BLOCKS, { error: `A page holds at most ${MAX_BLOCKS} text blocks.` })),
            () => [],
          ),
          sections: z._default(sections, () => []),
        }),
        { error: "This is a list of pages." },
      )
      .check(z.maxLength(MAX_PAGES, { error: `A course holds at most ${MAX_PAGES} pages.` })),
  ),
});

/** Body of `POST /api/courses/{id}/pages`; `after` is a page's id, null for the beginning, the end without it. */
export const newPageBody = z.object({
  page: z.optional(name),
  after: z.optional(z.nullable(idText)),
});

/**
 * Body of `PUT /api/courses/{id}/pages/{pageId}`: what is missing stays. `image` is a file's key, null for none.
 * `version` is the course's, `pageVersion` the page's own: either must be current when given.
 */
export const pageChangeBody = z.object({
  page: z.optional(name),
  order: z.optional(order),
  image: z.optional(z.nullable(idText)),
  sections: z.optional(sections),
  version: z.optional(version),
  pageVersion: z.optional(version),
});

/**
 * Body of `POST /api/courses/{id}/pages/{pageId}/exercises`: the section is one of the page's, null for a new one;
 * without it the last that has room, or a new one.
 */
export const newExerciseBody = z.object({
  exercise,
  section: z.optional(z.nullable(idText)),
});

/** Query of `GET /api/courses/{id}/pages`: the first page of the list, from 0. */
export const pagesQuery = z.object({
  from: z._default(
    z.pipe(z.string().check(z.regex(/^\d{1,5}$/, { error: "This is a whole number." })), z.transform(Number)),
    0,
  ),
});

/** Query of `GET /api/courses`: `after` is the `next` of the answer before. */
export const coursesQuery = z.object({ after: z.optional(z.string()) });

/** Body of `POST /api/courses/{id}/blocks`; at the end of the page without `order`. */
export const newBlockBody = z.object({
  pageId: idText,
  block: z.object({ data: blockText, order: z.optional(order) }),
});

/** Body of `PUT /api/courses/{id}/blocks/{blockId}`: what is missing stays; `version` is the block's. */
export const blockChangeBody = z.object({
  data: z.optional(blockText),
  order: z.optional(order),
  version: z.optional(version),
  saveId: z.optional(saveId),
});

/** A text block as it is answered. */
export const block = z.object({
  id: z.string(),
  data: z.string(),
  order: z.number(),
  /** Raised by every change of the text. */
  version: z.number(),
});

/** A page without its blocks, as it is answered. */
export const pageHead = z.object({
  id: z.string(),
  page: z.string(),
  page_image: z.object({ url: z.nullable(z.string()) }),
  sections: z.array(section),
  /** Raised by every change of label, image or sections. */
  version: z.number(),
});

export const coursePage = z.extend(pageHead, { blocks: z.array(block) });

/** Answer of `GET /api/courses/{id}/pages/{index}`. */
export const pageAnswer = z.object({
  course: z.object({ id: z.string(), name: z.string(), description: z.string() }),
  courseVersion: z.number(),
  pageCount: z.number(),
  /** From 0. */
  index: z.number(),
  page: coursePage,
});

/** A page in the list of pages. */
export const pageRow = z.object({
  id: z.string(),
  page: z.string(),
  page_image: z.object({ url: z.nullable(z.string()) }),
});

/** Answer of `GET /api/courses/{id}/pages`: at most 200 pages. */
export const pagesAnswer = z.object({ pages: z.array(pageRow), from: z.number(), pageCount: z.number() });

/** A course in the list of courses; `updatedAt` in milliseconds since 1970. */
export const courseRow = z.object({
  id: z.string(),
  name: z.string(),
  pageCount: z.number(),
  updatedAt: z.number(),
});

/** Answer of `GET /api/courses`. */
export const coursesAnswer = z.object({ courses: z.array(courseRow), next: z.nullable(z.string()) });

/** Answer of `POST /api/courses`. */
export const courseMadeAnswer = z.object({
  courseId: z.string(),
  message: z.string(),
  courseVersion: z.number(),
});

/** Answer of `POST /api/courses/{id}/pages` and `PUT /api/courses/{id}/pages/{pageId}`. */
export const pageChangedAnswer = z.object({
  message: z.string(),
  page: pageHead,
  index: z.number(),
  pageCount: z.number(),
  courseVersion: z.number(),
});

/** Answer of `POST /api/courses/{id}/pages/{pageId}/exercises`: also where the exercise stands now. */
export const exerciseAddedAnswer = z.extend(pageChangedAnswer, { section: z.string(), exercise });

/** Answer of `POST /api/courses/{id}/blocks` and `PUT /api/courses/{id}/blocks/{blockId}`. */
export const blockChangedAnswer = z.object({
  message: z.string(),
  block,
  courseVersion: z.number(),
});

export type Section = z.output<typeof section>;
export type Block = z.output<typeof block>;
export type PageHead = z.output<typeof pageHead>;
export type CoursePage = z.output<typeof coursePage>;
export type PageAnswer = z.output<typeof pageAnswer>;
export type PageRow = z.output<typeof pageRow>;
export type CourseRow = z.output<typeof courseRow>;
export type CourseBody = z.output<typeof courseBody>;
export type NewCourse = z.output<typeof newCourseBody>;
export type PageChange = z.output<typeof pageChangeBody>;
export type BlockChange = z.output<typeof blockChangeBody>;
