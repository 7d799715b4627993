import { LONGEST_MONTH } from "./limits";

/** What a teacher typed into one of the three inputs, understood. */
export interface ParsedDays {
  /** Days of the month, ascending, each once. */
  numbers: number[];
  /** Weekdays 0 (Sunday) to 6, ascending, each once. */
  weekdays: number[];
  /** Entries that are no day, as typed, each once, in their order. */
  rejected: string[];
}

/** Sunday first. English, then Russian: nominative, accusative and the abbreviations in use. */
const NAMES: readonly string[] = [
  "sunday sundays sun su воскресенье воскресенья вс вск воскр",
  "monday mondays mon mo понедельник понедельники пн пнд пон понед",
  "tuesday tuesdays tues tue tu вторник вторники вт втр вторн",
  "wednesday wednesdays weds wed we среда среду среды ср срд",
  "thursday thursdays thurs thur thu th четверг четверги чт чтв четв",
  "friday fridays fri fr пятница пятницу пятницы пт птн пятн",
  "saturday saturdays sat sa суббота субботу субботы сб сбт субб",
];

const WEEKDAY_BY_NAME = new Map(
  NAMES.flatMap((names, weekday) => names.split(" ").map((name) => [name, weekday] as const)),
);

/** Weekday of an English or Russian name or abbreviation, 0 (Sunday) to 6; undefined when it is none. */
export function weekdayNamed(name: string): number | undefined {
  const plain = name.normalize("NFC").toLowerCase().replaceAll("ё", "е").replace(/\.$/, "");
  return WEEKDAY_BY_NAME.get(plain);
}

/** Day number of a whole number from 1 to 31; undefined for anything else. */
function dayNumbered(entry: string): number | undefined {
  if (!/^\d+$/.test(entry)) return undefined;
  const day = Number(entry);
  return day >= 1 && day <= LONGEST_MONTH ? day : undefined;
}

/**
 * Reads a comma-separated input (spec §5, product §4 and §13). `weekdays` allows weekday names, as the
 * lesson-days input does. Empty entries are skipped; what is no day comes back in `rejected`.
 */
export function parseDays(text: string, { weekdays }: { weekdays: boolean }): ParsedDays {
  const numbers = new Set<number>();
  const named = new Set<number>();
  const rejected = new Set<string>();
  for (const entry of text.split(",").map((part) => part.trim())) {
    if (entry === "") continue;
    const day = dayNumbered(entry);
    const weekday = weekdays ? weekdayNamed(entry) : undefined;
    if (day !== undefined) numbers.add(day);
    else if (weekday !== undefined) named.add(weekday);
    else rejected.add(entry);
  }
  return { numbers: ascending(numbers), weekdays: ascending(named), rejected: [...rejected] };
}

function ascending(values: Set<number>): number[] {
  return [...values].sort((a, b) => a - b);
}
