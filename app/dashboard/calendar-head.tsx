import { ChevronLeft, ChevronRight } from "lucide-react";
import { addDays } from "~/lessons/rules";
import { ButtonLink } from "~/ui/button";
import { CALENDAR, rangeText } from "./labels";
import { DAYS_SHOWN, FIRST_DATE, LAST_DATE } from "./limits";

/** Heading, the days shown, and the way to others (spec §2, §9: seven days at a time). */
export function CalendarHead({ titleId, start }: { titleId: string; start: string }) {
  const arrow = (label: string, icon: typeof ChevronLeft, first: string) => (
    <ButtonLink
      to={`?start=${first < FIRST_DATE || first > LAST_DATE ? start : first}`}
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
        {arrow(CALENDAR.previous, ChevronLeft, addDays(start, -DAYS_SHOWN))}
        <ButtonLink to="/admin/dashboard" preventScrollReset size="small">
          {CALENDAR.today}
        </ButtonLink>
        {arrow(CALENDAR.next, ChevronRight, addDays(start, DAYS_SHOWN))}
      </div>
    </div>
  );
}
