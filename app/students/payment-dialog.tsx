import { SelectField, TextField } from "~/ui/field";
import { PAYMENT_MESSAGES, PAYMENTS, STUDENTS } from "./labels";
import { MAX_NOTE_LENGTH } from "./limits";
import { RecordDialog } from "./record-dialog";
import { amountFrom, amountText } from "./rules";
import type { Payment } from "./schema";
import { useEveryStudent } from "./use-every-student";

const FIELDS = ["studentId", "amount", "date", "note"] as const;

const RECORD = {
  title: PAYMENTS.addTitle,
  submit: PAYMENTS.add,
  success: PAYMENT_MESSAGES.added,
  failure: PAYMENTS.addFailed,
};
const CORRECT = {
  title: PAYMENTS.editTitle,
  submit: PAYMENTS.save,
  success: PAYMENT_MESSAGES.saved,
  failure: PAYMENTS.saveFailed,
};

interface PaymentDialogProps {
  /** Which one is corrected; null for a new one. */
  payment: Payment | null;
  /** `YYYY-MM-DD` in the teacher's calendar. */
  today: string;
  onClose: () => void;
}

/** Records a payment, or corrects one. */
export default function PaymentDialog({ payment, today, onClose }: PaymentDialogProps) {
  return (
    <RecordDialog
      path="/api/payments"
      id={payment?.id ?? null}
      texts={payment ? CORRECT : RECORD}
      fields={FIELDS}
      bodyOf={({ studentId, amount: typed, date, note }) => {
        const amount = amountFrom(String(typed));
        if (amount === null) return { issue: { path: "amount", message: PAYMENTS.noAmount } };
        return { body: { studentId: studentId || null, amount, date, note } };
      }}
      onClose={onClose}
    >
      {(errorOf) => (
        <>
          <StudentChoice payment={payment} error={errorOf("studentId")} />
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
              error={errorOf("amount")}
            />
            <TextField
              label={PAYMENTS.date}
              name="date"
              type="date"
              required
              min="2000-01-01"
              max="2199-12-31"
              defaultValue={payment?.date ?? today}
              error={errorOf("date")}
            />
          </div>
          <TextField
            label={PAYMENTS.note}
            name="note"
            autoComplete="off"
            maxLength={MAX_NOTE_LENGTH}
            defaultValue={payment?.note}
            hint={PAYMENTS.noteHint}
            error={errorOf("note")}
          />
        </>
      )}
    </RecordDialog>
  );
}

/** Who paid: anybody on the list, or nobody in particular. Whoever paid already stays, also when archived. */
function StudentChoice({ payment, error }: { payment: Payment | null; error: string | undefined }) {
  const { students, state } = useEveryStudent(STUDENTS.moreFailed);
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
      hint={state === "loading" ? PAYMENTS.loadingStudents : undefined}
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
