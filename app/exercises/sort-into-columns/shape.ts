import * as z from "zod/mini";
import { exercise, itemId, list, text } from "../fields";

/** Items to put under the names of their columns. */
export const sortIntoColumnsShape = exercise("sort_into_columns", {
  title: text,
  items: list(z.looseObject({ id: itemId, content: text, column: z.optional(text) })),
});
