/** School years to measure with, in the shape that `POST /api/schedule` takes. */

const MONTHS = 9;
const SEPTEMBER = 8;
/** Days of a school year, and how many of them are marked twice to make 300 marks. */
const MARKS = 300;
const KINDS = /** @type {const} */ (["lessonDays", "holidayDays", "holidayLessons"]);

/** @param {number} year the September's year @param {number} month counted from September */
const lengthOf = (year, month) => new Date(Date.UTC(year, SEPTEMBER + month + 1, 0)).getUTCDate();

/** @param {number} year @param {number} month @param {number} day */
const weekdayOf = (year, month, day) => new Date(Date.UTC(year, SEPTEMBER + month, day)).getUTCDay();

const settings = {
  selectedMonths: Array.from({ length: MONTHS }, () => true),
  selectAll: true,
  language: "en",
};

/**
 * An ordinary year: lessons twice a week, two weeks of holidays, one lesson in them.
 * @param {number} year
 */
export function ordinaryPlan(year) {
  /** @type {Record<string, number[]>} */
  const lessonDays = {};
  for (let month = 0; month < MONTHS; month++) {
    const days = Array.from({ length: lengthOf(year, month) }, (_, i) => i + 1);
    lessonDays[month] = days.filter((day) => [1, 3].includes(weekdayOf(year, month, day)));
  }
  const holidayDays = {
    1: [26, 27, 28, 29, 30, 31],
    3: [25, 26, 27, 28, 29, 30, 31],
    4: [1, 2, 3, 4, 5, 6, 7, 8],
  };
  return { ...settings, lessonDays, holidayDays, holidayLessons: { 2: [4] } };
}

/**
 * A year with 300 marks: every day is one of the three kinds, the first days are of two.
 * @param {number} year
 */
export function fullPlan(year) {
  /** @type {Record<(typeof KINDS)[number], Record<string, number[]>>} */
  const plan = { lessonDays: {}, holidayDays: {}, holidayLessons: {} };
  const places = Array.from({ length: MONTHS }, (_, month) =>
    Array.from({ length: lengthOf(year, month) }, (_, i) => ({ month, day: i + 1 })),
  ).flat();
  const twice = MARKS - places.length;
  for (const [at, { month, day }] of places.entries()) {
    const kinds = KINDS.filter((_, kind) => at % 3 === kind || (at < twice && (at + 1) % 3 === kind));
    for (const kind of kinds) {
      const days = plan[kind][month] ?? [];
      days.push(day);
      plan[kind][month] = days;
    }
  }
  return { ...settings, ...plan };
}
