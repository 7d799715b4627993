import * as z from "zod/mini";
import { idText, line } from "~/platform/text-shapes";

/** What the bell tells: one shape a kind (product §1). Later screens add theirs. */
export const noticeShape = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("request_came"), name: z.string(), grade: z.string() }),
  z.object({ kind: z.literal("request_approved"), name: z.string() }),
  z.object({ kind: z.literal("request_rejected"), name: z.string() }),
  z.object({
    kind: z.literal("lessons_moved"),
    title: z.string(),
    count: z.number(),
    /** Where the first of them stands now. */
    date: z.string(),
    time: z.string(),
  }),
]);

/** Body of `POST /api/notices/seen`: the newest notice that was shown. */
export const seenBody = z.object({ upTo: idText });

/** One line of the bell's list; `at` in milliseconds since 1970. */
const happened = z.object({ id: z.string(), seen: z.boolean(), at: z.number(), what: noticeShape });

/** Answer of `GET /api/notices`. */
export const noticesAnswer = z.object({ notices: z.array(happened), unseen: z.number() });

/** The longest text that is looked for, in units of UTF-16. */
export const MAX_QUERY_LENGTH = 100;

/** Query of `GET /api/search`. */
export const searchQuery = z.object({ q: line("word", MAX_QUERY_LENGTH) });

/** Answer of `GET /api/search`: the teacher's own things whose texts hold every word. */
export const searchAnswer = z.object({
  students: z.array(z.object({ id: z.string(), name: z.string(), grade: z.string() })),
  lessons: z.array(
    z.object({ id: z.string(), title: z.string(), grade: z.string(), date: z.string(), time: z.string() }),
  ),
  courses: z.array(z.object({ id: z.string(), name: z.string() })),
  /** `index` counts from 0. */
  pages: z.array(
    z.object({ courseId: z.string(), course: z.string(), index: z.number(), label: z.string() }),
  ),
  documents: z.array(
    z.object({ id: z.string(), courseId: z.string(), course: z.string(), filename: z.string() }),
  ),
});

export type Notice = z.output<typeof noticeShape>;
export type Happened = z.output<typeof happened>;
export type Found = z.output<typeof searchAnswer>;
