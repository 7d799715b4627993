import * as z from "zod/mini";
import { audioShape } from "./audio/shape";
import { externalLinkShape } from "./external-link/shape";
import { gapFillShape } from "./gap-fill/shape";
import { gifShape } from "./gif/shape";
import { matchWordsShape } from "./match-words/shape";
import { noteShape } from "./note/shape";
import { pictureShape } from "./picture/shape";
import { pictureLabelShape } from "./picture-label/shape";
import { sortIntoColumnsShape } from "./sort-into-columns/shape";
import { textOrderShape } from "./text-order/shape";
import { trueOrFalseShape } from "./true-or-false/shape";
import { videoShape } from "./video/shape";
import { voiceRecordingShape } from "./voice-recording/shape";
import { wordUnscrambleShape } from "./word-unscramble/shape";
import { wordlistShape } from "./wordlist/shape";

/** Every kind of exercise, in the order in which it is offered (exercises.md). */
const SHAPES = {
  note: noteShape,
  gap_fill: gapFillShape,
  text_order: textOrderShape,
  gif: gifShape,
  video: videoShape,
  audio: audioShape,
  picture: pictureShape,
  picture_label: pictureLabelShape,
  true_or_false: trueOrFalseShape,
  match_words: matchWordsShape,
  word_unscramble: wordUnscrambleShape,
  sort_into_columns: sortIntoColumnsShape,
  external_link: externalLinkShape,
  wordlist: wordlistShape,
  voice_recording: voiceRecordingShape,
} as const;

export type ExerciseType = keyof typeof SHAPES;
/** An exercise of one type as it is kept, such as `ExerciseOf<"note">`. */
export type ExerciseOf<T extends ExerciseType> = z.output<(typeof SHAPES)[T]>;
export type KnownExercise = { [T in ExerciseType]: ExerciseOf<T> }[ExerciseType];

/** An exercise that another program has made: it is kept as it came and shown by nobody. */
const unknownExercise = z.looseObject({ type: z.string({ error: "An exercise has a type." }) });
type UnknownExercise = z.output<typeof unknownExercise>;

/** Whether we know this kind of exercise. */
export const isExerciseType = (type: string): type is ExerciseType => Object.hasOwn(SHAPES, type);

/** Whether an exercise is of a kind that we know. */
export const isKnown = (exercise: Exercise): exercise is KnownExercise => isExerciseType(exercise.type);

/** Any exercise: one of the fifteen in its shape, or one of a kind that we do not know. */
export const exercise = z.pipe(
  unknownExercise,
  z.transform((value, payload): Exercise => {
    if (!isExerciseType(value.type)) return value;
    const parsed = SHAPES[value.type].safeParse(value);
    if (parsed.success) return parsed.data as KnownExercise;
    payload.issues.push(...parsed.error.issues.map((issue) => ({ ...issue, input: value }) as never));
    return z.NEVER;
  }),
);

export type Exercise = KnownExercise | UnknownExercise;
