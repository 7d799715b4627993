import { useCallback, useEffect, useState } from "react";
import { type CallResult, callApi } from "~/platform/call";
import { type Page, usePages } from "~/platform/use-pages";
import type { DocumentRow } from "./schema";

const NONE: Page<DocumentRow> = { rows: [], next: null };

/** The documents of a course, newest first; `again` reads anew what is shown of them. */
export function useDocuments(courseId: string) {
  const [first, setFirst] = useState(NONE);
  const [state, setState] = useState<"loading" | "ready" | "failed">("loading");
  const [reading, setReading] = useState(0);

  const fetchPage = useCallback(
    async (after: string): Promise<CallResult<Page<DocumentRow>>> => {
      // not by `useCall`: where the session is over, an import that waits for the next must not be left
      const result = await callApi({
        method: "GET",
        path: `/api/courses/${courseId}/documents${after && `?${new URLSearchParams({ after })}`}`,
        answer: async () => (await import("./schema")).documentsAnswer,
      });
      return result.ok
        ? { ...result, data: { rows: result.data.documents, next: result.data.next } }
        : result;
    },
    [courseId],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new reading begins anew
  useEffect(() => {
    let left = false;
    void fetchPage("").then((page) => {
      if (left) return;
      if (page.ok) setFirst(page.data);
      setState((before) => (page.ok || before === "ready" ? "ready" : "failed"));
    });
    return () => {
      left = true;
    };
  }, [fetchPage, reading]);

  const again = useCallback(() => {
    setState((before) => (before === "failed" ? "loading" : before));
    setReading((count) => count + 1);
  }, []);
  return { ...usePages(first, fetchPage), state, again };
}
