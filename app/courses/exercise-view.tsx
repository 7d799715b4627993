import { memo, Suspense } from "react";
import type { AnyKind } from "~/exercises/lookup";
import type { Exercise } from "~/exercises/schema";
import { useDrawn } from "./drawn";
import { PREVIEW } from "./preview-labels";

interface ExerciseViewProps {
  /** How it is drawn, fetched when the first one of its kind is. */
  as: AnyKind["View"];
  exercise: Exercise;
}

/**
 * An exercise as its kind draws it. Drawn anew only when the exercise has changed: what comes from the server is taken
 * over piece by piece, and a piece that is drawn before its turn would be thrown away.
 */
export const ExerciseView = memo(function ExerciseView({ as: View, exercise }: ExerciseViewProps) {
  const loading = <p className="min-h-24 text-sm text-muted">{PREVIEW.loading}</p>;
  const drawn = useDrawn();
  return <Suspense fallback={loading}>{drawn ? <View exercise={exercise} /> : loading}</Suspense>;
});
