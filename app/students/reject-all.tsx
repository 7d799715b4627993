import { useRevalidator } from "@remix-run/react";
import { Suspense, useState } from "react";
import { flushSync } from "react-dom";
import { useCall } from "~/platform/use-call";
import { Button } from "~/ui/button";
import { lazyPart } from "~/ui/lazy-part";
import { REQUEST_MESSAGES, REQUESTS, STUDENTS } from "./labels";

const loadConfirm = () => import("~/ui/confirm-dialog");
const ConfirmDialog = lazyPart(loadConfirm);

interface RejectAllProps {
  /** How many requests wait. */
  count: number;
  /** Called when none waits any more, and this button goes. */
  onDone: () => void;
}

/** Rejects every request that waits, which asks first: a join link that got about may bring many. */
export function RejectAll({ count, onDone }: RejectAllProps) {
  const { call, busy } = useCall();
  const { revalidate } = useRevalidator();
  const [asking, setAsking] = useState(false);

  async function rejectAll() {
    const answer = await call({
      method: "POST",
      path: "/api/dashboard/student-requests/reject-all",
      success: REQUEST_MESSAGES.allRejected(count),
      failure: REQUEST_MESSAGES.rejectAllFailed,
    });
    // nothing behind the dialog takes the focus before it is closed
    flushSync(() => setAsking(false));
    revalidate();
    if (answer.ok) onDone();
  }

  return (
    <>
      <Button
        size="small"
        variant="danger"
        onClick={() => setAsking(true)}
        onPointerEnter={loadConfirm}
        onFocus={loadConfirm}
        aria-haspopup="dialog"
      >
        {REQUESTS.rejectAll}
      </Button>
      {asking && (
        <Suspense>
          <ConfirmDialog
            title={REQUESTS.rejectAllTitle(count)}
            text={REQUESTS.rejectAllText}
            confirm={REQUESTS.rejectAll}
            cancel={STUDENTS.cancel}
            busy={busy}
            onConfirm={rejectAll}
            onClose={() => setAsking(false)}
          />
        </Suspense>
      )}
    </>
  );
}
