import { useState } from "react";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { TextField } from "~/ui/field";
import { Notice } from "~/ui/notice";
import { pagesIn, type RangeTrouble } from "./page-range";
import type { PageState } from "./schema";
import { outlookOf } from "./to-course";
import { TO_COURSE } from "./to-course-labels";
import { useAddingPages } from "./use-adding-pages";
import { usePageStates } from "./use-page-states";
import type { Review } from "./use-review";

type Which = "this" | "checked" | "range";

interface ToCourseDialogProps {
  review: Review;
  onClose: () => void;
}

/** Which pages of the document become pages of the course. */
export default function ToCourseDialog({ review, onClose }: ToCourseDialogProps) {
  const { courseId, documentId, number, page } = review;
  const { states, failed, load } = usePageStates(documentId);
  const { adding, add, cancel } = useAddingPages(courseId, documentId);
  const [which, setWhich] = useState<Which>("this");
  const [range, setRange] = useState("");

  // what was checked a moment ago counts, whether the server has it yet or not
  const checked = (states?.pages ?? [])
    .filter((state: PageState) => (state.number === number ? page.checked : state.checked))
    .map((state) => state.number);
  const pageCount = states?.pageCount ?? 0;
  const chosen: readonly number[] | RangeTrouble =
    which === "this" ? [number] : which === "checked" ? checked : pagesIn(range, pageCount);
  const { add: more, notes, reason } = outlookOf(chosen, states?.pages ?? [], pageCount);
  const isBadRange = which === "range" && range.trim() !== "" && !Array.isArray(chosen);

  async function run() {
    // texts go to the course as they are on the server
    await review.saver?.flush(5_000);
    if (await add(more)) onClose();
    else void load();
  }
  function leave() {
    cancel();
    if (!adding) onClose();
  }

  const names: Record<Which, string> = {
    this: TO_COURSE.this(number),
    checked: TO_COURSE.checked(checked.length),
    range: TO_COURSE.range,
  };
  return (
    <Dialog
      open
      onClose={leave}
      title={TO_COURSE.title}
      description={TO_COURSE.hint}
      footer={
        <>
          <Button onClick={leave}>{TO_COURSE.cancel}</Button>
          <Button
            variant="primary"
            busy={adding !== null}
            disabled={!adding && more.length === 0}
            aria-describedby="to-course-reason"
            onClick={run}
          >
            {TO_COURSE.add(more.length)}
          </Button>
        </>
      }
    >
      {failed ? (
        <Notice tone="danger">
          <span className="flex flex-wrap items-center gap-2">
            {TO_COURSE.failed}
            <Button size="small" onClick={load}>
              {TO_COURSE.again}
            </Button>
          </span>
        </Notice>
      ) : (
        <div className="grid grid-cols-1 gap-3">
          <fieldset className="grid gap-1" disabled={adding !== null}>
            <legend className="pb-1 text-sm font-medium">{TO_COURSE.which}</legend>
            {(Object.keys(names) as Which[]).map((value) => (
              <label key={value} className="flex min-h-8 items-center gap-2 text-sm touch:min-h-11">
                <input
                  type="radio"
                  name="which-pages"
                  value={value}
                  checked={which === value}
                  onChange={() => setWhich(value)}
                  className="size-4 accent-accent"
                />
                {names[value]}
              </label>
            ))}
          </fieldset>
          {which === "range" && (
            <TextField
              label={TO_COURSE.rangeField}
              hint={TO_COURSE.rangeHint}
              autoComplete="off"
              value={range}
              error={isBadRange ? reason : undefined}
              onChange={({ target }) => setRange(target.value)}
            />
          )}
          <div
            id="to-course-reason"
            role="status"
            className="grid min-h-10 content-start gap-1 text-sm text-muted"
          >
            {adding ? (
              <p>{TO_COURSE.progress(adding.done, adding.all)}</p>
            ) : states === null ? (
              <p>{TO_COURSE.loading}</p>
            ) : (
              <>
                {notes.map((note) => (
                  <p key={note}>{note}</p>
                ))}
                {reason && !isBadRange && notes.length === 0 && <p>{reason}</p>}
              </>
            )}
          </div>
          {adding && (
            <progress
              aria-label={TO_COURSE.progress(adding.done, adding.all)}
              max={adding.all}
              value={adding.done}
              className="h-1.5 w-full accent-accent"
            />
          )}
        </div>
      )}
    </Dialog>
  );
}
