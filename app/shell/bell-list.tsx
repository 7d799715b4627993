import { Link } from "@remix-run/react";
import { CalendarClock, type LucideIcon, UserRoundCheck, UserRoundPlus, UserRoundX } from "lucide-react";
import { useEffect, useState } from "react";
import { useCall } from "~/platform/use-call";
import { Popover } from "~/ui/popover";
import { BELL } from "./labels";
import { noticeText } from "./notice-text";
import type { Happened, Notice } from "./schema";

const ICONS: Record<Notice["kind"], LucideIcon> = {
  request_came: UserRoundPlus,
  request_approved: UserRoundCheck,
  request_rejected: UserRoundX,
  lessons_moved: CalendarClock,
};

interface BellListProps {
  anchor: HTMLElement | null;
  onClose: () => void;
  /** Fetches the newest notices; null when that failed. */
  ask: () => Promise<Happened[] | null>;
  onSeen: () => void;
}

/** What happened lately, newest first; opening it marks it as seen. */
export default function BellList({ anchor, onClose, ask, onSeen }: BellListProps) {
  const [state, setState] = useState<"loading" | "failed" | { notices: Happened[]; now: number }>("loading");
  const { call } = useCall();

  // biome-ignore lint/correctness/useExhaustiveDependencies: once each time it is opened
  useEffect(() => {
    let gone = false;
    (async () => {
      const notices = await ask();
      if (gone) return;
      setState(notices ? { notices, now: Date.now() } : "failed");
      const newest = notices?.[0];
      if (!newest || notices.every(({ seen }) => seen)) return;
      const path = "/api/notices/seen";
      const { ok } = await call({ method: "POST", path, body: { upTo: newest.id }, failure: false });
      if (ok) onSeen();
    })();
    return () => {
      gone = true;
    };
  }, []);

  return (
    <Popover
      anchor={anchor}
      open
      onClose={onClose}
      label={BELL.title}
      className="w-[min(360px,calc(100vw-16px))] p-0!"
    >
      <h2 className="border-b border-line px-4 py-3 font-semibold">{BELL.title}</h2>
      {typeof state === "string" ? (
        <p role="status" className="px-4 py-6 text-center text-sm text-muted">
          {state === "loading" ? BELL.loading : BELL.failed}
        </p>
      ) : state.notices.length === 0 ? (
        <p className="px-4 py-6 text-center text-sm text-muted">{BELL.nothing}</p>
      ) : (
        <ul className="max-h-[min(420px,60dvh)] overflow-y-auto py-1">
          {state.notices.map((notice) => (
            <OneNotice key={notice.id} {...notice} now={state.now} onGo={onClose} />
          ))}
        </ul>
      )}
    </Popover>
  );
}

function OneNotice({ what, at, seen, now, onGo }: Happened & { now: number; onGo: () => void }) {
  const { text, path } = noticeText(what);
  const Icon = ICONS[what.kind];
  return (
    <li>
      <Link
        to={path}
        onClick={onGo}
        className="flex items-start gap-3 px-4 py-2.5 text-sm transition-colors hover:bg-hover focus-visible:-outline-offset-2"
      >
        <Icon size={16} strokeWidth={1.75} aria-hidden className="mt-0.5 flex-none text-muted" />
        <span className="grid min-w-0 grow gap-0.5">
          <span className={`wrap-anywhere ${seen ? "" : "font-medium"}`}>{text}</span>
          <span className="text-xs text-muted">{BELL.ago(at, now)}</span>
        </span>
        {!seen && (
          <span className="mt-1.5 size-2 flex-none rounded-full bg-accent">
            <span className="sr-only">{BELL.isNew}</span>
          </span>
        )}
      </Link>
    </li>
  );
}
