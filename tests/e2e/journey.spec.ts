import { readFile } from "node:fs/promises";
import type { Locator, Page } from "@playwright/test";
import { type Account, expect, expectNoSidewaysScroll, hydrated, newAccount, test, toast } from "./fixtures";
import { tabTo } from "./keys";
import { day, EXAMPLE, expectColour, expectTotals, input, openPlanner, popover, SAVED } from "./planner";

/* From a stranger to a school year that is planned, saved, seen elsewhere and exported: the main job, three ways. */

/** How somebody presses what is on the screen: with a mouse or with a finger. */
type Press = (target: Locator) => Promise<void>;
const click: Press = (target) => target.click();
const tap: Press = (target) => target.tap();

const button = (where: Page | Locator, name: string) => where.getByRole("button", { name, exact: true });

async function expectPlanned(page: Page) {
  await expectTotals(page, EXAMPLE.totals.withLessonsOnHolidays);
  await expectColour(day(page, "7 September, Monday"), "grey");
  await expectColour(day(page, "5 October, Monday"), "red");
  await expectColour(day(page, "3 February, Wednesday"), "yellow");
}

async function signInHere(page: Page, { email, password, name }: Account, press: Press) {
  await hydrated(page);
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await press(button(page, "Login"));
  await expect(page.getByRole("banner")).toContainText(`Hello, ${name}`);
  await hydrated(page);
}

async function registerAndSignIn(page: Page, account: Account, press: Press) {
  await page.goto("/");
  await press(page.getByRole("link", { name: "Start Your Free Trial" }));
  await expect(page).toHaveURL("/auth/register");
  await hydrated(page);
  await page.getByLabel("Email", { exact: true }).fill(account.email);
  await page.getByLabel("Password", { exact: true }).fill(account.password);
  await page.getByLabel("Confirm Password").fill(account.password);
  await press(button(page, "Register"));
  await expect(page.getByRole("alert")).toHaveText("Registration successful! Please log in.");
  await signInHere(page, account, press);
}

/** The three inputs, each with its own button; a new teacher's screen is Russian. */
async function planInRussian(page: Page, press: Press) {
  await openPlanner(page);
  for (const [label, days] of [
    ["Дни уроков", "понедельник, среда"],
    ["Праздники и каникулы", EXAMPLE.holidays],
    ["Уроки в праздники", EXAMPLE.lessonsOnHolidays],
  ] as const) {
    await input(page, label).fill(days);
    await press(
      page
        .locator("form")
        .filter({ has: input(page, label) })
        .getByRole("button"),
    );
    await expect(input(page, label)).toHaveValue("");
  }
}

async function expectExport(page: Page, start: () => Promise<void>) {
  const waiting = page.waitForEvent("download");
  await start();
  const download = await waiting;
  expect(download.suggestedFilename()).toBe("schedule.png");
  const png = await readFile(await download.path());
  expect(png.subarray(1, 4).toString("latin1")).toBe("PNG");
  expect(png.length).toBeGreaterThan(20_000);
}

/** Signed in once more in a browser that knows nothing: the same year, and its picture. */
async function seeItElsewhere(page: Page, account: Account, press: Press) {
  await page.goto("/login");
  await signInHere(page, account, press);
  await openPlanner(page);
  await expectPlanned(page);
  await expectExport(page, () => press(button(page, "Export as image")));
}

test("by mouse", async ({ page, anotherBrowser }) => {
  const account = newAccount();
  await registerAndSignIn(page, account, click);
  await planInRussian(page, click);
  await page.getByRole("radio", { name: "EN" }).click();
  await expectPlanned(page);
  await day(page, "8 September, Tuesday").click();
  await button(popover(page, "Tuesday, 8 September"), "Add to schedule").click();
  await button(page, "Undo").click();
  await button(page, "Save schedule").click();
  await expect(toast(page, SAVED)).toBeVisible();
  await button(page, "Logout").first().click();
  await expect(page).toHaveURL("/auth/login");
  await seeItElsewhere(await (await anotherBrowser()).newPage(), account, click);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("by finger", async ({ page, anotherBrowser }) => {
    const account = newAccount();
    await registerAndSignIn(page, account, tap);
    await planInRussian(page, tap);
    await page.getByRole("radio", { name: "EN" }).tap();
    await expectPlanned(page);
    await expectNoSidewaysScroll(page);
    await button(page, "Save schedule").tap();
    await expect(toast(page, SAVED)).toBeVisible();
    await button(page, "Open menu").tap();
    await page.getByRole("dialog", { name: "Menu" }).getByRole("button", { name: "Logout" }).tap();
    await expect(page).toHaveURL("/auth/login");
    await seeItElsewhere(await (await anotherBrowser()).newPage(), account, tap);
  });
});

test("by keyboard alone", async ({ page, anotherBrowser }) => {
  const account = newAccount();
  const keys = (on: Page) => ({
    /** Tab up to the control of this name. */
    to: (name: string) => tabTo(on, name),
    press: (key: string) => on.keyboard.press(key),
    type: (text: string) => on.keyboard.type(text),
  });
  const { to, press, type } = keys(page);

  await page.goto("/");
  await to("Start Your Free Trial");
  await press("Enter");
  await expect(page).toHaveURL("/auth/register");
  await hydrated(page);
  for (const [label, text] of [
    ["Email", account.email],
    ["Password", account.password],
    ["Confirm Password", account.password],
  ] as const) {
    await to(label);
    await type(text);
  }
  await press("Enter");
  await expect(page.getByRole("alert")).toHaveText("Registration successful! Please log in.");
  await expect(page.getByLabel("Password", { exact: true })).toBeFocused();
  await type(account.password);
  await press("Enter");
  await expect(page.getByRole("banner")).toContainText(account.name);
  await hydrated(page);

  await openPlanner(page);
  await to("RU");
  await press("ArrowLeft");
  await expect(page.getByRole("radio", { name: "EN" })).toBeChecked();
  for (const [label, days] of [
    ["Lesson days", EXAMPLE.lessons],
    ["Holidays or breaks", EXAMPLE.holidays],
    ["Lessons on holidays", EXAMPLE.lessonsOnHolidays],
  ] as const) {
    await to(label);
    await type(days);
    await press("Enter");
  }
  await expectPlanned(page);
  await to("1 September, Tuesday");
  await press("Enter");
  await expect(
    popover(page, "Tuesday, 1 September").getByRole("radio", { name: "Lesson day" }),
  ).toBeFocused();
  await press("Enter");
  await expect(day(page, "1 September, Tuesday")).toHaveAccessibleName(/lesson day/);
  await press("Control+z");
  await press("Control+s");
  await expect(toast(page, SAVED)).toBeVisible();
  await expectExport(page, async () => {
    await to("Export as image");
    await press("Enter");
  });
  await to("Logout");
  await press("Enter");
  await expect(page).toHaveURL("/auth/login");

  const elsewhere = await (await anotherBrowser()).newPage();
  const there = keys(elsewhere);
  await elsewhere.goto("/auth/login?redirectTo=/admin/schedule-builder?year=2026");
  await hydrated(elsewhere);
  await there.to("Email");
  await there.type(account.email);
  await there.to("Password");
  await there.type(account.password);
  await there.press("Enter");
  await expectPlanned(elsewhere);
});
