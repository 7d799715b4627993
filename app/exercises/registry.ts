import type { ExerciseKind } from "./kind";
import type { ExerciseType } from "./schema";

/** Every kind of exercise, in the order in which it is offered. */
export const KINDS = {} satisfies { [T in ExerciseType]?: ExerciseKind<T> };
