import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expect, test, toast } from "./fixtures";
import { addDays, type Colour, colourName, day, openPlanner, type Plan, popover } from "./planner";

test.beforeEach(({ teacher }) => expect(teacher.email).toContain("@"));

const PLAN: Partial<Plan> = {
  lessonDays: { "0": [1, 30], "8": [31] },
  holidayDays: { "0": [2], "4": [1], "8": [30] },
  holidayLessons: { "0": [3], "8": [1] },
};

/** Month, day, and the colour the image must have there; the last of a row and of the table among them. */
const EXPECTED: [month: number, day: number, colour: Colour][] = [
  [0, 1, "grey"],
  [0, 2, "red"],
  [0, 3, "yellow"],
  [0, 4, "none"],
  [0, 30, "grey"],
  [4, 1, "red"],
  [8, 1, "yellow"],
  [8, 30, "red"],
  [8, 31, "grey"],
  [5, 31, "none"],
];

interface SheetBox {
  width: number;
  height: number;
  /** Left and top edges of each day, by month. */
  days: { x: number; y: number }[][];
}

/** Measures the sheet that is drawn for the image, in the moment in which it is. */
async function watchSheet(page: Page) {
  await page.evaluate(() => {
    const seen = window as Window & { sheet?: SheetBox };
    const observer = new MutationObserver(() => {
      const sheet = document.querySelector("body > [aria-hidden] > *:has(table)");
      if (!sheet) return;
      const { x, y, width, height } = sheet.getBoundingClientRect();
      const days = [...sheet.querySelectorAll("tbody tr")].map((row) =>
        [...row.querySelectorAll("td")].map((cell) => {
          const box = cell.getBoundingClientRect();
          return { x: box.x - x, y: box.y - y };
        }),
      );
      seen.sheet = { width, height, days };
    });
    observer.observe(document.body, { childList: true, subtree: true });
  });
}

/** The PNG's size, and its colours at these places of the sheet. */
function decode(page: Page, png: Buffer, places: { x: number; y: number }[]) {
  return page.evaluate(
    async ({ base64, at }) => {
      const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
      const bitmap = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
      const canvas = document.createElement("canvas");
      canvas.width = bitmap.width;
      canvas.height = bitmap.height;
      const drawing = canvas.getContext("2d");
      if (!drawing) throw new Error("no canvas");
      drawing.drawImage(bitmap, 0, 0);
      const pixels = at.map(({ x, y }) => [...drawing.getImageData(x, y, 1, 1).data]);
      return { width: bitmap.width, height: bitmap.height, pixels };
    },
    { base64: png.toString("base64"), at: places },
  );
}

async function exportImage(page: Page, button = "Export as image"): Promise<Buffer> {
  const waiting = page.waitForEvent("download");
  await page.getByRole("button", { name: button }).click();
  const download = await waiting;
  expect(download.suggestedFilename()).toBe("schedule.png");
  return readFile(await download.path());
}

/** The image shows the whole sheet, sharply, with every known day in its colour. */
async function expectImage(page: Page, deviceScaleFactor: number) {
  await watchSheet(page);
  const png = await exportImage(page);
  expect(png.subarray(1, 4).toString("latin1")).toBe("PNG");
  const sheet = await page.evaluate(() => (window as Window & { sheet?: SheetBox }).sheet);
  if (!sheet) throw new Error("no sheet was drawn");
  const scale = 2 * deviceScaleFactor;
  const inset = 5;
  const places = EXPECTED.map(([month, number]) => {
    const { x = -1, y = -1 } = sheet.days[month]?.[number - 1] ?? {};
    return { x: Math.round((x + inset) * scale), y: Math.round((y + inset) * scale) };
  });
  const image = await decode(page, png, places);
  expect(Math.abs(image.width - sheet.width * scale)).toBeLessThanOrEqual(scale);
  expect(Math.abs(image.height - sheet.height * scale)).toBeLessThanOrEqual(scale);
  expect(image.pixels.map(colourName)).toEqual(EXPECTED.map(([, , colour]) => colour));
  await expect(page.getByRole("button", { name: "Export as image" })).toBeEnabled();
}

test("schedule.png shows the whole table in colour, at twice the screen's density", async ({ page }) => {
  await openPlanner(page, PLAN);
  const calls: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/api/")) calls.push(request.url());
  });
  await expectImage(page, 1);
  expect(calls).toEqual([]);
});

test("shows what is on the screen, saved or not", async ({ page }) => {
  await openPlanner(page, { ...PLAN, holidayLessons: { "8": [1] } });
  await day(page, "3 September, Thursday").click();
  const dialog = popover(page, "Thursday, 3 September");
  await dialog.getByRole("radio", { name: "Lesson on holiday" }).check();
  await dialog.getByRole("button", { name: "Add to schedule" }).click();
  await expectImage(page, 1);
});

test.describe("on a phone of twice the density, in the dark, scrolled", () => {
  test.use({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
    colorScheme: "dark",
  });

  test("the image is the same", async ({ page }) => {
    await openPlanner(page, PLAN);
    await day(page, "31 May, Monday").scrollIntoViewIfNeeded();
    await page.getByRole("button", { name: "Export as image" }).scrollIntoViewIfNeeded();
    await expectImage(page, 2);
  });
});

test("scrolled down in a low window, in the dark, it is the same", async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 400 });
  await page.emulateMedia({ colorScheme: "dark" });
  await openPlanner(page, PLAN);
  await page.mouse.wheel(0, 10_000);
  await expectImage(page, 1);
});

test("Russian text is drawn in the image, too", async ({ page }) => {
  await openPlanner(page, { ...PLAN, language: "ru" });
  const russian = await exportImage(page, "Скачать картинку");
  await page.getByRole("radio", { name: "EN" }).check();
  const english = await exportImage(page);
  expect(russian.equals(english)).toBe(false);
});

test("a failure shows a toast and changes nothing", async ({ page, allow }) => {
  allow(/.*/);
  await openPlanner(page, {});
  await addDays(page, "Lesson days", "Monday");
  await page.route(/\.woff2/, (route) => route.abort());
  await page.getByRole("button", { name: "Export as image" }).click();
  await expect(toast(page, "The image could not be made. Please try again.")).toBeVisible();
  await expect(day(page, "7 September, Monday")).toHaveAccessibleName(/lesson day/);
  await expect(page.getByText("Unsaved changes")).toBeVisible();
  await page.unrouteAll();
  await exportImage(page);
});

test("printed, there is the title, the table and the legend, and nothing else", async ({ page }) => {
  await openPlanner(page, PLAN);
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  await expect(page.getByText("Lesson schedule, 2026 / 27")).toBeVisible();
  await expect(page.getByRole("grid")).toBeVisible();
  await expect(page.getByText("Total lessons")).toBeVisible();
  for (const entry of ["Lesson days", "Holidays", "Lessons on holidays"])
    await expect(page.getByRole("listitem").filter({ hasText: new RegExp(`^${entry}$`) })).toHaveCount(1);
  await expect(page.getByRole("banner")).toBeHidden();
  await expect(page.getByRole("navigation", { name: "Main" })).toBeHidden();
  for (const role of ["button", "textbox", "checkbox", "combobox", "radio", "link"] as const)
    await expect(page.getByRole(role).filter({ visible: true }), role).toHaveCount(0);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe("light");
});

test("Print opens the browser's own dialog", async ({ page }) => {
  await openPlanner(page, {});
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute("data-printed", "");
  });
  await page.getByRole("button", { name: "Print" }).click();
  await expect(page.locator("body")).toHaveAttribute("data-printed", "");
});
