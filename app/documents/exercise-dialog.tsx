import { Suspense, useId, useMemo, useState } from "react";
import { exerciseFrom, FROM_TEXT, type FromText } from "~/exercises/from-text";
import { HINTS } from "~/exercises/hints";
import { kindOf } from "~/exercises/lookup";
import type { KnownExercise } from "~/exercises/schema";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { SelectField } from "~/ui/field";
import { TextArea } from "~/ui/text-area";
import { MAKE_EXERCISE } from "./exercise-dialog-labels";
import { useMakingExercise } from "./use-making-exercise";
import type { Review } from "./use-review";

interface ExerciseDialogProps {
  review: Review;
  /** What it is made of, until it is changed. */
  text: string;
  onClose: () => void;
}

/** Makes an exercise of a text: which kind, how it looks, and onto the page of the course. */
export default function ExerciseDialog({ review, text: given, onClose }: ExerciseDialogProps) {
  const [text, setText] = useState(given);
  const made = useMemo(
    () =>
      FROM_TEXT.flatMap((type) => {
        const exercise = exerciseFrom(type, text);
        return exercise ? [{ type, exercise }] : [];
      }),
    [text],
  );
  const [kind, setKind] = useState<FromText>("gap_fill");
  const chosen = made.find(({ type }) => type === kind) ?? made[0];
  const { make, busy } = useMakingExercise(review);

  async function run() {
    if (chosen && (await make(chosen.exercise))) onClose();
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={MAKE_EXERCISE.title}
      description={MAKE_EXERCISE.hint(review.number)}
      footer={
        <>
          <Button onClick={onClose}>{MAKE_EXERCISE.cancel}</Button>
          <Button variant="primary" busy={busy} disabled={!chosen} onClick={run}>
            {MAKE_EXERCISE.add}
          </Button>
        </>
      }
    >
      <div className="grid grid-cols-1 gap-3">
        {!review.page.checked && <p className="text-sm text-warn-ink">{MAKE_EXERCISE.unchecked}</p>}
        <SelectField
          label={MAKE_EXERCISE.kind}
          hint={chosen && HINTS[chosen.type]}
          disabled={!chosen}
          value={chosen?.type ?? ""}
          onChange={({ target }) => setKind(target.value as FromText)}
        >
          {made.map(({ type }) => (
            <option key={type} value={type}>
              {kindOf(type)?.label}
            </option>
          ))}
        </SelectField>
        <TextArea
          label={MAKE_EXERCISE.text}
          rows={3}
          className="[&_textarea]:max-h-48 [&_textarea]:overflow-y-auto"
          value={text}
          error={chosen ? undefined : MAKE_EXERCISE.noText}
          onChange={({ target }) => setText(target.value)}
        />
        {chosen && <Preview exercise={chosen.exercise} />}
      </div>
    </Dialog>
  );
}

/** The exercise as the builder shows it. */
function Preview({ exercise }: { exercise: KnownExercise }) {
  const View = kindOf(exercise.type)?.View;
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="grid grid-cols-1 gap-2">
      <h3 id={titleId} className="text-sm font-medium">
        {MAKE_EXERCISE.preview}
      </h3>
      {exercise.type === "true_or_false" && <p className="text-xs text-muted">{MAKE_EXERCISE.statements}</p>}
      <div className="min-h-24 min-w-0 rounded-card border border-line p-4">
        <Suspense fallback={<p className="text-sm text-muted">{MAKE_EXERCISE.loading}</p>}>
          {View && <View key={JSON.stringify(exercise)} exercise={exercise} />}
        </Suspense>
      </div>
    </section>
  );
}
