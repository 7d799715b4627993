import { useCallback, useEffect, useState } from "react";
import { callApi } from "~/platform/call";
import type { PageState } from "./schema";

interface PageStates {
  pageCount: number;
  pages: PageState[];
}

/** How the pages of a document stand; null until they are there. */
export function usePageStates(documentId: string) {
  const [states, setStates] = useState<PageStates | null>(null);
  const [failed, setFailed] = useState(false);
  const load = useCallback(async () => {
    setFailed(false);
    const result = await callApi({
      method: "GET",
      path: `/api/documents/${documentId}`,
      answer: async () => (await import("./schema")).documentAnswer,
    });
    if (result.ok) setStates(result.data.document);
    else setFailed(true);
  }, [documentId]);
  useEffect(() => void load(), [load]);
  return { states, failed, load };
}
