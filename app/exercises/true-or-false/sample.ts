import type { ExerciseOf } from "../schema";

export const sample = (): ExerciseOf<"true_or_false"> => ({
  type: "true_or_false",
  name: "True or false?",
  title: "Read the text again and decide.",
  questions: [
    { text: "Tomas climbs the steps every morning.", answer: false },
    { text: "He takes a book with him.", answer: true },
    { text: "He has met many captains.", answer: false },
  ],
});
