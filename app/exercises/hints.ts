import type { ExerciseType } from "./schema";

/** What the student does with each kind, for whoever chooses one: apart from the kinds, which every page loads. */
export const HINTS: Record<ExerciseType, string> = {
  note: "A text to read.",
  gap_fill: "Students type the missing words.",
  text_order: "Students put sentences in the right order.",
  true_or_false: "Students decide whether statements are true.",
  match_words: "Students join each word with its partner.",
  word_unscramble: "Students put scrambled letters in order.",
  sort_into_columns: "Students put items under the names of their columns.",
  picture_label: "Students write what a picture, or each point on it, shows.",
  wordlist: "Words with what they mean: to read, to cover, to turn as cards.",
  picture: "A picture to look at and to talk about.",
  gif: "A moving picture that can be stopped.",
  video: "A video file, or a video of YouTube.",
  audio: "A sound to hear, slowly too.",
  voice_recording: "A sample to hear, and to say after it.",
  external_link: "A page elsewhere, opened in a new tab.",
};
