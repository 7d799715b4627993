import { type RefObject, useEffect, useState } from "react";
import type { RowRange } from "./visible-rows";

/** A list up to so long is drawn whole. */
const FEW = 40;
/** How many rows are drawn before anybody knows what is seen: as many as fit in. */
export const FIRST_ROWS = 10;

/** Which rows of a long list stand in or near what is seen, from 0. A short list is near as a whole. */
export function useNearRows(list: RefObject<HTMLElement>, count: number): RowRange {
  const [near, setNear] = useState<RowRange>({ first: 0, end: FIRST_ROWS });
  const isLong = count > FEW;

  useEffect(() => {
    if (!isLong) return;
    let isOver = false;
    let stop = () => {};
    import("./near-rows").then(
      ({ watchRows }) => {
        if (isOver) return;
        stop = watchRows(list, (now) =>
          setNear((before) => (before.first === now.first && before.end === now.end ? before : now)),
        );
      },
      // every row becomes a field as the focus comes to it
      () => undefined,
    );
    return () => {
      isOver = true;
      stop();
    };
  }, [list, isLong]);

  return isLong ? near : { first: 0, end: count };
}
