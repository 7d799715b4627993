import type { ExerciseOf } from "../schema";

export const sample = (): ExerciseOf<"text_order"> => ({
  type: "text_order",
  name: "Put the sentences in order",
  text_order_exercise_data: {
    sentences_in_correct_order: [
      { text: "Tomas fills the can with oil." },
      { text: "He climbs the hundred and ninety steps." },
      { text: "He lights the lamp." },
      { text: "He reads until the sun comes up." },
    ],
  },
});
