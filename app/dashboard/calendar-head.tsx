import { useNavigate } from "@remix-run/react";
import { ChevronLeft, ChevronRight } from "lucide-react";
import type { MouseEvent } from "react";
import { addDays } from "~/lessons/rules";
import { isDate } from "~/platform/dates";
import { ButtonLink } from "~/ui/button";
import { useSteps } from "~/ui/use-steps";
import { CALENDAR, rangeText } from "./labels";
import { DAYS_SHOWN, FIRST_DATE, LAST_DATE } from "./limits";

interface CalendarHeadProps {
  titleId: string;
  start: string;
  /** Where an address leads that names no day. */
  today: string;
}

const addressOf = (start: string) => `?start=${start}`;

/** Seven days on or back, as far as the calendar goes. */
function weekFrom(start: string, days: number): string {
  const first = addDays(start, days);
  return first < FIRST_DATE || first > LAST_DATE ? start : first;
}

/** Heading, the days shown, and the way to others (spec §2, §9: seven days at a time). */
export function CalendarHead({ titleId, start, today }: CalendarHeadProps) {
  const navigate = useNavigate();
  const { heading, step } = useSteps({
    shown: start,
    placeIn: (search) => {
      const asked = search.get("start") ?? "";
      return isDate(asked) ? asked : today;
    },
    onGo: (to) => navigate(addressOf(to), { preventScrollReset: true }),
  });

  const arrow = (label: string, icon: typeof ChevronLeft, days: number) => (
    <ButtonLink
      to={addressOf(weekFrom(heading, days))}
      onClick={(event) => {
        if (opensElsewhere(event)) return;
        event.preventDefault();
        step((from) => weekFrom(from, days));
      }}
      preventScrollReset
      size="small"
      icon={icon}
      aria-label={label}
      title={label}
      className="w-control-small px-0!"
    />
  );
  return (
    <div className="calendar-head">
      <h2 id={titleId} className="grow text-base font-semibold tracking-[-0.005em]">
        {CALENDAR.title}
      </h2>
      <p aria-live="polite" className="num text-sm font-medium">
        {rangeText(start, addDays(start, DAYS_SHOWN - 1))}
      </p>
      <div className="flex items-center gap-2">
        {arrow(CALENDAR.previous, ChevronLeft, -DAYS_SHOWN)}
        <ButtonLink to="/admin/dashboard" preventScrollReset size="small">
          {CALENDAR.today}
        </ButtonLink>
        {arrow(CALENDAR.next, ChevronRight, DAYS_SHOWN)}
      </div>
    </div>
  );
}

/** A press that the browser answers with another tab or window. */
const opensElsewhere = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) =>
  button !== 0 || ctrlKey || metaKey || shiftKey || altKey;
