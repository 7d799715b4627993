import type { LucideIcon } from "lucide-react";
import type { ComponentType, LazyExoticComponent } from "react";
import type { ExerciseOf, ExerciseType } from "./schema";

/** Something that the linter found; it never keeps an exercise from being saved (exercises.md). */
export interface Warning {
  message: string;
  /** The item that it is about, by its place in the exercise's list; absent where the whole exercise is meant. */
  item?: number;
}

export interface ViewProps<T extends ExerciseType> {
  exercise: ExerciseOf<T>;
}

export interface EditorProps<T extends ExerciseType> {
  exercise: ExerciseOf<T>;
  onChange: (exercise: ExerciseOf<T>) => void;
  /** What the linter finds in it as it stands. */
  warnings: readonly Warning[];
}

/** What is needed to write an exercise; it comes when the first one is edited. */
export interface Authoring<T extends ExerciseType> {
  Editor: ComponentType<EditorProps<T>>;
  /** What may be wrong with it, in the order of its parts (exercises.md "Linter"). */
  lint: (exercise: ExerciseOf<T>) => Warning[];
  /** A new one: small, complete and right, to be changed by the teacher. It has no ids: the server makes them. */
  sample: () => ExerciseOf<T>;
}

/** An exercise on paper (product §6 "Print"). */
export interface Paper<T extends ExerciseType> {
  /** What the student gets, to be filled in with a pen. */
  Worksheet: ComponentType<ViewProps<T>>;
  /** Its answers, one line each, in the order of the worksheet; empty when there is nothing to answer. */
  answerKey: (exercise: ExerciseOf<T>) => string[];
}

/** A kind of exercise: one folder, one line in the registry. */
export interface ExerciseKind<T extends ExerciseType> {
  type: T;
  /** What a teacher calls it, such as "Gap fill". */
  label: string;
  icon: LucideIcon;
  /** As a student works it. */
  View: LazyExoticComponent<ComponentType<ViewProps<T>>>;
  authoring: () => Promise<Authoring<T>>;
  paper: () => Promise<Paper<T>>;
}
