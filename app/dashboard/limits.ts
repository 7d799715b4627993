/** The calendar shows so many days from the first one, and moves by as many (spec §9). */
export const DAYS_SHOWN = 7;
/** Points of a card's small line: as many weeks or months back, with the current one. */
export const TREND_POINTS = 8;
/** Rows of the requests' panel; all of them stand on the Students screen. */
export const REQUEST_ROWS = 8;
/** How long an approved request still shows its check mark. */
export const APPROVED_SHOWN_DAYS = 7;
/** Between these the product knows dates; the calendar goes no further. */
export const FIRST_DATE = "2000-01-01";
export const LAST_DATE = "2199-12-31";
