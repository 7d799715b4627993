import { type FormEvent, useId } from "react";
import { type FormState, useFormState } from "~/platform/form-state";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { TextField } from "~/ui/field";
import { Notice } from "~/ui/notice";
import { TextArea } from "~/ui/text-area";
import { COURSE_DIALOGS } from "./course-labels";
import { MAX_DESCRIPTION_LENGTH, MAX_NAME_LENGTH } from "./limits";

const FIELDS = ["name", "description"] as const;

interface CourseTexts {
  name: string;
  description: string;
}

interface CourseFormProps {
  title: string;
  hint?: string;
  submit: string;
  start: CourseTexts;
  busy: boolean;
  /** Sends it; what the server complains about is shown by `show`. */
  onSubmit: (texts: CourseTexts, show: FormState["show"]) => void;
  onClose: () => void;
}

/** A dialog with a course's name and description. */
export function CourseForm({ title, hint, submit, start, busy, onSubmit, onClose }: CourseFormProps) {
  const state = useFormState(FIELDS);
  const formId = useId();

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const typed = new FormData(event.currentTarget);
    state.clear();
    onSubmit({ name: String(typed.get("name")), description: String(typed.get("description")) }, state.show);
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      description={hint}
      footer={
        <>
          <Button onClick={onClose}>{COURSE_DIALOGS.cancel}</Button>
          <Button type="submit" form={formId} variant="primary" busy={busy}>
            {submit}
          </Button>
        </>
      }
    >
      <form ref={state.form} id={formId} onSubmit={send} noValidate className="grid gap-3">
        {state.message && <Notice tone="danger">{state.message}</Notice>}
        <TextField
          label={COURSE_DIALOGS.name}
          name="name"
          autoComplete="off"
          required
          maxLength={MAX_NAME_LENGTH}
          defaultValue={start.name}
          error={state.errorOf("name")}
        />
        <TextArea
          label={COURSE_DIALOGS.description}
          hint={COURSE_DIALOGS.descriptionHint}
          name="description"
          rows={3}
          maxLength={MAX_DESCRIPTION_LENGTH}
          defaultValue={start.description}
          error={state.errorOf("description")}
        />
      </form>
    </Dialog>
  );
}
