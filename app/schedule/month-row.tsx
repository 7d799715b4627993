import { memo } from "react";
import { Checkbox } from "~/ui/checkbox";
import { DayCells } from "./day-cells";
import { labelsIn } from "./labels";
import type { MonthDays } from "./rules";
import type { Language } from "./schema";
import { monthTotal } from "./totals";
import type { SchoolMonth } from "./year";

interface MonthRowProps extends MonthDays {
  month: SchoolMonth;
  language: Language;
  selected: boolean;
  onToggle: (month: number) => void;
}

/** One month: its checkbox, its days, its lessons. Drawn again only when something of its own changes. */
export const MonthRow = memo(function MonthRow(props: MonthRowProps) {
  const { month, language, selected, onToggle } = props;
  const labels = labelsIn(language);
  const name = labels.months[month.month] ?? "";
  const total = monthTotal(props, month.length);
  return (
    <tr className={selected ? undefined : "off"}>
      <td className="pick" data-month={month.month} data-pick>
        <Checkbox
          label={labels.includeMonth(name)}
          hideLabel
          checked={selected}
          tabIndex={-1}
          onChange={() => onToggle(month.month)}
        />
      </td>
      <th scope="row" className="month">
        {name}
      </th>
      <DayCells month={month} days={props} labels={labels} />
      <td className="total num">
        <span aria-hidden>{total}</span>
        <span className="sr-only">{labels.lessons(total)}</span>
      </td>
    </tr>
  );
});
