import { useNavigate } from "@remix-run/react";
import { useCallback, useEffect } from "react";
import { pageAddress } from "./page-address";
import { placeCookie } from "./place-cookies";
import { type Turn, useTurning } from "./use-turning";

interface Shown {
  courseId: string;
  /** From 0. */
  index: number;
  pageCount: number;
}

/** Turns the pages of the builder, to any or by one, and remembers in this browser which one was open last. */
export function usePageScreen({ courseId, index, pageCount }: Shown): {
  turnTo: (index: number) => void;
  turn: Turn;
} {
  const navigate = useNavigate();
  const turnTo = useCallback(
    (to: number) => navigate(pageAddress(courseId, to), { preventScrollReset: true }),
    [navigate, courseId],
  );
  const turn = useTurning({ index, pageCount, onTurn: turnTo });
  useEffect(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers that teachers use
    document.cookie = placeCookie(courseId, index);
  }, [courseId, index]);
  return { turnTo, turn };
}
