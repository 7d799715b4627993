import * as z from "zod/mini";
import { address, exercise, itemId, list, text } from "../fields";

const percent = z
  .number({ error: "A place is a number from 0 to 100." })
  .check(
    z.minimum(0, { error: "A place is a number from 0 to 100." }),
    z.maximum(100, { error: "A place is a number from 0 to 100." }),
  );

/** A picture to name, or whose points are to be named; `x` and `y` are percent of the picture. */
export const pictureLabelShape = exercise("picture_label", {
  title: text,
  image: address,
  alt: text,
  label: text,
  labels: z.optional(list(z.looseObject({ id: itemId, x: percent, y: percent, text }))),
});
