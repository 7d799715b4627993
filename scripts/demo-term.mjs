/** A believable term of the demo teacher, around the day on which it is made. Dates are `YYYY-MM-DD`. */

const DAY_MS = 24 * 60 * 60 * 1000;
const WEEK_DAYS = 7;
const WEEKS_AFTER = 12;

/** @param {Date} day @param {number} days */
const daysFrom = (day, days) => new Date(day.getTime() + days * DAY_MS).toISOString().slice(0, 10);

/** Name, grade, and how many weeks ago each joined. */
export const STUDENTS = /** @type {const} */ ([
  ["Lia Sokolova", "Grade 2", 30],
  ["Mark Jensen", "Grade 2", 28],
  ["Oliver Grant", "Grade 7", 26],
  ["Daria Ozola", "Grade 7", 26],
  ["Peter Lindqvist", "Grade 7", 24],
  ["Sofia Marchetti", "Grade 9", 21],
  ["Иван Кузнецов", "Grade 9", 19],
  ["Amina Haddad", "Grade 10", 15],
  ["Kenji Watanabe", "Grade 10", 15],
  ["Elena Fischer", "Grade 11", 11],
  ["Tomás Rivera", "Grade 11", 9],
  ["Nora Blake", "Adult", 6],
  ["Victor Stein", "Adult", 3],
  ["Grace Okoro", "Grade 11", 1],
]);

/** Who has asked to join and waits. */
export const REQUESTS = /** @type {const} */ ([
  ["Anna Belova", "Grade 7"],
  ["Tim Okafor", "Grade 11"],
]);

/** Weekly lessons: weekday (0 Sunday), time, minutes, title, grade, type, colour, since how many weeks, whose. */
const WEEKLY = /** @type {[number, string, number, string, string, string, string, number, string?][]} */ ([
  [1, "10:00", 60, "Past simple", "Grade 7", "Group", "#1f86c8", 10],
  [3, "10:00", 60, "Past simple", "Grade 7", "Group", "#1f86c8", 10],
  [2, "11:00", 45, "Phonics", "Grade 2", "Group", "#b57a0e", 9],
  [4, "11:00", 45, "Phonics", "Grade 2", "Group", "#b57a0e", 9],
  [1, "12:00", 60, "IELTS writing", "Adult", "Single", "#8a63b5", 6, "Nora Blake"],
  [5, "13:00", 90, "Mock exam", "Grade 11", "Group", "#c9534d", 4],
  [2, "14:00", 60, "Conversation", "Grade 10", "Pair", "#0f8f9c", 8, "Amina Haddad"],
  [4, "15:00", 60, "Reading club", "Grade 9", "Group", "#3c9159", 7],
  [6, "10:30", 60, "Business English", "Adult", "Single", "#6b7280", 3, "Victor Stein"],
]);

/**
 * The weekly lessons as `POST /api/lessons` takes them.
 * @param {Date} today midnight UTC of the teacher's day
 * @param {string[]} studentIds in the order of `STUDENTS`
 */
export function weeklyLessons(today, studentIds) {
  return WEEKLY.map(([weekday, time, durationMinutes, title, grade, type, color, weeks, student]) => {
    const toWeekday = (weekday - today.getUTCDay() + WEEK_DAYS) % WEEK_DAYS;
    return {
      date: daysFrom(today, toWeekday - weeks * WEEK_DAYS),
      repeatUntil: daysFrom(today, toWeekday + WEEKS_AFTER * WEEK_DAYS),
      ...{ time, durationMinutes, title, grade, type, color },
      ...(student ? { studentId: studentIds[STUDENTS.findIndex(([name]) => name === student)] } : {}),
    };
  });
}

/**
 * What was paid in these weeks, as `POST /api/payments` takes it: everybody every fourth week.
 * @param {Date} today
 * @param {string[]} studentIds
 */
export function payments(today, studentIds) {
  return STUDENTS.flatMap(([, grade, joined], i) =>
    Array.from({ length: Math.min(3, Math.ceil(joined / 4)) }, (_, month) => ({
      studentId: studentIds[i],
      amount: grade === "Adult" ? 120 : 80,
      note: month === 0 && i % 3 === 0 ? "Cash" : "Four lessons",
      date: daysFrom(today, -(month * 28 + ((i * 5) % 27))),
    })),
  );
}

/**
 * When each student joined, in milliseconds since 1970.
 * @param {number} now
 */
export const joinedAt = (now) => STUDENTS.map(([, , weeks]) => now - weeks * WEEK_DAYS * DAY_MS);
