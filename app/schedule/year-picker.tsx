import { useLocation } from "@remix-run/react";
import { Calendar, ChevronDown } from "lucide-react";
import { useEffect, useRef } from "react";
import { useHydrated } from "~/ui/use-hydrated";
import type { Labels } from "./labels";
import { schoolYearLabel } from "./year";

/** State of a navigation that began here: the screen of the other year puts the focus back. */
export const YEAR_PICKED = "year-picked";

interface YearPickerProps {
  labels: Labels;
  year: number;
  years: readonly number[];
  onPick: (year: number) => void;
}

/** The school year on the screen; choosing another one leads to it. */
export function YearPicker({ labels, year, years, onPick }: YearPickerProps) {
  const select = useRef<HTMLSelectElement>(null);
  const { state } = useLocation();
  // not so on a reload, which keeps that state
  const arrives = useRef(useHydrated() && state === YEAR_PICKED);
  useEffect(() => {
    if (arrives.current) select.current?.focus();
  }, []);
  return (
    <span className="relative inline-grid items-center">
      <Calendar
        size={16}
        strokeWidth={1.75}
        aria-hidden
        className="pointer-events-none absolute left-3 text-muted"
      />
      <select
        ref={select}
        aria-label={labels.schoolYear}
        value={year}
        onChange={(event) => onPick(Number(event.target.value))}
        className="num h-control appearance-none rounded-control border border-line-strong bg-surface pr-8 pl-9 text-sm font-medium transition-colors hover:bg-hover touch:text-md"
      >
        {years.map((each) => (
          <option key={each} value={each}>
            {schoolYearLabel(each)}
          </option>
        ))}
      </select>
      <ChevronDown
        size={16}
        strokeWidth={1.75}
        aria-hidden
        className="pointer-events-none absolute right-2.5 text-muted"
      />
    </span>
  );
}
