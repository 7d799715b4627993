import { type Locator, type Page, request } from "@playwright/test";
import { emptySchedule } from "~/schedule/schema";
import { newAddress } from "../support/addresses.mjs";
import { type Account, expect, FROM_OUR_PAGE, hydrated, test } from "./fixtures";

/* The Dashboard by its labels. Its calendar is looked at in a week of its own: 7 March 2027 is a Sunday. */
export const SUNDAY = "2027-03-07";
export const MONDAY = "2027-03-08";
export const TUESDAY = "2027-03-09";
export const SATURDAY = "2027-03-13";
export const WEEK = `/admin/dashboard?start=${SUNDAY}`;

export interface Lesson {
  date: string;
  time: string;
  title: string;
  grade: string;
  type: string;
  color: string;
  durationMinutes?: number;
  studentId?: string;
  repeatUntil?: string;
}

export const LESSON: Lesson = {
  date: MONDAY,
  time: "10:00",
  title: "Past simple",
  grade: "Grade 7",
  type: "Group",
  color: "#1f86c8",
};

/** How long a test may take, and more. */
const TEST_MS = 10 * 60_000;

/** Today in a time zone. */
export const todayIn = (timeZone: string, at = Date.now()) =>
  new Intl.DateTimeFormat("en-CA", { timeZone, dateStyle: "short" }).format(at);

const endsSoon = (timeZone: string) => todayIn(timeZone) !== todayIn(timeZone, Date.now() + TEST_MS);

/**
 * Lets the teacher live in the first of these zones whose day does not end while a test looks at it.
 * @returns which one, and what day it is there
 */
export async function liveToday(
  page: Page,
  teacher: Account,
  zones: readonly string[] = ["UTC", "Asia/Dubai"],
) {
  const timeZone = zones.find((zone) => !endsSoon(zone)) ?? "";
  await liveIn(page, teacher, timeZone);
  return { timeZone, today: todayIn(timeZone) };
}

const send = async (page: Page, method: "POST" | "PUT" | "DELETE", path: string, data: object = {}) => {
  const answer = await page.request.fetch(path, { method, ...FROM_OUR_PAGE, data });
  expect(answer.ok(), `${method} ${path}: ${answer.status()}`).toBe(true);
  return answer.json();
};

/** Adds a lesson behind the screen's back. @returns its id */
export async function addLesson(page: Page, lesson: Partial<Lesson> = {}): Promise<string> {
  return (await send(page, "POST", "/api/lessons", { ...LESSON, ...lesson })).lessons[0].id;
}

/** Adds a lesson on every day of the school year from 2026 on, all in one series. */
export async function addDailyLessons(page: Page): Promise<void> {
  const days = Array.from({ length: 31 }, (_, day) => day + 1);
  const lessonDays = Object.fromEntries(Array.from({ length: 9 }, (_, month) => [month, days]));
  await send(page, "POST", "/api/schedule?year=2026", { ...emptySchedule(), lessonDays });
  const { date: _, ...looks } = LESSON;
  const span = { year: 2026, from: "2026-09-01", to: "2027-05-31" };
  await send(page, "POST", "/api/schedule/lessons", { ...span, ...looks });
}

/** Changes the one lesson of a day behind the screen's back, and no other of its series. */
export async function changeLesson(page: Page, date: string, into: Partial<Lesson>): Promise<void> {
  const [{ id }] = await eventsBetween(page, date, date);
  await send(page, "PUT", `/api/lessons/${id}`, { date, ...into });
}

export const archiveStudent = (page: Page, id: string) => send(page, "DELETE", `/api/students/${id}`);

export const addStudent = (page: Page, name: string, grade = "Grade 7") =>
  send(page, "POST", "/api/students", { name, grade });

export const addPayment = (page: Page, amount: number, date: string) =>
  send(page, "POST", "/api/payments", { amount, note: "", date });

export const liveIn = (page: Page, { name, email }: Account, timeZone: string) =>
  send(page, "PUT", "/api/user/profile", { name, email, timeZone });

/** The address that the teacher passes on; the one before it ends. */
export const joinLink = async (page: Page) =>
  `/join/${(await send(page, "POST", "/api/students/join-code")).code}`;

/** People ask to join by the teacher's link, one after the other, each from elsewhere and without any cookie. */
export async function askToJoin(page: Page, names: string | string[], grade = "Grade 7"): Promise<void> {
  const link = new URL(await joinLink(page), test.info().project.use.baseURL).href;
  for (const name of [names].flat()) {
    const stranger = await request.newContext({ extraHTTPHeaders: { "CF-Connecting-IP": newAddress() } });
    const answer = await stranger.post(link, { form: { name, grade } });
    expect(answer.status()).toBe(201);
    await stranger.dispose();
  }
}

async function eventsBetween(page: Page, startDate: string, endDate: string) {
  const query = new URLSearchParams({ startDate, endDate });
  const answer = await page.request.get(`/api/dashboard/calendar-events?${query}`, {
    ...FROM_OUR_PAGE,
  });
  return (await answer.json()).events;
}

/** What the server has in the week, as "2027-03-08 10:00 Past simple". */
export async function storedWeek(page: Page, startDate = SUNDAY, endDate = SATURDAY): Promise<string[]> {
  const events = await eventsBetween(page, startDate, endDate);
  return events.map(({ date, time, title }: Lesson) => `${date} ${time} ${title}`);
}

export async function openDashboard(page: Page, path = WEEK): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

export const grid = (page: Page) => page.getByRole("grid");

/** A slot that has no lesson, by its words: "Monday 8 March, 10:00". */
export const freeSlot = (page: Page, name: string) =>
  grid(page).getByRole("gridcell", { name: `${name}, free`, exact: true });

/** The cell of a day and an hour, whatever stands in it. */
export const slot = (page: Page, date: string, hour: number) =>
  grid(page).locator(`[data-date="${date}"][data-hour="${hour}"]`);

/** Lessons in the grid, by a part of what they say. */
export const event = (page: Page, name: string | RegExp) => grid(page).getByRole("button", { name });

export const dialog = (page: Page, name: string) => page.getByRole("dialog", { name, exact: true });

export const field = (of: Locator, label: string) => of.getByLabel(label, { exact: true });

export const requests = (page: Page) => page.getByRole("region", { name: "Students Requests" });

/** One of the three cards. */
export const card = (page: Page, label: string) =>
  page.locator("dl > div").filter({ has: page.getByText(label, { exact: true }) });

/** Answers the next call of this method and path with an error; those after it are the server's. */
export async function refuseOnce(page: Page, method: string, path: RegExp, status: number, json: object) {
  let done = false;
  await page.route(path, (route) => {
    if (done || route.request().method() !== method) return route.fallback();
    done = true;
    return route.fulfill({ status, json });
  });
}
