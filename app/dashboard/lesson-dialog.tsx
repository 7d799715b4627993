import { type FormEvent, useId, useState } from "react";
import type { CalendarEvent } from "~/lessons/schema";
import type { CallResult } from "~/platform/call";
import { useFormState } from "~/platform/form-state";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { eventSelectors, placeSelectors } from "./focus";
import { LESSON } from "./labels";
import { keepHabits, recallHabits } from "./last-lesson";
import { FIELDS, LessonFields } from "./lesson-fields";
import ScopeDialog from "./scope-dialog";
import { type LessonFields as Lesson, useLessonCalls } from "./use-lesson-calls";
import type { Subject } from "./use-subject";

interface LessonDialogProps {
  subject: Subject;
  /** The days on the screen. */
  shown: readonly string[];
  /** Whose habits are remembered. */
  owner: string;
  onClose: () => void;
  /** It is done; these places may take the focus. */
  onDone: (selectors: readonly string[]) => void;
}

/** What the form begins with. */
function startOf(subject: Subject, owner: string): Lesson {
  if ("event" in subject) return subject.event;
  return { ...subject.at, title: "", studentId: null, ...recallHabits(owner) };
}

function lessonIn(form: HTMLFormElement): Lesson {
  const text = Object.fromEntries(new FormData(form)) as Record<(typeof FIELDS)[number], string>;
  return {
    ...text,
    durationMinutes: Number(text.durationMinutes),
    studentId: text.studentId || null,
    repeatUntil: text.repeatUntil || null,
  };
}

/** Makes a lesson, changes it or deletes it (product §3). */
export default function LessonDialog({ subject, shown, owner, onClose, onDone }: LessonDialogProps) {
  const event = "event" in subject ? subject.event : null;
  const formId = useId();
  const state = useFormState(FIELDS);
  const { doing, create, change, remove } = useLessonCalls(FIELDS, shown);
  const [start] = useState(() => startOf(subject, owner));
  /** A change of a lesson that repeats, while it is asked what it is meant for. */
  const [asking, setAsking] = useState<"save" | "delete" | null>(null);

  function finish(result: CallResult<unknown>, selectors: () => readonly string[]) {
    if (result.ok || result.status === 404) {
      onDone(selectors());
      onClose();
    } else state.show({ message: null, issues: result.issues });
  }
  async function save(following: boolean) {
    if (doing || !state.form.current) return;
    const lesson = lessonIn(state.form.current);
    state.clear();
    if (event) {
      finish(await change(event, lesson, following), () => eventSelectors(event.id));
      return;
    }
    const result = await create(lesson);
    if (result.ok) keepHabits(owner, lesson);
    finish(result, () => (result.ok ? result.data.lessons.flatMap(({ id }) => eventSelectors(id)) : []));
  }
  async function del(gone: CalendarEvent, following: boolean) {
    if (!doing) finish(await remove(gone, following), () => placeSelectors(gone));
  }
  function submit(submitted: FormEvent) {
    submitted.preventDefault();
    if (event?.repeats) setAsking("save");
    else void save(false);
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={event ? LESSON.editTitle : LESSON.newTitle}
      footer={
        <>
          {event && (
            <Button
              variant="danger"
              className="mr-auto"
              busy={doing === "delete"}
              onClick={() => (event.repeats ? setAsking("delete") : void del(event, false))}
            >
              {LESSON.remove}
            </Button>
          )}
          <Button onClick={onClose}>{LESSON.cancel}</Button>
          <Button type="submit" form={formId} variant="primary" busy={doing === "save"}>
            {event ? LESSON.save : LESSON.create}
          </Button>
        </>
      }
    >
      <form id={formId} ref={state.form} onSubmit={submit}>
        <LessonFields start={start} isNew={!event} errorOf={state.errorOf} />
      </form>
      {asking && event && (
        <ScopeDialog
          action={asking}
          onClose={() => setAsking(null)}
          onChoose={(following) => {
            setAsking(null);
            if (asking === "save") void save(following);
            else void del(event, following);
          }}
        />
      )}
    </Dialog>
  );
}
