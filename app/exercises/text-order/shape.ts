import * as z from "zod/mini";
import { exercise, list, text } from "../fields";

/** Sentences to put in order; they are kept in the right one. */
export const textOrderShape = exercise("text_order", {
  text_order_exercise_data: z.looseObject({ sentences_in_correct_order: list(z.looseObject({ text })) }),
});
