import { ChevronRight, Inbox } from "lucide-react";
import { useRef, useState } from "react";
import { Badge } from "~/ui/badge";
import { Button } from "~/ui/button";
import { Card } from "~/ui/card";
import { EmptyState } from "~/ui/empty-state";
import { PersonRow } from "~/ui/person-row";
import { Approved, DecideButtons } from "./decide-buttons";
import { REQUESTS } from "./labels";
import { RejectAll } from "./reject-all";
import { type Decision, sortedRequests } from "./rules";
import type { StudentRequest } from "./schema";
import { useDecisions } from "./use-decisions";

/** So many are shown at first: the students below stay in reach. */
const SHOWN_AT_FIRST = 6;
/** More than so many can be rejected together. */
const REJECTED_ONE_BY_ONE = 5;
/** Whoever was approved stands among the students: the newest are enough here. */
const APPROVED_SHOWN = 10;

/** Who asks to join, each to be approved or rejected; those approved before on demand (spec §2, product §3). */
export function RequestList({ requests }: { requests: readonly StudentRequest[] }) {
  const { decisions, decide } = useDecisions();
  const { waiting, approvedBefore } = sortedRequests(requests, decisions);
  const [all, setAll] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const count = waiting.filter(({ approved }) => !approved).length;
  const shown = all ? waiting : waiting.slice(0, SHOWN_AT_FIRST);

  function answer(id: string, decision: Decision) {
    // the pressed button goes: the focus stays at the list
    place.current?.focus();
    void decide(id, decision);
  }

  return (
    <Card
      title={REQUESTS.title}
      actions={count > 0 && <Badge>{REQUESTS.waiting(count)}</Badge>}
      className="students-requests"
    >
      <div ref={place} tabIndex={-1} className="outline-none">
        {waiting.length === 0 && <EmptyState icon={Inbox} text={REQUESTS.none} />}
        <ul aria-label={REQUESTS.title} className="-my-2 empty:hidden">
          {shown.map((request) => (
            <PersonRow key={request.id} name={request.name} line={request.grade}>
              {request.approved ? (
                <Approved />
              ) : (
                <DecideButtons name={request.name} onDecide={(decision) => answer(request.id, decision)} />
              )}
            </PersonRow>
          ))}
        </ul>
      </div>
      {(count > REJECTED_ONE_BY_ONE || waiting.length > SHOWN_AT_FIRST) && (
        <div className="flex flex-wrap justify-center gap-2">
          {waiting.length > SHOWN_AT_FIRST && (
            <Button size="small" aria-expanded={all} onClick={() => setAll(!all)}>
              {all ? REQUESTS.showFewer : REQUESTS.showAll(waiting.length)}
            </Button>
          )}
          {count > REJECTED_ONE_BY_ONE && <RejectAll count={count} onDone={() => place.current?.focus()} />}
        </div>
      )}
      {approvedBefore.length > 0 && (
        <details className="group border-t border-line pt-2 text-sm">
          <summary className="num flex min-h-control list-none items-center gap-1.5 rounded-control text-muted hover:text-ink">
            <ChevronRight
              size={16}
              strokeWidth={1.75}
              aria-hidden
              className="transition-transform group-open:rotate-90"
            />
            {REQUESTS.approvedBefore(approvedBefore.length)}
          </summary>
          <ul>
            {approvedBefore.slice(0, APPROVED_SHOWN).map(({ id, name, grade }) => (
              <PersonRow key={id} name={name} line={grade}>
                <Approved />
              </PersonRow>
            ))}
          </ul>
          {approvedBefore.length > APPROVED_SHOWN && (
            <p className="num border-t border-line pt-2.5 text-xs text-muted">
              {REQUESTS.moreApproved(approvedBefore.length - APPROVED_SHOWN)}
            </p>
          )}
        </details>
      )}
    </Card>
  );
}
