import { weekdayOf } from "~/lessons/rules";

const WEEKDAYS = "Sunday Monday Tuesday Wednesday Thursday Friday Saturday".split(" ");
const MONTHS = "January February March April May June July August September October November December".split(
  " ",
);

const partsOf = (date: string) => {
  const [year = 0, month = 1, day = 1] = date.split("-").map(Number);
  return { year, month: MONTHS[month - 1] ?? "", day };
};

/** A day as "Monday 23 November". */
export function dayText(date: string): string {
  const { day, month } = partsOf(date);
  return `${WEEKDAYS[weekdayOf(date)]} ${day} ${month}`;
}

/** The number of a day and the short name of its month: what stands under a weekday. */
export function shortDay(date: string): { day: number; month: string } {
  const { day, month } = partsOf(date);
  return { day, month: month.slice(0, 3) };
}

/** A span of days with its year, each part said once: "22 – 28 November 2026" (spec §2). */
export function rangeText(first: string, last: string): string {
  const [a, b] = [partsOf(first), partsOf(last)];
  if (a.year !== b.year) return `${a.day} ${a.month} ${a.year} – ${b.day} ${b.month} ${b.year}`;
  if (a.month !== b.month) return `${a.day} ${a.month} – ${b.day} ${b.month} ${b.year}`;
  return `${a.day} – ${b.day} ${b.month} ${b.year}`;
}

const DOLLARS = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });
const NUMBER = new Intl.NumberFormat("en-US");

/** Dollars with two decimals and thousands apart: 4260 is "$4,260.00" (spec §9). */
export const dollars = (amount: number) => DOLLARS.format(amount);

export const whole = (count: number) => NUMBER.format(count);

export const DASHBOARD = {
  title: "Dashboard",
  loadFailed: "Failed to fetch dashboard data.",
  newLesson: "New lesson",
} as const;

export const CARDS = {
  label: "At a glance",
  students: "Joined Students",
  studentsNote: (count: number) => `${whole(count)} new this month`,
  sales: "Total Sales",
  salesNote: (amount: number) => `${dollars(amount)} this month`,
  lectures: "Total Lectures",
  lecturesNote: (count: number) => `${whole(count)} this week`,
} as const;

export const CALENDAR = {
  title: "Weekly Calendar",
  previous: "Previous week",
  next: "Next week",
  today: "Today",
  time: "Time",
  /** The columns, as the specification writes them. */
  weekdays: ["Sun", "Mon", "Tues", "Wed", "Thurs", "Fri", "Sat"],
  help: "Arrow keys move between the slots. Enter opens a lesson or adds one to an empty slot, N adds one to any slot. Alt with an arrow key moves a lesson by an hour or a day.",
  freeSlot: (date: string, hour: string) => `${dayText(date)}, ${hour}, free`,
  looks: (grade: string, type: string) => `${grade} · ${type}`,
  repeats: "repeats",
  noLessons: "No lessons",
  add: (date: string) => `Add a lesson on ${dayText(date)}`,
} as const;

export const MOVES = {
  moved: (title: string, date: string, time: string) => `${title} moved to ${dayText(date)}, ${time}.`,
  movedTo: (date: string, time: string) => `${dayText(date)}, ${time}`,
  movedBack: (title: string, date: string, time: string) => `${title} is back at ${dayText(date)}, ${time}.`,
  failed: "Failed to move lesson.",
  noFurther: "It cannot be moved further there.",
  undo: "Undo",
} as const;

export const SCOPE = {
  saveTitle: "Save this lesson only?",
  moveTitle: "Move this lesson only?",
  deleteTitle: "Delete this lesson only?",
  text: "It repeats every week.",
  one: "Only this lesson",
  following: "This and the following",
  cancel: "Cancel",
} as const;

export const LESSON = {
  newTitle: "New lesson",
  editTitle: "Edit lesson",
  title: "Title",
  date: "Date",
  time: "Time",
  duration: "Duration (minutes)",
  grade: "Grade",
  type: "Type",
  color: "Colour",
  student: "Student",
  noStudent: "No student",
  studentOption: (name: string, grade: string) => `${name} · ${grade}`,
  sameStudent: "The same student as before",
  studentsLoading: "Loading students…",
  studentsFailed: "The students could not be loaded.",
  repeatUntil: "Repeat weekly until",
  repeatHint: "Leave empty for a single lesson.",
  titleExample: "Past simple",
  gradeExample: "Grade 7",
  typeExample: "Group",
  cancel: "Cancel",
  create: "Add lesson",
  save: "Save",
  remove: "Delete",
  created: "Lesson created successfully!",
  createFailed: "Failed to create lesson.",
  saved: "Lesson updated successfully!",
  saveFailed: "Failed to update lesson.",
  removed: "Lesson deleted successfully!",
  removeFailed: "Failed to delete lesson.",
  undo: "Undo",
  show: "Show",
  restoreFailed: "Failed to restore lesson.",
  gone: "This lesson is not there any more.",
} as const;

export const REQUESTS = {
  title: "Students Requests",
  pending: (count: number) => `${whole(count)} waiting`,
  viewAll: "View All",
  none: "No requests are waiting. Share your link to invite students.",
  linkNote: "Students join by your link",
  copyLink: "Copy link",
  copied: "Link copied.",
  copyFailed: (link: string) => `The link could not be copied. It is ${link}`,
} as const;

export const STEPS = {
  title: "First steps",
  done: "done",
  share: "Share your join link",
  shareText: "Students leave their name, you approve them here.",
  lesson: "Add your first lesson",
  lessonText: "It stands in the calendar below, every week if you like.",
  lessonAction: "Add lesson",
  plan: "Plan the school year",
  planText: "Mark lesson days and holidays from September to May.",
  planAction: "Open planner",
} as const;
