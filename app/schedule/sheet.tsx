import { DAY_NUMBERS, DayCells } from "./day-cells";
import { labelsIn } from "./labels";
import { Legend } from "./legend";
import { PlanColumns } from "./plan-columns";
import { daysOfMonth } from "./rules";
import type { Schedule } from "./schema";
import { grandTotal, monthTotal } from "./totals";
import { schoolMonths, schoolYearLabel } from "./year";

/** The schedule as an image shows it: title, year, the whole table, totals, legend; always light (product §4). */
export function Sheet({ schedule, year }: { schedule: Schedule; year: number }) {
  const labels = labelsIn(schedule.language);
  const months = schoolMonths(year);
  return (
    <div className="plan-sheet" lang={schedule.language}>
      <div className="plan-sheet-head">
        <p className="text-xl font-semibold">{labels.sheetTitle}</p>
        <p className="num text-lg text-muted">{schoolYearLabel(year)}</p>
      </div>
      <table className="plan">
        <PlanColumns />
        <thead>
          <tr>
            <th className="month">{labels.month}</th>
            {DAY_NUMBERS.map((day) => (
              <th key={day} className="num">
                {day}
              </th>
            ))}
            <th className="total">{labels.total}</th>
          </tr>
        </thead>
        <tbody>
          {months.map((month) => {
            const days = daysOfMonth(schedule, month.month);
            return (
              <tr key={month.month}>
                <th className="month">{labels.months[month.month]}</th>
                <DayCells month={month} days={days} labels={labels} still />
                <td className="total num">{monthTotal(days, month.length)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <div className="plan-foot">
        <Legend labels={labels} inline />
        <p className="flex grow items-baseline justify-end gap-2.5 text-sm">
          {labels.totalLessons}
          <b className="num text-lg font-semibold">{grandTotal(schedule, months)}</b>
        </p>
      </div>
    </div>
  );
}
