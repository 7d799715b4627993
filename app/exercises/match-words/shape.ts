import * as z from "zod/mini";
import { exercise, itemId, list, text } from "../fields";

const item = z.looseObject({ id: itemId, content: text });

/** Two lists whose items belong together. */
export const matchWordsShape = exercise("match_words", {
  title: text,
  leftItems: list(item),
  rightItems: list(item),
});
