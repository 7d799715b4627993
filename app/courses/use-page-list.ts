import { useCallback, useEffect, useReducer, useRef, useState } from "react";
import type { CallResult } from "~/platform/call";
import { useCall } from "~/platform/use-call";
import { useToast } from "~/ui/toast";
import { COURSE_MESSAGES } from "./labels";
import { indexIn, pageAddress } from "./page-address";
import {
  changed,
  type ListChange,
  type PageList,
  placeAfter,
  placeIn,
  slicesToRead,
  unread,
  withSlice,
} from "./page-list";
import { PAGES } from "./pages-labels";
import type { RowRange } from "./visible-rows";

interface PageListOptions {
  courseId: string;
  pageCount: number;
  /** The page on the screen behind, from 0. */
  index: number;
  /** The course has changed; the page on the screen, or what took its place, stands there now. */
  onChanged: (index: number) => void;
}

interface Held {
  /** As the server knows it. */
  known: PageList;
  /** Moves that are shown and not answered yet; the first one may be under way. */
  moves: readonly ListChange[];
  /** Where the page on the screen stands in `known`. */
  shown: number;
  /** Raised by every change: what was asked before tells of another list. */
  epoch: number;
}

/** The pages of a course, read in slices as they come into view, and what is done with them, one call at a time. */
export function usePageList({ courseId, pageCount, index, onChanged }: PageListOptions) {
  const { call } = useCall();
  const toast = useToast();
  const held = useRef<Held>({ known: unread(pageCount), moves: [], shown: index, epoch: 0 });
  const [, draw] = useReducer((count: number) => count + 1, 0);
  const [failed, setFailed] = useState(false);
  const [adding, setAdding] = useState(false);
  const [range, setRange] = useState<RowRange>({ first: 0, end: 0 });
  const jobs = useRef<Promise<unknown>>(Promise.resolve());
  const asked = useRef(new Set<number>());
  const latestChanged = useRef(onChanged);
  latestChanged.current = onChanged;
  /** Which page the address named when we last knew. */
  const told = useRef(index);

  const hold = useCallback((next: Partial<Held>) => {
    held.current = { ...held.current, ...next };
    draw();
  }, []);
  const inTurn = <T>(job: () => Promise<T>): Promise<T> => {
    const done = jobs.current.then(job);
    jobs.current = done;
    return done;
  };
  const pagePath = (id: string) => `/api/courses/${courseId}/pages/${id}`;

  /** Tells where the page on the screen stands now, unless the person has gone elsewhere meanwhile. */
  function tell(place: number) {
    const { pathname, searchParams } = new URL(window.location.href);
    if (pathname !== pageAddress(courseId, 0) || indexIn(searchParams) !== told.current) return;
    told.current = place;
    latestChanged.current(place);
  }

  /** Takes over what the server has done, or reads all anew where it did not find the page. */
  function settle(answer: CallResult<unknown>, change: ListChange, shown?: number) {
    const { known, moves, epoch } = held.current;
    const rest = moves.filter((move) => move !== change);
    if (answer.ok) {
      const place = shown ?? placeAfter(known, change, held.current.shown);
      hold({ known: changed(known, change), moves: rest, shown: place, epoch: epoch + 1 });
      if (rest.length === 0) tell(place);
    } else {
      const isGone = answer.status === 404;
      hold({ known: isGone ? unread(known.length) : known, moves: [], epoch: epoch + 1 });
      if (isGone) tell(held.current.shown);
    }
  }

  async function sendMove() {
    const [move] = held.current.moves;
    if (move?.kind !== "move") return;
    const answer = await call({
      method: "PUT",
      path: pagePath(move.id),
      body: { order: move.to },
      failure: PAGES.changeFailed,
    });
    settle(answer, move);
  }

  function move(id: string, to: number) {
    const { moves, epoch } = held.current;
    const change: ListChange = { kind: "move", id, to };
    const last = moves.at(-1);
    const isWaiting = moves.length > 1 && last?.kind === "move" && last.id === id;
    hold({ moves: [...(isWaiting ? moves.slice(0, -1) : moves), change], epoch: epoch + 1 });
    void inTurn(sendMove);
  }

  const rename = (id: string, label: string) =>
    inTurn(async () => {
      const answer = await call({
        method: "PUT",
        path: pagePath(id),
        body: { page: label },
        failure: PAGES.changeFailed,
      });
      settle(answer, { kind: "rename", id, label: label.trim() });
      return answer.ok;
    });

  const remove = (id: string) =>
    inTurn(async () => {
      const answer = await call({
        method: "DELETE",
        path: pagePath(id),
        success: COURSE_MESSAGES.pageDeleted,
        failure: PAGES.removeFailed,
      });
      settle(answer, { kind: "remove", id });
      return answer.ok;
    });

  /** A new page after the one on the screen, which it becomes. @returns where it stands; null when it failed */
  const add = () => {
    setAdding(true);
    return inTurn(async () => {
      const { known, shown } = held.current;
      const after = known[shown]?.id;
      const answer = await call({
        method: "POST",
        path: `/api/courses/${courseId}/pages`,
        body: after ? { after } : {},
        answer: async () => (await import("./schema")).pageChangedAnswer,
        failure: PAGES.addFailed,
      });
      setAdding(false);
      if (!answer.ok) return null;
      const { page, index: at, message, pageCount: count } = answer.data;
      if (count !== known.length + 1) hold({ known: unread(count - 1) });
      const row = { id: page.id, page: page.page, page_image: page.page_image };
      settle(answer, { kind: "add", row, at }, at);
      toast.success(message);
      return at;
    });
  };

  const { known, moves, shown, epoch } = held.current;
  let list = known;
  let current = shown;
  for (const change of moves) {
    current = placeAfter(list, change, current);
    list = changed(list, change);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is missing is asked for after every change
  useEffect(() => {
    if (failed || moves.length > 0) return;
    for (const from of slicesToRead(known, range.first, range.end)) {
      if (asked.current.has(from)) continue;
      asked.current.add(from);
      void call({
        method: "GET",
        path: `/api/courses/${courseId}/pages?from=${from}`,
        answer: async () => (await import("./schema")).pagesAnswer,
        failure: false,
      }).then((answer) => {
        asked.current.delete(from);
        const now = held.current;
        if (!answer.ok) return setFailed(true);
        if (now.epoch !== epoch) return draw();
        // a slice that stays short would be asked for again and again
        if (answer.data.pages.length === 0 && answer.data.pageCount > from) return setFailed(true);
        hold({ known: withSlice(now.known, answer.data) });
      });
    }
  }, [known, moves, range, failed, epoch, courseId, call]);

  return {
    list,
    /** The page on the screen, from 0. */
    current,
    failed,
    adding,
    /** Which rows are seen: those are read. */
    onRange: setRange,
    again: () => setFailed(false),
    placeOf: (id: string) => placeIn(list, id),
    /** Where a page stands once everything has been answered; -1 where it is gone. */
    settledPlaceOf: (id: string) => inTurn(async () => placeIn(held.current.known, id)),
    move,
    rename,
    remove,
    add,
  };
}
