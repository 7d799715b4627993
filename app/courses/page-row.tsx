import { Ellipsis, GripVertical } from "lucide-react";
import type { CSSProperties, KeyboardEvent, PointerEvent } from "react";
import { IconButton } from "~/ui/button";
import { LabelField } from "./label-field";
import { FALLBACK_IMAGE } from "./page-image";
import { PAGES } from "./pages-labels";
import type { PageRow as Page } from "./schema";

interface PageRowProps {
  page: Page;
  /** From 0. */
  place: number;
  count: number;
  style: CSSProperties;
  isCurrent: boolean;
  /** Its buttons are where Tab stops in the list. */
  isStop: boolean;
  dragged: boolean;
  /** Another row is being dragged. */
  makesRoom: boolean;
  editing: boolean;
  onGo: () => void;
  onMore: (button: HTMLElement) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onFocus: () => void;
  onDrag: (event: PointerEvent<HTMLElement>) => void;
  onRename: (label: string) => Promise<boolean>;
  onEdited: () => void;
}

/** A page in the list: its picture, label and place, and what can be done with it. */
export function PageRow(props: PageRowProps) {
  const { page, place, count, style, isCurrent, isStop, dragged, editing } = props;
  const number = place + 1;
  const stop = isStop ? 0 : -1;
  /** Its label says nothing but where it stands. */
  const isNumbered = page.page === String(number);
  const picture = (
    <img
      src={page.page_image.url ?? FALLBACK_IMAGE}
      alt=""
      loading="lazy"
      decoding="async"
      width={36}
      height={48}
      draggable={false}
      onError={({ currentTarget }) => {
        if (!currentTarget.src.endsWith(FALLBACK_IMAGE)) currentTarget.src = FALLBACK_IMAGE;
      }}
      className="h-12 w-9 shrink-0 rounded-small border border-line bg-sunken object-cover object-top"
    />
  );
  return (
    <li
      aria-setsize={count}
      aria-posinset={number}
      style={style}
      data-dragged={dragged ? "" : undefined}
      data-makes-room={props.makesRoom ? "" : undefined}
      className={`absolute! inset-x-2 flex items-center gap-1 rounded-card pr-1 ${isCurrent ? "bg-accent-soft" : dragged ? "bg-surface" : "hover:bg-hover/60"}`}
    >
      {/* the keyboard moves a row with Alt and the arrow keys */}
      <span
        aria-hidden
        title={PAGES.drag(number)}
        onPointerDown={props.onDrag}
        className="grid h-full w-7 shrink-0 cursor-grab touch-none place-items-center text-muted hover:text-ink active:cursor-grabbing touch:w-11"
      >
        <GripVertical size={16} strokeWidth={1.75} />
      </span>
      {editing ? (
        <>
          {picture}
          <LabelField label={page.page} onRename={props.onRename} onEdited={props.onEdited} />
        </>
      ) : (
        <button
          type="button"
          data-place={place}
          tabIndex={stop}
          aria-label={PAGES.goTo(number, page.page)}
          aria-current={isCurrent ? "page" : undefined}
          aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown F2 Delete"
          onClick={props.onGo}
          onKeyDown={props.onKeyDown}
          onFocus={props.onFocus}
          className="flex h-full min-w-0 grow items-center gap-3 rounded-control text-left focus-visible:-outline-offset-2"
        >
          {picture}
          <span className="num grid min-w-0">
            <span className={`truncate text-sm font-medium ${page.page ? "" : "text-muted italic"}`}>
              {isNumbered ? PAGES.place(number) : page.page || PAGES.noLabel}
            </span>
            {(isCurrent || !isNumbered) && (
              <span className="text-xs text-muted">
                {[...(isNumbered ? [] : [PAGES.place(number)]), ...(isCurrent ? [PAGES.current] : [])].join(
                  " · ",
                )}
              </span>
            )}
          </span>
        </button>
      )}
      <IconButton
        label={PAGES.more(number)}
        icon={Ellipsis}
        size="small"
        tabIndex={stop}
        aria-haspopup="dialog"
        onFocus={props.onFocus}
        onClick={({ currentTarget }) => props.onMore(currentTarget)}
      />
    </li>
  );
}
