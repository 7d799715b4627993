import { type FocusEvent, type KeyboardEvent, type MouseEvent, memo, useId, useRef } from "react";
import { Checkbox } from "~/ui/checkbox";
import { DAY_NUMBERS } from "./day-cells";
import { ALL_MONTHS, move, type Place } from "./grid-keys";
import { labelsIn } from "./labels";
import { MonthRow } from "./month-row";
import { PlanColumns } from "./plan-columns";
import { daysIn } from "./rules";
import type { Schedule } from "./schema";
import { type SchoolMonth, schoolYearLabel } from "./year";

interface PlanTableProps {
  schedule: Schedule;
  months: readonly SchoolMonth[];
  year: number;
  /** A pointer or the focus comes near: what a click opens may be fetched. */
  onNear: () => void;
  onOpen: (place: Place, cell: HTMLElement) => void;
  onToggleMonth: (month: number) => void;
  onToggleAll: () => void;
}

/** Where in the table an element stands; null outside of days and checkboxes. */
function placeOf(target: EventTarget): Place | null {
  const cell = target instanceof Element ? target.closest<HTMLElement>("[data-month]") : null;
  if (!cell) return null;
  return { month: Number(cell.dataset.month), day: Number(cell.dataset.day ?? 0) };
}

function elementAt(table: HTMLElement, { month, day }: Place): HTMLElement | null {
  return table.querySelector<HTMLElement>(
    day === 0 ? `[data-month="${month}"][data-pick] input` : `[data-month="${month}"][data-day="${day}"]`,
  );
}

/**
 * The school year as a table: one stop for Tab, then arrows. One listener serves all days, so that a click
 * costs the same however many are marked.
 */
export const PlanTable = memo(function PlanTable(props: PlanTableProps) {
  const { schedule, months, year, onNear, onOpen, onToggleMonth, onToggleAll } = props;
  const table = useRef<HTMLTableElement>(null);
  const helpId = useId();
  const { language } = schedule;
  const labels = labelsIn(language);

  function openAt(target: EventTarget) {
    const place = placeOf(target);
    const cell = place && table.current && elementAt(table.current, place);
    if (place && cell && place.day > 0) onOpen(place, cell);
  }
  function onClick(event: MouseEvent) {
    openAt(event.target);
  }
  function onKeyDown(event: KeyboardEvent) {
    const from = placeOf(event.target);
    if (!from || !table.current || event.altKey) return;
    if ((event.key === "Enter" || event.key === " ") && from.day > 0) {
      event.preventDefault();
      openAt(event.target);
      return;
    }
    const to = move(from, event.key, event.ctrlKey || event.metaKey, months);
    if (!to) return;
    event.preventDefault();
    elementAt(table.current, to)?.focus();
  }
  // the one tab stop moves in the document only: React never changes a tabindex here, and nothing is drawn again
  function onFocus(event: FocusEvent) {
    onNear();
    const place = placeOf(event.target);
    const to = place && table.current && elementAt(table.current, place);
    if (!to || to.tabIndex === 0) return;
    for (const old of table.current?.querySelectorAll<HTMLElement>("[tabindex='0']") ?? []) old.tabIndex = -1;
    to.tabIndex = 0;
  }

  return (
    <div className="plan-scroll">
      <p id={helpId} className="sr-only">
        {labels.tableHelp}
      </p>
      <table
        ref={table}
        className="plan"
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table whose days can be set is a grid
        role="grid"
        aria-label={labels.tableName(schoolYearLabel(year))}
        aria-describedby={helpId}
        onPointerEnter={onNear}
        onClick={onClick}
        onKeyDown={onKeyDown}
        onFocus={onFocus}
      >
        <PlanColumns picks />
        <thead>
          <tr>
            <td className="pick" data-month={ALL_MONTHS.month} data-pick>
              <Checkbox
                label={labels.allMonths}
                hideLabel
                checked={schedule.selectAll}
                tabIndex={-1}
                onChange={onToggleAll}
              />
            </td>
            <th scope="col" className="month">
              {labels.month}
            </th>
            {DAY_NUMBERS.map((day) => (
              <th key={day} scope="col" className="num">
                {day}
              </th>
            ))}
            <th scope="col" className="total">
              {labels.total}
            </th>
          </tr>
        </thead>
        <tbody>
          {months.map((month) => (
            <MonthRow
              key={month.month}
              month={month}
              language={language}
              lesson={daysIn(schedule.lessonDays, month.month)}
              holiday={daysIn(schedule.holidayDays, month.month)}
              holidayLesson={daysIn(schedule.holidayLessons, month.month)}
              selected={schedule.selectedMonths[month.month] ?? true}
              onToggle={onToggleMonth}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
});
