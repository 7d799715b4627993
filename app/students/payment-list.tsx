import { useRevalidator } from "@remix-run/react";
import { Pencil, Plus, Trash2, Wallet } from "lucide-react";
import { Suspense, useRef, useState } from "react";
import { useCall } from "~/platform/use-call";
import { type Page, usePages } from "~/platform/use-pages";
import { Button, IconButton } from "~/ui/button";
import { Card } from "~/ui/card";
import { type Column, DataTable } from "~/ui/data-table";
import { EmptyState } from "~/ui/empty-state";
import { lazyPart } from "~/ui/lazy-part";
import { dayText, PAYMENT_MESSAGES, PAYMENTS, STUDENTS } from "./labels";
import { moneyText } from "./rules";
import type { Payment } from "./schema";

const loadDialog = () => import("./payment-dialog");
const PaymentDialog = lazyPart(loadDialog);

/** How a button's name tells which payment it is about. */
const named = ({ amount, date }: Payment) => PAYMENTS.of(moneyText(amount), dayText(date));

interface PaymentListProps {
  first: Page<Payment>;
  /** All payments together, in dollars. */
  total: number;
  /** `YYYY-MM-DD` in the teacher's calendar: the date of a new payment. */
  today: string;
}

/** What was paid, newest first: recorded, corrected and deleted here (product §3). */
export function PaymentList({ first, total, today }: PaymentListProps) {
  const { call } = useCall();
  const { revalidate } = useRevalidator();
  const pages = usePages(first, (after) =>
    call({
      method: "GET",
      path: `/api/payments?${new URLSearchParams({ after })}`,
      answer: async () => (await import("./answers")).paymentPage,
      failure: STUDENTS.moreFailed,
    }),
  );
  const [open, setOpen] = useState<Payment | "new" | null>(null);
  const place = useRef<HTMLDivElement>(null);

  async function recordAgain({ studentId, amount, note, date }: Payment) {
    await call({
      method: "POST",
      path: "/api/payments",
      body: { studentId, amount, note, date },
      success: PAYMENT_MESSAGES.added,
      failure: PAYMENTS.addFailed,
    });
    revalidate();
  }

  async function remove(gone: Payment) {
    const answer = await call({
      method: "DELETE",
      path: `/api/payments/${gone.id}`,
      success: PAYMENT_MESSAGES.deleted,
      offer: { label: STUDENTS.undo, run: () => void recordAgain(gone) },
      failure: PAYMENTS.deleteFailed,
    });
    revalidate();
    if (answer.ok) place.current?.focus();
  }

  const near = { onPointerEnter: loadDialog, onFocus: loadDialog };
  const columns: Column<Payment>[] = [
    {
      head: PAYMENTS.date,
      cell: ({ date, studentName, note }) => (
        <>
          <span className="num whitespace-nowrap">{dayText(date)}</span>
          <span className="hidden text-xs font-normal text-muted phone:block">
            {[studentName, note].filter(Boolean).join(" · ")}
          </span>
        </>
      ),
    },
    {
      head: PAYMENTS.student,
      cell: ({ studentName }) =>
        studentName ? (
          <span className="wrap-anywhere">{studentName}</span>
        ) : (
          <span className="text-muted">–</span>
        ),
      hideOnPhone: true,
    },
    {
      head: PAYMENTS.note,
      cell: ({ note }) => <span className="text-muted wrap-anywhere whitespace-pre-line">{note}</span>,
      hideOnPhone: true,
    },
    { head: PAYMENTS.amount, cell: ({ amount }) => moneyText(amount), align: "right" },
    {
      head: PAYMENTS.actions,
      hideHead: true,
      align: "right",
      cell: (row) => (
        <span className="flex justify-end gap-1 phone:gap-0">
          <IconButton
            icon={Pencil}
            size="small"
            label={PAYMENTS.edit(named(row))}
            onClick={() => setOpen(row)}
            {...near}
          />
          <IconButton
            icon={Trash2}
            size="small"
            label={PAYMENTS.remove(named(row))}
            onClick={() => remove(row)}
          />
        </span>
      ),
    },
  ];

  return (
    <Card
      title={PAYMENTS.title}
      actions={
        <Button icon={Plus} size="small" onClick={() => setOpen("new")} {...near}>
          {PAYMENTS.add}
        </Button>
      }
      className="students-payments"
    >
      <div ref={place} tabIndex={-1} className="grid gap-3 outline-none">
        {pages.rows.length === 0 ? (
          <EmptyState icon={Wallet} text={PAYMENTS.none} />
        ) : (
          <DataTable caption={PAYMENTS.title} columns={columns} rows={pages.rows} keyOf={({ id }) => id} />
        )}
        {pages.hasMore && (
          <Button busy={pages.loading} onClick={pages.showMore} className="justify-self-center">
            {STUDENTS.showMore}
          </Button>
        )}
        {pages.rows.length > 0 && (
          <p className="flex items-baseline justify-between border-t border-line pt-3 text-sm">
            <span className="text-muted">{PAYMENTS.total}</span>
            <b className="num text-base font-semibold">{moneyText(total)}</b>
          </p>
        )}
      </div>
      {open && (
        <Suspense>
          <PaymentDialog payment={open === "new" ? null : open} today={today} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </Card>
  );
}
