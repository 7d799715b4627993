import { type ComponentProps, memo } from "react";
import { Card } from "~/ui/card";
import { labelsIn } from "./labels";
import { Legend } from "./legend";
import { PlanTable } from "./plan-table";
import { grandTotal, summarize } from "./totals";
import { schoolYearLabel } from "./year";

type PlanCardProps = ComponentProps<typeof PlanTable>;

/** The middle column: the table, and under it the year in a line and its lessons. What is printed stands here. */
export const PlanCard = memo(function PlanCard(props: PlanCardProps) {
  const { schedule, months, year } = props;
  const labels = labelsIn(schedule.language);
  return (
    <Card className="plan-card" as="div">
      <p className="plan-printed mb-3 text-lg font-semibold">
        {labels.sheetTitle}, {schoolYearLabel(year)}
      </p>
      <PlanTable {...props} />
      <PlanFoot schedule={schedule} months={months} />
      <div className="plan-printed mt-4">
        <Legend labels={labels} inline />
      </div>
    </Card>
  );
});

/** Apart from the table, so that opening a day counts nothing. */
const PlanFoot = memo(function PlanFoot({ schedule, months }: Pick<PlanCardProps, "schedule" | "months">) {
  const labels = labelsIn(schedule.language);
  return (
    <div className="plan-foot">
      <p className="text-muted">{labels.summary(summarize(schedule, months))}</p>
      <p className="flex items-baseline gap-2.5 whitespace-nowrap">
        {labels.totalLessons}
        <b className="num text-lg font-semibold tracking-[-0.02em]">{grandTotal(schedule, months)}</b>
      </p>
    </div>
  );
});
