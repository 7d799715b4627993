import { useEffect, useState } from "react";
import { useCall } from "~/platform/use-call";
import { type PlannedLesson, plannedAnswer } from "./calendar-shapes";

/** What a span and a time would make: null while it is being counted, "failed" when that did not work. */
export type Planned = readonly PlannedLesson[] | "failed" | null;

/** Asks the server which lessons a span and a time would make; null asks for nothing. The newest answer counts. */
export function usePlannedLessons(
  year: number,
  wanted: { from: string; to: string; time: string } | null,
): Planned {
  const { call } = useCall();
  const [planned, setPlanned] = useState<{ query: string; dates: Planned } | null>(null);
  const query = wanted && new URLSearchParams({ year: String(year), ...wanted }).toString();

  useEffect(() => {
    if (query === null) return;
    let current = true;
    const path = `/api/schedule/lessons?${query}`;
    void call({ method: "GET", path, answer: plannedAnswer, failure: false }).then((result) => {
      if (current) setPlanned({ query, dates: result.ok ? result.data.dates : "failed" });
    });
    return () => {
      current = false;
    };
  }, [call, query]);

  return planned !== null && planned.query === query ? planned.dates : null;
}
