import { Link } from "@remix-run/react";
import { useRef } from "react";
import { Approved, DecideButtons } from "~/students/decide-buttons";
import { type Decision, decidedRequests } from "~/students/rules";
import { useDecisions } from "~/students/use-decisions";
import { Badge } from "~/ui/badge";
import { PersonRow } from "~/ui/person-row";
import { CopyLink } from "./copy-link";
import { REQUESTS } from "./labels";
import type { Panel } from "./requests.server";

/** Who asked to join, with what the teacher can say to it (spec §2 "Students Requests"). */
export function Requests({ panel, joinCode }: { panel: Panel; joinCode: string }) {
  const { decisions, decide } = useDecisions();
  const { requests, decided } = decidedRequests(panel.requests, decisions);
  const pending = Math.max(0, panel.pending - decided);
  const list = useRef<HTMLUListElement>(null);
  function answer(id: string, decision: Decision) {
    // the pressed button goes with its request: the focus stays at the list
    list.current?.focus();
    void decide(id, decision);
  }
  return (
    <section aria-labelledby="students-requests" className="requests">
      <div className="flex min-h-[54px] items-center gap-2 border-b border-line px-4 py-2">
        <h2 id="students-requests" className="text-base font-semibold tracking-[-0.005em]">
          {REQUESTS.title}
        </h2>
        {pending > 0 && (
          <Badge>
            <span aria-hidden>{pending}</span>
            <span className="sr-only">{REQUESTS.pending(pending)}</span>
          </Badge>
        )}
        <Link
          to="/admin/students"
          prefetch="intent"
          className="ml-auto rounded-small py-1 text-sm font-medium text-accent-ink hover:underline"
        >
          {REQUESTS.viewAll}
        </Link>
      </div>
      {requests.length === 0 && <p className="px-4 py-5 text-sm text-pretty text-muted">{REQUESTS.none}</p>}
      <ul ref={list} tabIndex={-1} aria-label={REQUESTS.title} className="px-4 outline-none empty:hidden">
        {requests.map(({ id, name, grade, approved }) => (
          <PersonRow key={id} name={name} line={grade}>
            {approved ? (
              <Approved />
            ) : (
              <DecideButtons name={name} onDecide={(decision) => answer(id, decision)} />
            )}
          </PersonRow>
        ))}
      </ul>
      <div className="flex items-center gap-3 border-t border-line px-4 py-3">
        <p className="min-w-0 grow text-xs text-pretty text-muted">{REQUESTS.linkNote}</p>
        <CopyLink joinCode={joinCode} />
      </div>
    </section>
  );
}
