import * as z from "zod/mini";
import { line, lines } from "~/platform/text-shapes";
import {
  MAX_CONTENT_LENGTH,
  MAX_CORRECTION_LENGTH,
  MAX_DEPTH,
  MAX_FILENAME_LENGTH,
  MAX_PAGES_A_CALL,
  MAX_PDF_BYTES,
  MAX_PDF_PAGES,
  MAX_REFERENCE_LENGTH,
  MAX_SEARCH_LENGTH,
  MAX_SECTIONS,
} from "./limits";

const whole = (what: string, least: number, most: number, error: string) =>
  z
    .int({ error: `${what} is a whole number.` })
    .check(z.minimum(least, { error }), z.maximum(most, { error }));

const points = z
  .number({ error: "A size is a number of points." })
  .check(z.minimum(-100_000), z.maximum(100_000));

/** Where a text stands on its page: in points from the upper left corner of the page as it is seen. */
export const box = z.object({ x: points, y: points, width: points, height: points });

export const CONTENT_TYPES = ["header", "subheader", "text"] as const;
export const TAGS = ["h1", "h2", "h3", "h4", "h5", "h6", "p"] as const;

const sectionId = z
  .string({ error: "A section id is a short text." })
  .check(z.regex(/^\w{1,64}$/, { error: "A section id has 1 to 64 letters, digits or _, and no hyphen." }));

/** A key can stand in a path, which is joined by hyphens, and is never taken for a place in a list. */
const KEY_FORM = /^[A-Za-z_]\w{0,63}$/;

const https = (text: string) => text.split("\n").every((link) => /^https:\/\/[^\s]+$/i.test(link));

/** The links of a text: `https:` addresses, one a line (quality R10); null without any. */
const reference = z.nullable(
  z
    .string({ error: "Links are text." })
    .check(
      z.maxLength(MAX_REFERENCE_LENGTH, { error: "These links are too long." }),
      z.refine(https, { error: "A link begins with https://. Please write one a line." }),
    ),
);

/** A piece of text as it was read from a page (spec §3 "Extracted PDF document"), with the pieces that belong to it. */
export interface Section {
  /** Unique on its page, without a hyphen. */
  section_id: string;
  content_type: (typeof CONTENT_TYPES)[number];
  tag: (typeof TAGS)[number];
  content: string;
  /** `https:` addresses, one a line. */
  external_reference: string | null;
  /** Null where nobody knows. */
  box: z.output<typeof box> | null;
  branches: Section[];
  /** What a teacher has added under a name of their own. */
  [added: string]: unknown;
}

/** How deep sections stand in branches, and how many there are. */
function measure(sections: readonly Section[]): { depth: number; count: number } {
  let depth = 0;
  let count = 0;
  for (let level = sections; level.length > 0; level = level.flatMap(({ branches }) => branches)) {
    depth += 1;
    count += level.length;
  }
  return { depth, count };
}

const idsOf = (sections: readonly Section[]): string[] =>
  sections.flatMap(({ section_id, branches }) => [section_id, ...idsOf(branches)]);

export const section: z.ZodMiniType<Section> = z
  .looseObject({
    section_id: sectionId,
    content_type: z.enum(CONTENT_TYPES, { error: "This is header, subheader or text." }),
    tag: z.enum(TAGS, { error: "This is h1 to h6, or p." }),
    content: lines("section", MAX_CONTENT_LENGTH),
    external_reference: z._default(reference, null),
    box: z._default(z.nullable(box), null),
    branches: z._default(
      z.lazy(() => z.array(section, { error: "This is a list of sections." })),
      () => [],
    ),
  })
  .check(
    z.refine((value) => Object.keys(value).every((key) => KEY_FORM.test(key)), {
      error: "A key begins with a letter and holds only letters, digits and _.",
    }),
  ) as unknown as z.ZodMiniType<Section>;

const anySections = z.array(section, { error: "This is a list of sections." }).check(
  z.refine((list) => measure(list).count <= MAX_SECTIONS, {
    error: `A page holds at most ${MAX_SECTIONS} sections.`,
  }),
  z.refine((list) => measure(list).depth <= MAX_DEPTH, {
    error: `Sections can stand ${MAX_DEPTH} levels deep at most.`,
  }),
  z.refine((list) => new Set(idsOf(list)).size === idsOf(list).length, {
    error: "Two sections of a page cannot have one id.",
  }),
);

/** The value with the keys of its objects in the order in which they were given. */
function inOrderOf<T>(value: T, given: unknown): T {
  if (Array.isArray(value) && Array.isArray(given))
    return value.map((item, i) => inOrderOf(item, given[i])) as T;
  if (typeof value !== "object" || typeof given !== "object" || value === null || given === null)
    return value;
  const keys = new Set([...Object.keys(given), ...Object.keys(value)]);
  const members = value as Record<string, unknown>;
  return Object.fromEntries(
    [...keys]
      .filter((key) => Object.hasOwn(members, key))
      .map((key) => [key, inOrderOf(members[key], (given as Record<string, unknown>)[key])]),
  ) as T;
}

/** The sections of a page; the order of their keys is kept too: it can be changed (spec §4 "PDF data actions"). */
export const sections = z.pipe(
  z.unknown(),
  z.transform((given, { issues }): Section[] => {
    const parsed = anySections.safeParse(given);
    if (parsed.success) return inOrderOf(parsed.data, given);
    for (const { path, message } of parsed.error.issues)
      issues.push({ code: "custom", path: [...path], message, input: given });
    return z.NEVER;
  }),
);

const pageSize = z.object({
  width: z.number().check(z.minimum(1), z.maximum(100_000)),
  height: z.number().check(z.minimum(1), z.maximum(100_000)),
});

/** Body of `POST /api/courses/{id}/documents` (product §7). */
export const newDocumentBody = z.object({
  filename: line("file name", MAX_FILENAME_LENGTH),
  pageCount: whole("A number of pages", 1, MAX_PDF_PAGES, `A PDF can have at most ${MAX_PDF_PAGES} pages.`),
  size: whole("A size", 1, MAX_PDF_BYTES, `A PDF can have at most ${MAX_PDF_BYTES / 1024 / 1024} MB.`),
  /** What the PDF says of itself: tells apart two files of one name and size. */
  fingerprint: z._default(z.string().check(z.regex(/^[0-9a-f]{0,128}$/)), ""),
});

/** Query of the lists: `after` is the `next` of the answer before. */
export const listQuery = z.object({ after: z.optional(z.string()) });

/**
 * Part `page` of `PUT /api/documents/{id}/pages/{n}`: the page as it is to be. `checked` stays as it is where it is
 * missing; `version` must be current where it is given, and is 0 of a page that is not stored yet.
 */
export const pageBody = z.object({
  number: whole("A page number", 1, MAX_PDF_PAGES, "There is no such page."),
  size: pageSize,
  sections,
  checked: z.optional(z.boolean({ error: "This is true or false." })),
  version: z.optional(z.int().check(z.minimum(0))),
  saveId: z.optional(
    z.string().check(z.regex(/^[\w-]{8,64}$/, { error: "A save id has 8 to 64 letters, digits, - or _." })),
  ),
});

/** Body of `POST /api/documents/{id}/to-course`: numbers of pages, from 1. */
export const toCourseBody = z.object({
  pages: z
    .array(whole("A page number", 1, MAX_PDF_PAGES, "There is no such page."), {
      error: "This is a list of page numbers.",
    })
    .check(
      z.minLength(1, { error: "Please choose a page." }),
      z.maxLength(MAX_PAGES_A_CALL, { error: `Please choose at most ${MAX_PAGES_A_CALL} pages at a time.` }),
    ),
});

const flag = z._default(
  z.pipe(
    z.enum(["0", "1"], { error: "This is 0 or 1." }),
    z.transform((value) => value === "1"),
  ),
  false,
);

/**
 * Query of `GET /api/documents/{id}/search`: `text` as it is, with its spaces; `from` is the number of the first page;
 * `exact` minds the case; `words` finds whole words only.
 */
export const documentSearchQuery = z.object({
  text: z.string({ error: "Please enter what to search for." }).check(
    z.refine((text) => text.trim() !== "", { error: "Please enter what to search for." }),
    z.maxLength(MAX_SEARCH_LENGTH, {
      error: `A text to search for has at most ${MAX_SEARCH_LENGTH} characters.`,
    }),
  ),
  exact: flag,
  words: flag,
  from: z._default(
    z.pipe(
      z.string().check(z.regex(/^[1-9]\d{0,3}$/, { error: "There is no such page." })),
      z.transform(Number),
    ),
    1,
  ),
});

const correctionText = z._default(lines("correction", MAX_CORRECTION_LENGTH), "");

/** Body of `POST /api/courses/{id}/corrections`; both texts may be empty (product §7). */
export const newCorrectionBody = z.object({ property: correctionText, correction: correctionText });

/** Body of `PUT …/corrections/{correctionId}`: what is missing stays. */
export const correctionBody = z.object({
  property: z.optional(lines("correction", MAX_CORRECTION_LENGTH)),
  correction: z.optional(lines("correction", MAX_CORRECTION_LENGTH)),
});

/** A document as it is answered; times in milliseconds since 1970. */
export const documentRow = z.object({
  id: z.string(),
  courseId: z.string(),
  filename: z.string(),
  size: z.number(),
  pageCount: z.number(),
  storedPages: z.number(),
  checkedPages: z.number(),
  createdAt: z.number(),
  updatedAt: z.number(),
});

/** Answer of `GET /api/documents/{id}`: the states of the pages that are stored, in order. */
export const documentAnswer = z.object({
  document: z.extend(documentRow, {
    pages: z.array(
      z.object({
        number: z.number(),
        hasImage: z.boolean(),
        checked: z.boolean(),
        /** A page of the course was made of it. */
        inCourse: z.boolean(),
      }),
    ),
  }),
});

/** Answer of `POST /api/courses/{id}/documents`: a new one (201), or the one of the same file that is there (200). */
export const documentMadeAnswer = z.object({ document: documentRow });

/** Answer of `GET /api/courses/{id}/documents`: newest first, at most 200. */
export const documentsAnswer = z.object({ documents: z.array(documentRow), next: z.nullable(z.string()) });

/** A page of a document as it is answered. */
export const documentPage = z.object({
  number: z.number(),
  size: pageSize,
  image: z.object({ url: z.nullable(z.string()) }),
  sections,
  checked: z.boolean(),
  version: z.number(),
  /** The page of the course that was made of it. */
  coursePageId: z.nullable(z.string()),
});

/** Answer of `GET` and `PUT /api/documents/{id}/pages/{n}`. */
export const documentPageAnswer = z.object({ page: documentPage });

/** Answer of `POST /api/documents/{id}/to-course`; `index` is the place in the course, from 0. */
export const toCourseAnswer = z.object({
  message: z.string(),
  pages: z.array(z.object({ number: z.number(), pageId: z.string(), index: z.number() })),
  /** Those that had been made into pages of the course before. */
  before: z.array(z.number()),
  pageCount: z.number(),
  courseVersion: z.number(),
});

/** A place where a text was found: `at` is where it begins in the text of that path. */
export const foundPlace = z.object({
  path: z.string(),
  at: z.number(),
  before: z.string(),
  match: z.string(),
  after: z.string(),
});

/** A page on which a text was found; `more` counts the places that are not told of. */
export const foundPage = z.object({
  number: z.number(),
  places: z.array(foundPlace),
  more: z.number(),
});

/** Answer of `GET /api/documents/{id}/search`; `next` is the page to go on from, null after the last one. */
export const documentSearchAnswer = z.object({
  pages: z.array(foundPage),
  next: z.nullable(z.number()),
  /** How many pages the document has. */
  pageCount: z.number(),
});

export const correction = z.object({ id: z.string(), property: z.string(), correction: z.string() });

/** Answer of `GET /api/courses/{id}/corrections`: oldest first, at most 200. */
export const correctionsAnswer = z.object({ corrections: z.array(correction), next: z.nullable(z.string()) });

/** Answer of `POST …/corrections` and `PUT …/corrections/{correctionId}`. */
export const correctionAnswer = z.object({ message: z.string(), correction });

export type PageSize = z.output<typeof pageSize>;
export type NewDocument = z.output<typeof newDocumentBody>;
export type PageState = z.output<typeof documentAnswer>["document"]["pages"][number];
export type MadePages = z.output<typeof toCourseAnswer>;
export type NewCorrection = z.output<typeof newCorrectionBody>;
export type CorrectionChange = z.output<typeof correctionBody>;
export type PageBody = z.output<typeof pageBody>;
export type DocumentRow = z.output<typeof documentRow>;
export type DocumentPage = z.output<typeof documentPage>;
export type Correction = z.output<typeof correction>;
export type FoundPage = z.output<typeof foundPage>;
export type FoundPlace = z.output<typeof foundPlace>;
