import { MAX_LESSONS } from "./limits";

const counted = (count: number) => (count === 1 ? "Lesson" : `${count} lessons`);

/** What the calls of lessons say (product §3). */
export const LESSON_MESSAGES = {
  added: (count: number) => `${counted(count)} added.`,
  saved: (count: number) => `${counted(count)} saved.`,
  deleted: (count: number) => `${counted(count)} deleted.`,
  repeatTooEarly: "The last day cannot be before the first one.",
  repeatTooLate: "A lesson can repeat for a year at most.",
  noSuchStudent: "This student is not on your list.",
  leavesCalendar: "A lesson would be moved out of the calendar, which goes from the year 2000 to 2199.",
  full: `You have as many lessons as Lectern keeps. Please delete some that you no longer need: ${MAX_LESSONS.toLocaleString("en-US")} is the most.`,
} as const;
