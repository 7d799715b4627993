import { useRevalidator } from "@remix-run/react";
import { type FormEvent, useId } from "react";
import { useFormState } from "~/platform/form-state";
import { useCall } from "~/platform/use-call";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { SelectField, TextField } from "~/ui/field";
import { Notice } from "~/ui/notice";
import { PAYMENT_MESSAGES, PAYMENTS, STUDENTS } from "./labels";
import { MAX_NOTE_LENGTH } from "./limits";
import { amountFrom, amountText } from "./rules";
import type { Payment } from "./schema";
import { useEveryStudent } from "./use-every-student";

const FIELDS = ["studentId", "amount", "date", "note"] as const;

interface PaymentDialogProps {
  /** Which one is corrected; null for a new one. */
  payment: Payment | null;
  /** `YYYY-MM-DD` in the teacher's calendar. */
  today: string;
  onClose: () => void;
}

/** Records a payment, or corrects one. */
export default function PaymentDialog({ payment, today, onClose }: PaymentDialogProps) {
  const { call, busy } = useCall();
  const { revalidate } = useRevalidator();
  const state = useFormState(FIELDS);
  const formId = useId();

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const typed = Object.fromEntries(new FormData(event.currentTarget));
    const amount = amountFrom(String(typed.amount));
    if (amount === null) {
      state.show({ message: null, issues: [{ path: "amount", message: PAYMENTS.noAmount }] });
      return;
    }
    state.clear();
    const answer = await call({
      method: payment ? "PUT" : "POST",
      path: payment ? `/api/payments/${payment.id}` : "/api/payments",
      body: { studentId: typed.studentId || null, amount, date: typed.date, note: typed.note },
      success: payment ? PAYMENT_MESSAGES.saved : PAYMENT_MESSAGES.added,
      failure: false,
    });
    if (!answer.ok) {
      const fallback = payment ? PAYMENTS.saveFailed : PAYMENTS.addFailed;
      state.show({ message: answer.message || fallback, issues: answer.issues });
      return;
    }
    revalidate();
    onClose();
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={payment ? PAYMENTS.editTitle : PAYMENTS.addTitle}
      footer={
        <>
          <Button onClick={onClose}>{STUDENTS.cancel}</Button>
          <Button type="submit" form={formId} variant="primary" busy={busy}>
            {payment ? PAYMENTS.save : PAYMENTS.add}
          </Button>
        </>
      }
    >
      <form ref={state.form} id={formId} onSubmit={submit} noValidate className="grid gap-3">
        {state.message && <Notice tone="danger">{state.message}</Notice>}
        <StudentChoice payment={payment} error={state.errorOf("studentId")} />
        <div className="grid grid-cols-2 gap-3">
          <TextField
            label={PAYMENTS.amount}
            name="amount"
            inputMode="decimal"
            autoComplete="off"
            required
            maxLength={20}
            defaultValue={payment ? amountText(payment.amount) : ""}
            hint={PAYMENTS.amountHint}
            error={state.errorOf("amount")}
          />
          <TextField
            label={PAYMENTS.date}
            name="date"
            type="date"
            required
            min="2000-01-01"
            max="2199-12-31"
            defaultValue={payment?.date ?? today}
            error={state.errorOf("date")}
          />
        </div>
        <TextField
          label={PAYMENTS.note}
          name="note"
          autoComplete="off"
          maxLength={MAX_NOTE_LENGTH}
          defaultValue={payment?.note}
          hint={PAYMENTS.noteHint}
          error={state.errorOf("note")}
        />
      </form>
    </Dialog>
  );
}

/** Who paid: anybody on the list, or nobody in particular. Whoever paid already stays, also when archived. */
function StudentChoice({ payment, error }: { payment: Payment | null; error: string | undefined }) {
  const { students, loading } = useEveryStudent();
  const payer = payment?.studentId ?? null;
  const offered = [
    ...(payer && !students.some(({ id }) => id === payer)
      ? [{ id: payer, name: payment?.studentName ?? "", grade: "" }]
      : []),
    ...students,
  ];
  return (
    <SelectField
      label={PAYMENTS.student}
      name="studentId"
      defaultValue={payer ?? ""}
      hint={loading ? PAYMENTS.loadingStudents : undefined}
      error={error}
    >
      <option value="">{PAYMENTS.nobody}</option>
      {offered.map(({ id, name, grade }) => (
        <option key={id} value={id}>
          {grade ? `${name} · ${grade}` : name}
        </option>
      ))}
    </SelectField>
  );
}
