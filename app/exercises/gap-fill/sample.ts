import type { ExerciseOf } from "../schema";

export const sample = (): ExerciseOf<"gap_fill"> => ({
  type: "gap_fill",
  name: "Complete the sentences",
  gap_fill_exercise_data: {
    question_with_coding_texts: [
      { text: "Tomas [climbed|went up] the steps every evening." },
      { text: "He had never [met] a captain, but he [knew] each of them by the rhythm of their lamps." },
    ],
  },
});
