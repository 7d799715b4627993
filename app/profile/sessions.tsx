import { useRevalidator } from "@remix-run/react";
import { Laptop } from "lucide-react";
import { useRef } from "react";
import { useCall } from "~/platform/use-call";
import { Badge } from "~/ui/badge";
import { Button } from "~/ui/button";
import { Card } from "~/ui/card";
import { SESSIONS } from "./labels";
import { momentIn } from "./time-zone";

interface Session {
  id: string;
  device: string;
  /** Milliseconds. */
  createdAt: number;
  /** Milliseconds. */
  lastSeenAt: number;
  /** Whether it is the one that asks. */
  current: boolean;
}

interface SessionsProps {
  sessions: readonly Session[];
  /** The teacher's, for the times shown. */
  timeZone: string;
}

/** Where the teacher is signed in; each other session can be ended, or all of them (product §2). */
export function Sessions({ sessions, timeZone }: SessionsProps) {
  const list = useRef<HTMLUListElement>(null);
  // the pressed button goes with its row: the focus stays at the list
  const onEnded = () => list.current?.focus();
  const hasOthers = sessions.some((session) => !session.current);
  return (
    <Card
      title={SESSIONS.title}
      actions={
        hasOthers && (
          <EndButton path="/api/user/sessions" ended={SESSIONS.othersEnded} onEnded={onEnded}>
            {SESSIONS.signOutOthers}
          </EndButton>
        )
      }
    >
      <p className="mb-1 text-sm text-muted">{SESSIONS.lead}</p>
      <ul ref={list} tabIndex={-1} aria-label={SESSIONS.title} className="outline-none">
        {sessions.map((session) => (
          <li
            key={session.id}
            className="flex flex-wrap items-center gap-x-3 gap-y-2 border-t border-line py-3 first:border-t-0 last:pb-0"
          >
            <Laptop size={16} strokeWidth={1.75} aria-hidden className="flex-none text-muted" />
            <div className="min-w-0 flex-1">
              <p className="flex flex-wrap items-center gap-x-2 text-sm font-medium">
                {session.device}
                {session.current && <Badge>{SESSIONS.thisDevice}</Badge>}
              </p>
              <p className="num text-xs text-muted">
                {session.current
                  ? SESSIONS.activeNow
                  : SESSIONS.lastSeen(momentIn(session.lastSeenAt, timeZone))}
                <span className="phone:hidden"> · </span>
                <span className="phone:block">
                  {SESSIONS.signedIn(momentIn(session.createdAt, timeZone))}
                </span>
              </p>
            </div>
            {!session.current && (
              <EndButton
                path={`/api/user/sessions/${encodeURIComponent(session.id)}`}
                ended={SESSIONS.ended}
                onEnded={onEnded}
                label={SESSIONS.signOutOf(session.device)}
              >
                {SESSIONS.signOut}
              </EndButton>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}

interface EndButtonProps {
  path: string;
  ended: string;
  onEnded: () => void;
  /** Its name where the words alone do not say which session is meant. */
  label?: string;
  children: string;
}

function EndButton({ path, ended, onEnded, label, children }: EndButtonProps) {
  const { call, busy } = useCall();
  const { revalidate } = useRevalidator();

  async function end() {
    const answer = await call({ method: "DELETE", path, success: ended, failure: SESSIONS.failed });
    revalidate();
    if (answer.ok) onEnded();
  }

  return (
    <Button size="small" busy={busy} onClick={end} aria-label={label}>
      {children}
    </Button>
  );
}
