import { useRevalidator } from "@remix-run/react";
import { useRef, useState } from "react";
import { useCall } from "~/platform/use-call";
import { REQUEST_MESSAGES } from "./labels";
import type { Decision } from "./rules";

const TEXTS = {
  approve: { success: REQUEST_MESSAGES.approved, failure: REQUEST_MESSAGES.approveFailed },
  reject: { success: REQUEST_MESSAGES.rejected, failure: REQUEST_MESSAGES.rejectFailed },
};

/** The teacher's decisions about requests: made at once, taken back when the server refuses (spec §4, §8). */
export function useDecisions() {
  const { call } = useCall();
  const { revalidate } = useRevalidator();
  const [decisions, setDecisions] = useState<ReadonlyMap<string, Decision>>(new Map());
  const underWay = useRef(new Set<string>());

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
    if (!ok) setDecisions((before) => new Map([...before].filter(([other]) => other !== id)));
    // the list is reloaded after either; after a refusal too, as somebody else may have decided
    revalidate();
  }

  return { decisions, decide };
}
