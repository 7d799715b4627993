import { useNavigate, useNavigation } from "@remix-run/react";
import { Suspense, useCallback, useMemo, useState } from "react";
import { lazyPart } from "~/ui/lazy-part";
import { PageHead } from "~/ui/page-head";
import { DayInputs } from "./day-inputs";
import type { Place } from "./grid-keys";
import { HeadActions } from "./head-actions";
import { labelsIn } from "./labels";
import type { DayKind } from "./limits";
import type { ParsedDays } from "./parse";
import { PlanCard } from "./plan-card";
import {
  addDay,
  addParsed,
  addRecurring,
  clearDay,
  daysOfMonth,
  kindOf,
  selectMonths,
  setLanguage,
  toggleMonth,
} from "./rules";
import type { Language, ScheduleAnswer } from "./schema";
import { SideCards } from "./side-cards";
import { useLeaveGuard } from "./use-leave-guard";
import { useSchedule } from "./use-schedule";
import { useShortcuts } from "./use-shortcuts";
import { offeredYears, schoolMonths } from "./year";
import { YEAR_PICKED, YearPicker } from "./year-picker";

/** Loaded before it is needed: when a pointer or the focus comes near. */
const loadPopover = () => import("./day-popover");
const DayPopover = lazyPart(loadPopover);
const LeaveDialog = lazyPart(() => import("./leave-dialog"));
const ConflictDialog = lazyPart(() => import("./conflict-dialog"));
const loadCalendar = () => import("./calendar-dialog");
const CalendarDialog = lazyPart(loadCalendar);

interface PlannerProps {
  loaded: ScheduleAnswer;
  savedYears: readonly number[];
  currentYear: number;
  /** `YYYY-MM-DD` where the teacher is. */
  today: string;
}

/** The Schedule Builder of one school year. */
export function Planner({ loaded, savedYears, currentYear, today }: PlannerProps) {
  const { year } = loaded;
  const months = useMemo(() => schoolMonths(year), [year]);
  const plan = useSchedule(loaded);
  const { schedule, edit, save } = plan;
  const labels = labelsIn(schedule.language);
  const navigate = useNavigate();
  const leaving = useNavigation().state === "loading";
  const guard = useLeaveGuard(plan.dirty);
  const [at, setAt] = useState<{ place: Place; cell: HTMLElement } | null>(null);
  const [adding, setAdding] = useState(false);
  const [said, setSaid] = useState({ text: "", count: 0 });

  const open = useCallback((place: Place, cell: HTMLElement) => setAt({ place, cell }), []);
  const onToggleMonth = useCallback((month: number) => edit((s) => toggleMonth(s, month)), [edit]);
  const onToggleAll = useCallback(() => edit((s) => selectMonths(s, !s.selectAll)), [edit]);
  const onLanguage = useCallback((language: Language) => edit((s) => setLanguage(s, language)), [edit]);
  const onAdd = useCallback(
    (kind: DayKind, parsed: ParsedDays) => edit((s) => addParsed(s, kind, parsed, months)),
    [edit, months],
  );
  const onSay = useCallback((text: string) => setSaid(({ count }) => ({ text, count: count + 1 })), []);
  const onSave = useCallback(() => void save(), [save]);
  const onAddLessons = useCallback(() => setAdding(true), []);
  useShortcuts({ undo: plan.undo, redo: plan.redo, save: onSave });

  const close = (place: Place) => setAt((now) => (now?.place === place ? null : now));

  function add(place: Place, kind: DayKind, recurring: boolean) {
    const month = months[place.month];
    if (!month) return;
    edit((s) =>
      recurring ? addRecurring(s, kind, month, place.day, months) : addDay(s, kind, place.month, place.day),
    );
    setAt(null);
  }
  function clear(place: Place) {
    edit((s) => clearDay(s, place.month, place.day));
    setAt(null);
  }
  async function saveAndLeave() {
    if (await save()) guard.leave();
    else guard.stay();
  }

  return (
    <div lang={schedule.language} className="plan-screen">
      <PageHead title={labels.title}>
        <HeadActions
          labels={labels}
          dirty={plan.dirty}
          busy={plan.busy}
          canUndo={plan.canUndo}
          canRedo={plan.canRedo}
          onUndo={plan.undo}
          onRedo={plan.redo}
        />
        <YearPicker
          labels={labels}
          year={year}
          years={offeredYears(currentYear, savedYears, year)}
          onPick={(picked) => navigate(`?year=${picked}`, { preventScrollReset: true, state: YEAR_PICKED })}
        />
      </PageHead>
      {/* what is changed while another year is on its way would go with this one */}
      <div className="plan-layout" {...(leaving ? { inert: "" } : {})}>
        <DayInputs
          labels={labels}
          language={schedule.language}
          anyMonth={schedule.selectedMonths.some(Boolean)}
          dirty={plan.dirty}
          busy={plan.busy}
          onLanguage={onLanguage}
          onAdd={onAdd}
          onSay={onSay}
          onSave={onSave}
        />
        <PlanCard
          schedule={schedule}
          months={months}
          year={year}
          onNear={loadPopover}
          onOpen={open}
          onToggleMonth={onToggleMonth}
          onToggleAll={onToggleAll}
        />
        <SideCards schedule={schedule} year={year} onNear={loadCalendar} onAddLessons={onAddLessons} />
      </div>
      <p role="status" className="sr-only">
        <span key={said.count}>{said.text}</span>
      </p>
      {/* a boundary that is always there is hydrated late, and a press before that would throw it away */}
      {(at || adding || guard.asking || plan.conflict) && (
        <Suspense fallback={null}>
          {at && (
            <DayPopover
              at={at}
              months={months}
              labels={labels}
              marked={kindOf(daysOfMonth(schedule, at.place.month), at.place.day) !== null}
              onAdd={add}
              onClear={clear}
              onClose={close}
            />
          )}
          {adding && (
            <CalendarDialog
              language={schedule.language}
              year={year}
              today={today}
              dirty={plan.dirty}
              busy={plan.busy}
              onSave={onSave}
              onClose={() => setAdding(false)}
            />
          )}
          {guard.asking && !plan.conflict && (
            <LeaveDialog
              labels={labels}
              busy={plan.busy}
              onStay={guard.stay}
              onLeave={guard.leave}
              onSaveAndLeave={saveAndLeave}
            />
          )}
          {plan.conflict && (
            <ConflictDialog
              labels={labels}
              busy={plan.busy}
              onClose={plan.conflict.close}
              onReload={plan.conflict.reload}
              onOverwrite={plan.conflict.overwrite}
            />
          )}
        </Suspense>
      )}
    </div>
  );
}
