import type { ExerciseOf } from "../schema";

/** A new link. */
export const sample = (): ExerciseOf<"external_link"> => ({
  type: "external_link",
  name: "",
  link: "https://en.wikipedia.org/wiki/Lighthouse",
});
