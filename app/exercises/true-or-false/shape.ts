import * as z from "zod/mini";
import { exercise, list, text } from "../fields";

/** Statements that are true or false. */
export const trueOrFalseShape = exercise("true_or_false", {
  title: text,
  questions: list(
    z.looseObject({ text, answer: z.optional(z.boolean({ error: "An answer is true or false." })) }),
  ),
});
