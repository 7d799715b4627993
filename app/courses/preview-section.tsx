import { useState } from "react";
import { ScoreContext, useScore } from "~/exercises/score";
import { Button } from "~/ui/button";
import { Card } from "~/ui/card";
import { ExerciseView } from "./exercise-view";
import { isCheckedAsOne, type SheetSection } from "./page-sheet";
import { PREVIEW } from "./preview-labels";

/** A section as a student works it, with its score and what is done with all of its exercises at once. */
export function PreviewSection({ section }: { section: SheetSection }) {
  const { number, name, exercises } = section;
  const { scoring, score, send } = useScore();
  const [shown, setShown] = useState(false);
  const hasAnswers = score.total > 0;
  return (
    <Card
      className="gap-0! p-0!"
      aria-label={name ? `${PREVIEW.section(number)}, ${name}` : PREVIEW.section(number)}
    >
      <div className="flex min-h-[52px] flex-wrap items-center gap-x-3 gap-y-1 border-b border-line px-6 py-2 phone:px-4">
        <h2 className="min-w-0 flex-1 basis-32 text-base font-semibold wrap-anywhere">
          <span className="whitespace-nowrap">{PREVIEW.section(number)}</span>
          {name && <span className="ml-2 text-sm font-normal text-muted">{name}</span>}
        </h2>
        <p role="status" className="num text-sm text-muted">
          {score.right !== null
            ? PREVIEW.score(score.right, score.total)
            : hasAnswers && PREVIEW.toAnswer(score.total)}
        </p>
      </div>
      <ScoreContext.Provider value={scoring}>
        {exercises.map(({ number: own, title, exercise, kind: { View } }) => (
          <article
            key={own}
            aria-label={`${own}. ${title}`}
            className="grid min-w-0 grid-cols-1 gap-3 border-b border-line px-6 py-5 last:border-b-0 phone:px-4"
          >
            <h3 className="text-base font-semibold wrap-break-word">
              <span className="num mr-1.5 text-muted">{own}.</span>
              {title}
            </h3>
            <ExerciseView as={View} exercise={exercise} />
          </article>
        ))}
      </ScoreContext.Provider>
      {isCheckedAsOne(section) && (
        <div className="flex flex-wrap justify-end gap-2 border-t border-line px-6 py-3 phone:px-4">
          <Button
            variant="quiet"
            disabled={!hasAnswers}
            onClick={() => {
              setShown(false);
              send("reset");
            }}
          >
            {PREVIEW.reset}
          </Button>
          <Button
            variant="quiet"
            disabled={!hasAnswers}
            onClick={() => {
              setShown(!shown);
              send(shown ? "hide" : "show");
            }}
          >
            {shown ? PREVIEW.hide : PREVIEW.show}
          </Button>
          <Button
            disabled={!hasAnswers}
            onClick={() => {
              setShown(false);
              send("check");
            }}
          >
            {PREVIEW.check}
          </Button>
        </div>
      )}
    </Card>
  );
}
