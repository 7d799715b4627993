import * as z from "zod/mini";
import { exercise, list, text } from "../fields";

/** Sentences with gaps to type into, coded in the text: `Tomas [climbed|went up] the steps.` */
export const gapFillShape = exercise("gap_fill", {
  gap_fill_exercise_data: z.looseObject({ question_with_coding_texts: list(z.looseObject({ text })) }),
});
