import { useRevalidator } from "@remix-run/react";
import { type FormEvent, type ReactNode, useId } from "react";
import type { Issue } from "~/platform/errors";
import { useFormState } from "~/platform/form-state";
import { useCall } from "~/platform/use-call";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { Notice } from "~/ui/notice";
import { STUDENTS } from "./labels";

type Typed = Record<string, FormDataEntryValue>;

interface RecordTexts {
  title: string;
  submit: string;
  success: string;
  failure: string;
}

interface RecordDialogProps {
  /** The call that lists and makes such records; a record's own is below it. */
  path: string;
  /** Which one is changed; null for a new one. */
  id: string | null;
  texts: RecordTexts;
  /** The names of the fields, in their order. */
  fields: readonly string[];
  /** What is sent, or what is wrong with what was typed. */
  bodyOf: (typed: Typed) => { body: object } | { issue: Issue };
  onClose: () => void;
  /** The fields; `errorOf` says what is wrong with one. */
  children: (errorOf: (name: string) => string | undefined) => ReactNode;
}

/** A form in a dialog that adds a record of the Students screen, or changes one. */
export function RecordDialog({ path, id, texts, fields, bodyOf, onClose, children }: RecordDialogProps) {
  const { call, busy } = useCall();
  const { revalidate } = useRevalidator();
  const state = useFormState(fields);
  const formId = useId();

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const made = bodyOf(Object.fromEntries(new FormData(event.currentTarget)));
    if ("issue" in made) return state.show({ message: null, issues: [made.issue] });
    state.clear();
    const answer = await call({
      method: id ? "PUT" : "POST",
      path: id ? `${path}/${id}` : path,
      body: made.body,
      success: texts.success,
      failure: false,
    });
    if (!answer.ok) return state.show({ message: answer.message || texts.failure, issues: answer.issues });
    revalidate();
    onClose();
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.title}
      footer={
        <>
          <Button onClick={onClose}>{STUDENTS.cancel}</Button>
          <Button type="submit" form={formId} variant="primary" busy={busy}>
            {texts.submit}
          </Button>
        </>
      }
    >
      <form ref={state.form} id={formId} onSubmit={submit} noValidate className="grid gap-3">
        {state.message && <Notice tone="danger">{state.message}</Notice>}
        {children(state.errorOf)}
      </form>
    </Dialog>
  );
}
