/** September to May. */
export const MONTH_COUNT = 9;
/** As many day columns as the longest month has days (spec §9). */
export const LONGEST_MONTH = 31;

/** What a day can be, in the order in which it is offered: shown grey, red and yellow (spec §2, §4). */
export const DAY_KINDS = ["lesson", "holiday", "holidayLesson"] as const;
export type DayKind = (typeof DAY_KINDS)[number];
