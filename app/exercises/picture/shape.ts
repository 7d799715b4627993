import * as z from "zod/mini";
import { address, exercise, text } from "../fields";

/** A picture to look at. */
export const pictureShape = exercise("picture", {
  title: text,
  image: z.optional(address),
  alt: z.optional(text),
});
