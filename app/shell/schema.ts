import * as z from "zod/mini";

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

export type Notice = z.output<typeof noticeShape>;
