import { useRevalidator } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { useCall } from "~/platform/use-call";
import { REQUESTS } from "./labels";
import type { Panel } from "./requests.server";

export type Decision = "approve" | "reject";
type Decisions = ReadonlyMap<string, Decision>;

const TEXTS = {
  approve: { success: REQUESTS.approveSuccess, failure: REQUESTS.approveFailed },
  reject: { success: REQUESTS.rejectSuccess, failure: REQUESTS.rejectFailed },
};

/** The requests as they will be: a decision is shown at once and taken back when the server refuses it. */
export function useRequests(panel: Panel) {
  const { call } = useCall();
  const { revalidate } = useRevalidator();
  const [decisions, setDecisions] = useState<Decisions>(new Map());
  const underWay = useRef(new Set<string>());

  // what has been loaded since holds every decision that is done
  useEffect(() => {
    setDecisions((kept) => {
      const left = [...kept].filter(([id]) => panel && underWay.current.has(id));
      return left.length === kept.size ? kept : new Map(left);
    });
  }, [panel]);

  async function decide(id: string, decision: Decision) {
    if (underWay.current.has(id)) return;
    underWay.current.add(id);
    setDecisions((before) => new Map(before).set(id, decision));
    const { ok } = await call({
      method: "POST",
      path: `/api/dashboard/student-requests/${id}/${decision}`,
      ...TEXTS[decision],
    });
    underWay.current.delete(id);
    if (!ok)
      setDecisions((before) => {
        const after = new Map(before);
        after.delete(id);
        return after;
      });
    // also after a refusal: somebody else may have decided
    revalidate();
  }

  const decided = panel.requests.filter(({ id, approved }) => !approved && decisions.has(id)).length;
  return {
    pending: Math.max(0, panel.pending - decided),
    requests: panel.requests
      .filter(({ id }) => decisions.get(id) !== "reject")
      .map((request) => (decisions.has(request.id) ? { ...request, approved: true } : request)),
    decide,
  };
}
