import { type FormEvent, useId, useState } from "react";
import { LESSON_COLORS } from "~/lessons/colors";
import {
  DEFAULT_DURATION_MINUTES,
  MAX_DURATION_MINUTES,
  MAX_LABEL_LENGTH,
  MAX_TITLE_LENGTH,
  MIN_DURATION_MINUTES,
} from "~/lessons/limits";
import { useFormState } from "~/platform/form-state";
import { useCall } from "~/platform/use-call";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { TextField } from "~/ui/field";
import { Swatches } from "~/ui/swatches";
import { useToast } from "~/ui/toast";
import { calendarLabelsIn } from "./calendar-labels";
import { calendarAnswer } from "./calendar-shapes";
import { labelsIn } from "./labels";
import { PlannedPreview } from "./planned-preview";
import type { Language } from "./schema";
import { usePlannedLessons } from "./use-planned-lessons";
import { schoolYearSpan } from "./year";

const FIELDS = ["from", "to", "time", "durationMinutes", "title", "grade", "type"] as const;
const FIRST_TIME = "10:00";

interface CalendarFormProps {
  language: Language;
  year: number;
  today: string;
  onClose: () => void;
}

/** Span, time and looks of the lessons, and what they come to. */
export function CalendarForm({ language, year, today, onClose }: CalendarFormProps) {
  const labels = calendarLabelsIn(language);
  const { first, last } = schoolYearSpan(year);
  const [span, setSpan] = useState({
    from: first < today && today <= last ? today : first,
    to: last,
    time: FIRST_TIME,
  });
  const [color, setColor] = useState<string>(LESSON_COLORS[0].value);
  const formId = useId();
  const { form, errorOf, clear, show } = useFormState(FIELDS);
  const { call, busy } = useCall();
  const toast = useToast();

  const { from, to, time } = span;
  const chosen = first <= from && from <= to && to <= last && time !== "";
  const planned = usePlannedLessons(year, chosen ? span : null);
  const count = Array.isArray(planned) ? planned.filter(({ taken }) => !taken).length : 0;

  async function undo(lessonId: string) {
    const path = `/api/lessons/${lessonId}?following=1`;
    const answer = await call({ method: "DELETE", path, failure: labels.undoFailed });
    if (answer.ok) toast.success(labels.undone);
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy || count === 0) return;
    clear();
    const { durationMinutes, title, grade, type } = Object.fromEntries(new FormData(event.currentTarget));
    const answer = await call({
      method: "POST",
      path: "/api/schedule/lessons",
      body: { year, ...span, title, grade, type, color, durationMinutes: Number(durationMinutes) },
      answer: calendarAnswer,
      failure: false,
    });
    if (!answer.ok) {
      show({ message: null, issues: answer.issues });
      toast.error(answer.message || labels.failed);
      return;
    }
    const { created, skipped, lessonId } = answer.data;
    onClose();
    toast.success(
      labels.added(created, skipped),
      lessonId === null ? undefined : { label: labels.undo, run: () => undo(lessonId) },
    );
  }

  const spanField = (name: keyof typeof span) => ({
    name,
    value: span[name],
    required: true,
    error: errorOf(name),
    onChange: (event: { currentTarget: HTMLInputElement }) =>
      setSpan({ ...span, [name]: event.currentTarget.value }),
  });

  return (
    <Dialog
      open
      onClose={onClose}
      title={labels.title}
      description={labels.lead}
      footer={
        <>
          <Button onClick={onClose}>{labels.cancel}</Button>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            busy={busy}
            disabled={count === 0}
            className="num"
          >
            {labels.submit(count)}
          </Button>
        </>
      }
    >
      <form ref={form} id={formId} lang={language} onSubmit={submit} className="grid grid-cols-2 gap-3">
        <TextField type="date" label={labels.from} min={first} max={to || last} {...spanField("from")} />
        <TextField type="date" label={labels.to} min={from || first} max={last} {...spanField("to")} />
        <TextField type="time" label={labels.time} {...spanField("time")} />
        <TextField
          type="number"
          label={labels.duration}
          name="durationMinutes"
          required
          min={MIN_DURATION_MINUTES}
          max={MAX_DURATION_MINUTES}
          defaultValue={DEFAULT_DURATION_MINUTES}
          error={errorOf("durationMinutes")}
        />
        <TextField
          label={labels.lessonTitle}
          name="title"
          required
          maxLength={MAX_TITLE_LENGTH}
          autoComplete="off"
          error={errorOf("title")}
          className="col-span-2"
        />
        {(["grade", "type"] as const).map((name) => (
          <TextField
            key={name}
            label={labels[name]}
            name={name}
            required
            maxLength={MAX_LABEL_LENGTH}
            autoComplete="off"
            error={errorOf(name)}
          />
        ))}
        <div className="col-span-2 grid gap-3">
          <Swatches
            legend={labels.color}
            value={color}
            onChange={setColor}
            options={LESSON_COLORS.map(({ value }, i) => ({ value, name: labels.colors[i] ?? value }))}
          />
          <PlannedPreview
            labels={labels}
            months={labelsIn(language).months}
            chosen={chosen}
            planned={planned}
          />
        </div>
      </form>
    </Dialog>
  );
}
