import { gapFill } from "./gap-fill/kind";
import type { ExerciseKind } from "./kind";
import type { ExerciseType } from "./schema";
import { textOrder } from "./text-order/kind";
import { trueOrFalse } from "./true-or-false/kind";

/** Every kind of exercise, in the order in which it is offered. */
export const KINDS = {
  gap_fill: gapFill,
  text_order: textOrder,
  true_or_false: trueOrFalse,
} satisfies { [T in ExerciseType]?: ExerciseKind<T> };
