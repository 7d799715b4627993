import { Plus } from "lucide-react";
import { Suspense, useMemo, useRef, useState } from "react";
import { weekOf } from "~/lessons/rules";
import type { CalendarEvent } from "~/lessons/schema";
import { Button } from "~/ui/button";
import { lazyPart } from "~/ui/lazy-part";
import { PageHead } from "~/ui/page-head";
import type { CalendarActions } from "./actions";
import { Calendar } from "./calendar";
import { FirstSteps } from "./first-steps";
import { eventSelectors } from "./focus";
import { DASHBOARD, MOVES } from "./labels";
import { sameWhen } from "./moves";
import { Requests } from "./requests";
import { StatCards } from "./stat-cards";
import type { Dashboard as Loaded } from "./store.server";
import type { FocusWish } from "./use-focus-wish";
import { useMoves } from "./use-moves";
import { useNow } from "./use-now";
import { useSubject } from "./use-subject";
import { likelyTime, type When } from "./week";

/** Loaded before they are needed: when a pointer or the focus comes near. */
const loadDialog = () => import("./lesson-dialog");
const LessonDialog = lazyPart(loadDialog);
const ScopeDialog = lazyPart(() => import("./scope-dialog"));

const WISH_MS = 15_000;

/** The Dashboard: the numbers, the week, who asked to join (spec §2). */
export function Dashboard({ loaded }: { loaded: Loaded }) {
  const { summary, trends, week, requests, joinCode, steps } = loaded;
  const now = useNow(loaded.timeZone);
  const today = now?.date ?? loaded.today;
  const { events, move } = useMoves(week.events);
  const { subject, setSubject, close } = useSubject(events);
  const [asking, setAsking] = useState<{ event: CalendarEvent; to: When } | null>(null);
  const [said, setSaid] = useState({ text: "", count: 0 });
  const wish = useRef<FocusWish | null>(null);

  const wishFocus = (selectors: readonly string[]) => {
    wish.current = { selectors, until: Date.now() + WISH_MS };
  };
  const say = (text: string) => setSaid(({ count }) => ({ text, count: count + 1 }));
  function go(event: CalendarEvent, to: When, following: boolean) {
    wishFocus(eventSelectors(event.id));
    move(event, to, following);
  }
  function askOrGo(event: CalendarEvent, to: When) {
    if (sameWhen(event, to)) return;
    if (event.repeats) setAsking({ event, to });
    else go(event, to, false);
  }
  // under one identity, so that the minute's next tick draws no grid anew
  const latest = useRef({ setSubject, askOrGo, say });
  latest.current = { setSubject, askOrGo, say };
  const actions = useMemo<CalendarActions>(
    () => ({
      open: (event) => latest.current.setSubject({ event }),
      add: (at) => latest.current.setSubject({ at }),
      move: (event, to) => latest.current.askOrGo(event, to),
      shift: (event, to) => {
        if (!to) return latest.current.say(MOVES.noFurther);
        if (!event.repeats) latest.current.say(MOVES.movedTo(to.date, to.time));
        latest.current.askOrGo(event, to);
      },
    }),
    [],
  );

  const shown = weekOf(week.start);
  const addOn = shown.includes(today) ? today : week.start;
  return (
    <>
      <PageHead title={DASHBOARD.title}>
        <Button
          variant="primary"
          icon={Plus}
          aria-haspopup="dialog"
          onPointerEnter={loadDialog}
          onFocus={loadDialog}
          onClick={() => setSubject({ at: likelyTime(addOn, now) })}
        >
          {DASHBOARD.newLesson}
        </Button>
      </PageHead>
      {(summary.totalStudents === 0 || summary.totalLectures === 0) && (
        <FirstSteps
          joinCode={joinCode}
          done={{
            share: summary.totalStudents > 0 || steps.hasRequest,
            lesson: summary.totalLectures > 0,
            plan: steps.hasSchedule,
          }}
          onAddLesson={() => setSubject({ at: likelyTime(addOn, now) })}
        />
      )}
      <StatCards summary={summary} trends={trends} />
      <div className="board">
        <Calendar
          start={week.start}
          today={today}
          now={now}
          events={events}
          actions={actions}
          wish={wish}
          onNear={loadDialog}
        />
        <Requests panel={requests} joinCode={joinCode} />
      </div>
      <p role="status" className="sr-only">
        <span key={said.count}>{said.text}</span>
      </p>
      {(subject || asking) && (
        <Suspense fallback={null}>
          {subject && (
            <LessonDialog
              subject={subject}
              shown={shown}
              owner={joinCode}
              onClose={close}
              onDone={wishFocus}
            />
          )}
          {asking && (
            <ScopeDialog
              action="move"
              onClose={() => setAsking(null)}
              onChoose={(following) => {
                setAsking(null);
                go(asking.event, asking.to, following);
              }}
            />
          )}
        </Suspense>
      )}
    </>
  );
}
