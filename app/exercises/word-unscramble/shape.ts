import * as z from "zod/mini";
import { exercise, itemId, list, text } from "../fields";

/** Words whose letters are to be put in order. */
export const wordUnscrambleShape = exercise("word_unscramble", {
  title: text,
  items: list(z.looseObject({ id: itemId, content: text })),
});
