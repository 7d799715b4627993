import type { ExerciseOf } from "../schema";

/** The same ids on both sides say who belongs to whom. */
const PAIRS = [
  { id: "1", left: "to climb", right: "to go up" },
  { id: "2", left: "to light", right: "to set on fire" },
  { id: "3", left: "a lamp", right: "a thing that gives light" },
  { id: "4", left: "a keeper", right: "a person who looks after something" },
];

export const sample = (): ExerciseOf<"match_words"> => ({
  type: "match_words",
  name: "Match the words",
  title: "Which words mean the same?",
  leftItems: PAIRS.map(({ id, left }) => ({ id, content: left })),
  rightItems: PAIRS.map(({ id, right }) => ({ id, content: right })),
});
