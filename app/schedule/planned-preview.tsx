import type { CalendarLabels } from "./calendar-labels";
import type { PlannedLesson } from "./calendar-shapes";
import type { Planned } from "./use-planned-lessons";
import { monthOf } from "./year";

interface PlannedPreviewProps {
  labels: CalendarLabels;
  /** September first. */
  months: readonly string[];
  /** Whether span and time are chosen. */
  chosen: boolean;
  planned: Planned;
}

/** What a press would make, before it is made: how many lessons, between which days, how many a month. */
export function PlannedPreview({ labels, months, chosen, planned }: PlannedPreviewProps) {
  const lines = chosen ? linesOf(labels, planned) : [labels.noSpan];
  const free = Array.isArray(planned) ? planned.filter(({ taken }) => !taken) : [];
  return (
    <section aria-label={labels.preview} className="min-h-[92px] rounded-control bg-sunken px-3 py-2.5">
      <div role="status" className="grid gap-0.5 text-sm">
        {lines.map((line, i) => (
          <p key={line} className={i === 0 && free.length > 0 ? "font-medium" : "text-muted"}>
            {line}
          </p>
        ))}
      </div>
      {free.length > 0 && (
        <ul className="mt-2 flex flex-wrap gap-x-3 gap-y-0.5 text-xs text-muted">
          {perMonth(free).map(([month, count]) => (
            <li key={month} className="whitespace-nowrap">
              {months[month]} <b className="num font-semibold text-ink">{count}</b>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function linesOf(labels: CalendarLabels, planned: Planned): string[] {
  if (planned === null) return [labels.loading];
  if (planned === "failed") return [labels.previewFailed];
  const free = planned.filter(({ taken }) => !taken);
  const skipped = planned.length - free.length;
  const [first] = free;
  const last = free.at(-1);
  if (!first || !last) return [skipped === 0 ? labels.noDays : labels.allTaken(skipped)];
  return [
    labels.willAdd(free.length, labels.day(first.date), labels.day(last.date)),
    ...(skipped === 0 ? [] : [labels.skipped(skipped)]),
  ];
}

/** Months of the school year with their lessons, in their order. */
function perMonth(lessons: readonly PlannedLesson[]): [number, number][] {
  const counts = new Map<number, number>();
  for (const { date } of lessons) counts.set(monthOf(date), (counts.get(monthOf(date)) ?? 0) + 1);
  return [...counts];
}
