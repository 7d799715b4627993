import { audio } from "./audio/kind";
import { externalLink } from "./external-link/kind";
import { gif } from "./gif/kind";
import type { ExerciseKind } from "./kind";
import { note } from "./note/kind";
import { picture } from "./picture/kind";
import type { ExerciseType } from "./schema";
import { video } from "./video/kind";
import { voiceRecording } from "./voice-recording/kind";
import { wordlist } from "./wordlist/kind";

/** Every kind of exercise, in the order in which it is offered. */
export const KINDS = {
  note,
  gif,
  video,
  audio,
  picture,
  external_link: externalLink,
  wordlist,
  voice_recording: voiceRecording,
} satisfies { [T in ExerciseType]?: ExerciseKind<T> };
