import type { ComponentType } from "react";
import type { Warning } from "./kind";
import { KINDS } from "./registry";
import type { Exercise, ExerciseType } from "./schema";

/** A kind as a screen takes it that shows exercises of any kind. */
export interface AnyKind {
  type: ExerciseType;
  label: string;
  icon: ComponentType<{ size?: number; strokeWidth?: number; className?: string; "aria-hidden"?: boolean }>;
  View: ComponentType<{ exercise: Exercise }>;
  authoring: () => Promise<AnyAuthoring>;
  paper: () => Promise<{
    Worksheet: ComponentType<{ exercise: Exercise }>;
    answerKey: (exercise: Exercise) => string[];
  }>;
}

export interface AnyAuthoring {
  Editor: ComponentType<{
    exercise: Exercise;
    onChange: (exercise: Exercise) => void;
    warnings: readonly Warning[];
  }>;
  lint: (exercise: Exercise) => Warning[];
  sample: () => Exercise;
}

/** The registry, where it does not matter which kind has which exercise: each is only given its own. */
const ANY = KINDS as unknown as Readonly<Record<string, AnyKind>>;

/** The kind of an exercise; undefined for one that another program has made. */
export const kindOf = (type: string): AnyKind | undefined =>
  Object.hasOwn(ANY, type) ? ANY[type] : undefined;

/** All kinds, in the order in which they are offered. */
export const allKinds = (): AnyKind[] => Object.values(ANY);
