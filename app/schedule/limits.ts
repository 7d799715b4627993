import type { DayKind } from "./schema";

/** September to May. */
export const MONTH_COUNT = 9;
/** As many day columns as the longest month has days (spec §9). */
export const LONGEST_MONTH = 31;

/** The kinds of day in the order in which they are offered. */
export const DAY_KINDS: readonly DayKind[] = ["lesson", "holiday", "holidayLesson"];
