import { Check } from "lucide-react";

type DayMark = "lesson" | "holiday" | "both" | "weekend" | "plain" | "none";
type MonthRow = { name: string; days: readonly DayMark[]; total: number };

const FIRST_YEAR = 2026;
const MONTH_NAMES = "September October November December January February March April May".split(" ");
const LONGEST_MONTH = 31;

const monthOf = (month: number) => ({ year: FIRST_YEAR + (month < 4 ? 0 : 1), month: (month + 8) % 12 });

/** The sample teacher's year: lessons on Mondays and Wednesdays, two breaks, one lesson held on a holiday. */
function markOf(row: number, day: number): DayMark {
  const { year, month } = monthOf(row);
  const date = new Date(Date.UTC(year, month, day));
  if (date.getUTCMonth() !== month) return "none";
  const weekday = date.getUTCDay();
  if (row === 2 && day === 4) return "both";
  const isBreak = (row === 1 && day > 25) || (row === 3 && day > 24) || (row === 4 && day < 9);
  if (isBreak) return "holiday";
  if (weekday === 1 || weekday === 3) return "lesson";
  return weekday === 0 || weekday === 6 ? "weekend" : "plain";
}

const sampleYear: readonly MonthRow[] = MONTH_NAMES.map((name, row) => {
  const days = Array.from({ length: LONGEST_MONTH }, (_, index) => markOf(row, index + 1));
  return { name, days, total: days.filter((mark) => mark === "lesson" || mark === "both").length };
});

/** A year as the pictures of the product show it; `lessons` is its grand total. */
export const SAMPLE_YEAR = {
  title: `School year ${FIRST_YEAR} / ${(FIRST_YEAR + 1) % 100}`,
  months: sampleYear,
  lessons: sampleYear.reduce((sum, { total }) => sum + total, 0),
};

const MARKS: Record<DayMark, string> = {
  lesson: "bg-day-lesson",
  holiday: "bg-day-holiday",
  both: "bg-day-both",
  weekend: "bg-sunken ring-1 ring-line ring-inset",
  plain: "bg-sunken",
  none: "hatched",
};

type YearPictureProps = {
  /** what the picture shows, in one sentence */
  label: string;
  months: readonly MonthRow[];
};

/** The school year on one page, as a picture: a row a month, a mark a day, the month's lessons at the end. */
export function YearPicture({ label, months }: YearPictureProps) {
  return (
    <div role="img" aria-label={label} className="grid gap-[3px] phone:gap-0.5">
      {months.map((month) => (
        <div key={month.name} className="flex h-6 items-center gap-2 text-xs phone:h-[19px]">
          <span className="grid size-4 shrink-0 place-items-center rounded-[4.5px] bg-accent text-on-accent">
            <Check size={12} strokeWidth={3} aria-hidden />
          </span>
          <span className="w-[66px] shrink-0 font-medium">{month.name}</span>
          <span className="grid h-[21px] min-w-0 grow grid-cols-31 gap-[2.5px] phone:h-4 phone:gap-[1.5px]">
            {month.days.map((mark, index) => (
              <i key={index} className={`rounded-[3px] phone:rounded-[2px] ${MARKS[mark]}`} />
            ))}
          </span>
          <span className="num w-5 shrink-0 text-right font-semibold">{month.total}</span>
        </div>
      ))}
    </div>
  );
}
