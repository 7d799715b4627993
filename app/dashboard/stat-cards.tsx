import type { ReactNode } from "react";
import { CARDS, dollars, whole } from "./labels";
import { Sparkline } from "./sparkline";
import type { Trend } from "./trends";

interface StatCardsProps {
  summary: { totalStudents: number; totalSales: number; totalLectures: number };
  trends: { students: Trend; sales: Trend; lectures: Trend };
}

/** The three numbers, each with a line about the month or week (spec §2 "Dashboard"). */
export function StatCards({ summary, trends }: StatCardsProps) {
  return (
    <dl aria-label={CARDS.label} className="stats">
      <StatCard
        label={CARDS.students}
        value={whole(summary.totalStudents)}
        note={CARDS.studentsNote(trends.students.current)}
        trend={trends.students}
      />
      <StatCard
        label={CARDS.sales}
        value={dollars(summary.totalSales)}
        note={CARDS.salesNote(trends.sales.current)}
        trend={trends.sales}
      />
      <StatCard
        label={CARDS.lectures}
        value={whole(summary.totalLectures)}
        note={CARDS.lecturesNote(trends.lectures.current)}
        trend={trends.lectures}
      />
    </dl>
  );
}

interface StatCardProps {
  label: string;
  value: string;
  note: ReactNode;
  trend: Trend;
}

/** More characters than stand beside each other at full size. */
const LONG = 9;
const VERY_LONG = 12;

function StatCard({ label, value, note, trend }: StatCardProps) {
  const size = value.length > VERY_LONG ? "very-long" : value.length > LONG ? "long" : undefined;
  return (
    <div className="stat">
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="stat-value">
        <b className="num" data-size={size}>
          {value}
        </b>
        <Sparkline trend={trend} />
      </dd>
      <dd className="num text-xs text-muted phone:hidden">{note}</dd>
    </div>
  );
}
