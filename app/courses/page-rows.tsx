import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from "react";
import type { PageList } from "./page-list";
import { PageRow } from "./page-row";
import { PAGES } from "./pages-labels";
import { useRowDrag } from "./use-row-drag";
import { placesOf, type RowRange, scrollToRow, visibleRows } from "./visible-rows";

const ROW_PX = 64;

/** Which row is to have the focus, once it is drawn. */
export interface FocusWish {
  place: number;
}

interface PageRowsProps {
  list: PageList;
  /** The page on the screen, from 0. */
  current: number;
  /** The page whose label is being changed. */
  editing: string | null;
  wish: FocusWish;
  onWish: (wish: FocusWish) => void;
  onRange: (range: RowRange) => void;
  onGo: (place: number) => void;
  onMore: (place: number, button: HTMLElement) => void;
  onMove: (from: number, to: number) => void;
  onEdit: (place: number | null) => void;
  onRename: (id: string, label: string) => Promise<boolean>;
  onRemove: (place: number) => void;
}

/** The pages of a course, however many: only the rows that are seen are in the document. */
export function PageRows(props: PageRowsProps) {
  const { list, current, editing, wish, onRange } = props;
  const count = list.length;
  const scroller = useRef<HTMLDivElement>(null);
  const [viewport, setViewport] = useState({ scrollTop: 0, height: 0 });
  const [stop, setStop] = useState(wish.place);
  const { drag, start, shiftOf } = useRowDrag({
    scroller,
    rowHeight: ROW_PX,
    count,
    onMove: props.onMove,
  });

  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const measure = () => setViewport({ scrollTop: element.scrollTop, height: element.clientHeight });
    const resized = new ResizeObserver(measure);
    resized.observe(element);
    element.addEventListener("scroll", measure, { passive: true });
    return () => {
      resized.disconnect();
      element.removeEventListener("scroll", measure);
    };
  }, []);

  const { first, end } = visibleRows(viewport, ROW_PX, count);
  useEffect(() => {
    if (viewport.height > 0) onRange({ first, end });
  }, [first, end, viewport.height, onRange]);

  // the row comes into view first, and into the document with it; a list that is not laid out yet cannot scroll
  const isLaidOut = viewport.height > 0;
  const done = useRef<FocusWish | null>(null);
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element || !isLaidOut || wish === done.current) return;
    setStop(wish.place);
    const isFirst = done.current === null;
    const { scrollTop, clientHeight: height } = element;
    element.scrollTop = isFirst
      ? wish.place * ROW_PX - (height - ROW_PX) / 2
      : scrollToRow(wish.place, { scrollTop, height }, ROW_PX);
    done.current = wish;
  }, [wish, isLaidOut]);
  const focused = useRef<FocusWish | null>(null);
  useEffect(() => {
    if (wish === focused.current) return;
    const button = scroller.current?.querySelector<HTMLElement>(`[data-place="${wish.place}"]`);
    if (!button) return;
    focused.current = wish;
    button.focus({ preventScroll: true });
  });

  function onKeyDown(event: KeyboardEvent, place: number) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    const screenful = Math.max(1, Math.floor(viewport.height / ROW_PX) - 1);
    const steps: Record<string, number> = {
      ArrowUp: -1,
      ArrowDown: 1,
      PageUp: -screenful,
      PageDown: screenful,
      Home: -place,
      End: count - 1 - place,
    };
    const step = steps[event.key];
    if (step !== undefined) {
      const to = Math.max(0, Math.min(place + step, count - 1));
      if (!event.altKey) props.onWish({ place: to });
      else if (to !== place) props.onMove(place, to);
    } else if (event.altKey) return;
    else if (event.key === "F2") props.onEdit(place);
    else if (event.key === "Delete") props.onRemove(place);
    else return;
    event.preventDefault();
  }

  const shownStop = Math.min(stop, count - 1);
  const kept = [shownStop, drag?.from ?? -1].filter((place) => place >= 0 && place < count);
  return (
    <div ref={scroller} className="min-h-0 overflow-y-auto overscroll-contain py-1">
      <ul aria-label={PAGES.list} style={{ height: count * ROW_PX }} className="relative">
        {placesOf({ first, end }, kept).map((place) => {
          const page = list[place];
          const dragged = drag?.from === place;
          const shift = shiftOf(place);
          const style = {
            top: dragged ? drag.top : place * ROW_PX,
            height: ROW_PX,
            ...(shift === 0 ? {} : { transform: `translateY(${shift * ROW_PX}px)` }),
          };
          if (!page)
            return (
              <li
                key={`unread-${place}`}
                aria-setsize={count}
                aria-posinset={place + 1}
                style={style}
                className="absolute inset-x-2 flex items-center gap-3 pl-8 touch:pl-12"
              >
                <span className="sr-only">{PAGES.loadingRow(place + 1)}</span>
                <span aria-hidden className="h-12 w-9 rounded-small bg-sunken" />
                <span aria-hidden className="h-3 w-32 rounded-small bg-sunken" />
              </li>
            );
          return (
            <PageRow
              key={page.id}
              page={page}
              place={place}
              count={count}
              style={style}
              isCurrent={place === current}
              isStop={place === shownStop}
              dragged={dragged}
              makesRoom={drag !== null && !dragged}
              editing={editing === page.id}
              onGo={() => props.onGo(place)}
              onMore={(button) => props.onMore(place, button)}
              onKeyDown={(event) => onKeyDown(event, place)}
              onFocus={() => setStop(place)}
              onDrag={(event) => start(event, place)}
              onRename={(label) => props.onRename(page.id, label)}
              onEdited={() => props.onEdit(null)}
            />
          );
        })}
      </ul>
    </div>
  );
}
