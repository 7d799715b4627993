import { audio } from "./audio/kind";
import { externalLink } from "./external-link/kind";
import { gapFill } from "./gap-fill/kind";
import { gif } from "./gif/kind";
import type { ExerciseKind } from "./kind";
import { matchWords } from "./match-words/kind";
import { note } from "./note/kind";
import { picture } from "./picture/kind";
import { pictureLabel } from "./picture-label/kind";
import type { ExerciseType } from "./schema";
import { sortIntoColumns } from "./sort-into-columns/kind";
import { textOrder } from "./text-order/kind";
import { trueOrFalse } from "./true-or-false/kind";
import { video } from "./video/kind";
import { voiceRecording } from "./voice-recording/kind";
import { wordUnscramble } from "./word-unscramble/kind";
import { wordlist } from "./wordlist/kind";

/** Every kind of exercise, in the order in which it is offered. */
export const KINDS = {
  note,
  gap_fill: gapFill,
  text_order: textOrder,
  true_or_false: trueOrFalse,
  match_words: matchWords,
  word_unscramble: wordUnscramble,
  sort_into_columns: sortIntoColumns,
  picture_label: pictureLabel,
  wordlist,
  picture,
  gif,
  video,
  audio,
  voice_recording: voiceRecording,
  external_link: externalLink,
} satisfies { [T in ExerciseType]: ExerciseKind<T> };
