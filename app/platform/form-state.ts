import { type RefObject, useRef, useState } from "react";
import type { Issue } from "./errors";

/** What a form shows about its last try: a message for all of it and one beside each field that is wrong. */
export interface FormProblem {
  message: string | null;
  issues: readonly Issue[];
}

const NO_PROBLEM: FormProblem = { message: null, issues: [] };

export interface FormState {
  form: RefObject<HTMLFormElement>;
  /** For the notice above the fields; null while every complaint stands beside its field. */
  message: string | null;
  /** What is wrong with the field of this name. */
  errorOf: (name: string) => string | undefined;
  clear: () => void;
  /** Shows a problem and puts the focus on the first field that it names. */
  show: (problem: FormProblem) => void;
}

/** A form that keeps what was typed and puts what is wrong beside its field, focused (quality §4). */
export function useFormState(fields: readonly string[], initial: FormProblem = NO_PROBLEM): FormState {
  const form = useRef<HTMLFormElement>(null);
  const [problem, setProblem] = useState(initial);
  const besideFields = problem.issues.some((issue) => fields.includes(issue.path));

  return {
    form,
    message: besideFields ? null : problem.message,
    errorOf: (name) => problem.issues.find((issue) => issue.path === name)?.message,
    clear: () => setProblem(NO_PROBLEM),
    show: (next) => {
      setProblem(next);
      const first = fields.find((name) => next.issues.some((issue) => issue.path === name));
      const field = first && form.current?.elements.namedItem(first);
      if (field instanceof HTMLElement) field.focus();
    },
  };
}
