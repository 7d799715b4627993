export const MAX_TITLE_LENGTH = 200;
export const MAX_LABEL_LENGTH = 100;
export const MIN_DURATION_MINUTES = 5;
export const MAX_DURATION_MINUTES = 480;
export const DEFAULT_DURATION_MINUTES = 60;
/** The longest span that `GET /api/dashboard/calendar-events` answers (product §3). */
export const MAX_CALENDAR_DAYS = 62;
/** A weekly lesson repeats for a year at most, and a bit for whole weeks. */
export const MAX_REPEAT_DAYS = 371;
/** The most lessons that a change of a series may name. */
export const MAX_NAMED_LESSONS = 300;
/** Most lessons of a teacher, those made from the schedule included. */
export const MAX_LESSONS = 20_000;
