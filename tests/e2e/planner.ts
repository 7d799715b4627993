import type { Locator, Page } from "@playwright/test";
import { expect, FROM_OUR_PAGE, hydrated, toast } from "./fixtures";

/** The school year of these tests: 1 September 2026 is a Tuesday. */
export const YEAR = 2026;
export const PLANNER = `/admin/schedule-builder?year=${YEAR}`;

/** The messages of the specification. */
export const SAVED = "Schedule saved successfully!";

type DaysByMonth = Record<string, number[]>;

export interface Plan {
  lessonDays: DaysByMonth;
  holidayDays: DaysByMonth;
  holidayLessons: DaysByMonth;
  selectedMonths: boolean[];
  selectAll: boolean;
  language: "en" | "ru";
}

export const EMPTY: Plan = {
  lessonDays: {},
  holidayDays: {},
  holidayLessons: {},
  selectedMonths: Array<boolean>(9).fill(true),
  selectAll: true,
  language: "en",
};

/** Every Monday and Wednesday, the 5th, 12th and 19th off, lessons on holidays on the 3rd, 10th and 17th. */
export const EXAMPLE = {
  lessons: "Monday, Wednesday",
  holidays: "5, 12, 19",
  lessonsOnHolidays: "3, 10, 17",
  /** Counted by hand on a paper calendar of 2026/27, September to May. */
  totals: {
    lessons: [9, 8, 9, 9, 8, 8, 10, 8, 9],
    withHolidays: [9, 5, 9, 9, 8, 8, 10, 5, 6],
    withLessonsOnHolidays: [12, 8, 12, 12, 11, 8, 10, 8, 6],
  },
};

/** Saves a plan behind the screen's back. */
export async function store(page: Page, plan: Partial<Plan>, year = YEAR): Promise<void> {
  const answer = await page.request.post(`/api/schedule?year=${year}`, {
    ...FROM_OUR_PAGE,
    data: { ...EMPTY, ...plan },
  });
  expect(answer.status()).toBe(200);
}

/** What the server has. */
export async function stored(page: Page, year = YEAR): Promise<Plan & { version: number }> {
  return (await page.request.get(`/api/schedule?year=${year}`, FROM_OUR_PAGE)).json();
}

/** Opens the Schedule Builder; with `plan` that one is saved first, in English unless it says otherwise. */
export async function openPlanner(page: Page, plan?: Partial<Plan>): Promise<void> {
  if (plan) await store(page, plan);
  await page.goto(PLANNER);
  await hydrated(page);
}

export const grid = (page: Page) => page.getByRole("grid");

/** A day by its name, such as "7 September, Monday", whatever it is. */
export const day = (page: Page, name: string) =>
  grid(page).getByRole("gridcell", { name: new RegExp(`^${name}(,|$)`) });

export const popover = (page: Page, name: string) => page.getByRole("dialog", { name, exact: true });

/** One of the three inputs by its label. */
export const input = (page: Page, label: string) => page.getByRole("textbox", { name: label, exact: true });

/** Types days into an input and presses its own button. */
export async function addDays(page: Page, label: string, text: string, button = "Add to schedule") {
  const form = page.locator("form").filter({ has: input(page, label) });
  await input(page, label).fill(text);
  await form.getByRole("button", { name: button, exact: true }).click();
}

export async function addExample(page: Page): Promise<void> {
  await addDays(page, "Lesson days", EXAMPLE.lessons);
  await addDays(page, "Holidays or breaks", EXAMPLE.holidays);
  await addDays(page, "Lessons on holidays", EXAMPLE.lessonsOnHolidays);
}

/** The nine month totals and their sum, as they are read out and shown. */
export async function expectTotals(page: Page, totals: readonly number[]): Promise<void> {
  await expect(grid(page).getByText(/^\d+ (lessons?|урок\S*)$/)).toHaveText(
    totals.map((total) => new RegExp(`^${total} `)),
  );
  const sum = totals.reduce((a, b) => a + b, 0);
  await expect(page.getByText(/^(Total lessons|Всего уроков)\s*\d+$/)).toHaveText(
    new RegExp(`^(Total lessons|Всего уроков)\\s*${sum}$`),
  );
}

export async function save(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Save schedule" }).click();
  await expect(toast(page, SAVED)).toBeVisible();
  await expect(page.getByText("All changes saved")).toBeVisible();
}

export type Colour = "grey" | "red" | "yellow" | "none";

/** What a teacher would call this colour. */
export function colourName([red = 0, green = 0, blue = 0]: readonly number[]): Colour {
  if (red - green > 60 && red - blue > 60) return "red";
  if (red > 180 && green > 150 && red - blue > 60) return "yellow";
  const isNeutral = Math.max(red, green, blue) - Math.min(red, green, blue) < 20;
  return isNeutral && green > 80 && green < 215 ? "grey" : "none";
}

/** A day or a swatch has this colour on the screen, once its styles are there. */
export async function expectColour(cell: Locator, colour: Colour): Promise<void> {
  const shown = () =>
    cell.evaluate((element) => {
      const canvas = document.createElement("canvas").getContext("2d");
      if (!canvas) throw new Error("no canvas");
      canvas.fillStyle = getComputedStyle(element).backgroundColor;
      canvas.fillRect(0, 0, 1, 1);
      return [...canvas.getImageData(0, 0, 1, 1).data];
    });
  await expect.poll(async () => colourName(await shown()), { message: String(cell) }).toBe(colour);
}
