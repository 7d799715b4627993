import type { ExerciseOf } from "../schema";

export const sample = (): ExerciseOf<"sort_into_columns"> => ({
  type: "sort_into_columns",
  name: "Sort the words",
  title: "People, places or things?",
  items: [
    { content: "captain", column: "People" },
    { content: "harbour", column: "Places" },
    { content: "lamp", column: "Things" },
    { content: "keeper", column: "People" },
    { content: "island", column: "Places" },
    { content: "can of oil", column: "Things" },
  ],
});
