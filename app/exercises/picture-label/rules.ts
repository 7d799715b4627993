import { isBlank, sameAnswer } from "../compare";
import type { Warning } from "../kind";
import { LINT, MEDIA } from "../labels";
import type { ExerciseOf } from "../schema";
import type { Mark } from "../use-work";
import { PICTURE_LABEL } from "./labels";

type PictureLabel = ExerciseOf<"picture_label">;

/** What is written: first the name of the picture, then each point's. */
export type Written = string[];

const expectedOf = ({ label, labels = [] }: PictureLabel): string[] => [
  label,
  ...labels.map(({ text }) => text),
];

/** Nothing is written yet. */
export const start = (exercise: PictureLabel): Written => expectedOf(exercise).map(() => "");

/** The picture's name and each point's. */
export const solution = (exercise: PictureLabel): Written => expectedOf(exercise).map((text) => text.trim());

/** One mark per field (exercises.md); a full stop at the end does not count. What has no answer is not checked. */
export function check(exercise: PictureLabel, written: Written): Mark[] {
  return expectedOf(exercise).map((expected, i) => {
    const given = written[i] ?? "";
    if (isBlank(expected)) return "unchecked";
    if (isBlank(given)) return "missing";
    return sameAnswer(given, expected, { ignoreFullStop: true }) ? "right" : "wrong";
  });
}

/** What may be wrong; `item` is a point's place in the list. */
export function lint(exercise: PictureLabel): Warning[] {
  const { image, alt, labels = [] } = exercise;
  const warnings: Warning[] = [];
  if (image === "") warnings.push({ message: MEDIA.noPicture });
  else if (isBlank(alt)) warnings.push({ message: MEDIA.noAlt });
  if (expectedOf(exercise).every((text) => isBlank(text))) warnings.push({ message: LINT.nothingToDo });
  for (const [item, { text }] of labels.entries())
    if (isBlank(text)) warnings.push({ item, message: PICTURE_LABEL.noText });
  return warnings;
}
