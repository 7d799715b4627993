import type { Page } from "@playwright/test";
import { newAddress } from "../support/addresses.mjs";
import { expect, expectAccessible, expectNoSidewaysScroll, FROM_OUR_PAGE, hydrated, test } from "./fixtures";

const bell = (page: Page) => page.getByRole("banner").getByRole("button", { name: /^Notifications/ });
const list = (page: Page) => page.getByRole("dialog", { name: "Notifications" });
const palette = (page: Page) => page.getByRole("dialog", { name: "Search" });

/** A new join link of the signed-in teacher. */
async function newJoinLink(page: Page): Promise<string> {
  const answer = await page.request.post("/api/students/join-code", FROM_OUR_PAGE);
  return `/join/${(await answer.json()).code}`;
}

/** Somebody else asks to join. */
async function ask(page: Page, link: string, name: string, grade: string) {
  const headers = {
    Origin: new URL(page.url()).origin,
    "CF-Connecting-IP": newAddress(),
    Connection: "close",
  };
  const answer = await page.request.post(link, { form: { name, grade }, headers, maxRetries: 2 });
  expect(answer.status()).toBe(201);
}

async function open(page: Page, path = "/admin/user-profile") {
  await page.goto(path);
  await hydrated(page);
}

test.beforeEach(({ teacher }) => expect(teacher.email).toContain("@"));

test("a new account has nothing new and says what will stand there", async ({ page }) => {
  await open(page);
  await expect(bell(page)).toHaveAccessibleName("Notifications");
  await bell(page).click();
  await expect(list(page)).toContainText("Nothing has happened yet.");
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(list(page)).toBeHidden();
  await expect(bell(page)).toBeFocused();
});

test("counts what is new, tells it, and counts no longer what was looked at", async ({ page }) => {
  await open(page);
  const link = await newJoinLink(page);
  await ask(page, link, "Anna Belova", "Grade 7");
  await ask(page, link, "Тим Окафор", "11 класс");
  await page.reload();
  await hydrated(page);
  await expect(bell(page)).toHaveAccessibleName("Notifications, 2 new");
  await bell(page).click();
  await expect(list(page).getByRole("listitem")).toHaveText([
    /^Тим Окафор \(11 класс\) asks to join.*New$/,
    /^Anna Belova \(Grade 7\) asks to join.*New$/,
  ]);
  await expectAccessible(page);
  await expect(bell(page)).toHaveAccessibleName("Notifications");
  await page.reload();
  await hydrated(page);
  await expect(bell(page)).toHaveAccessibleName("Notifications");
  await bell(page).click();
  await expect(list(page).getByRole("listitem").first()).not.toContainText("New");
  await list(page).getByRole("link").first().click();
  await expect(page).toHaveURL("/admin/students");
  await expect(list(page)).toBeHidden();
});

test("rings in an open window, without a reload, and fits a phone", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.clock.install();
  await open(page);
  await ask(
    page,
    await newJoinLink(page),
    "A name as long as some names are, with a surname of its own",
    "Grade 7",
  );
  await page.clock.runFor(61_000);
  await expect(bell(page)).toHaveAccessibleName("Notifications, 1 new");
  await bell(page).click();
  await expect(list(page).getByRole("listitem")).toHaveCount(1);
  await expectNoSidewaysScroll(page);
});

test("a list that cannot be loaded says so", async ({ page, allow }) => {
  allow(/503/);
  await open(page);
  await page.route("**/api/notices", (route) => route.fulfill({ status: 503, json: { message: "Busy." } }));
  await bell(page).click();
  await expect(list(page).getByRole("status")).toHaveText("The list could not be loaded. Please try again.");
});

test("the palette finds a student and a lesson, by keyboard", async ({ page }) => {
  await open(page);
  const today = new Date().toISOString().slice(0, 10);
  await page.evaluate(async (date) => {
    const send = (path: string, body: object) =>
      fetch(path, {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify(body),
      });
    await send("/api/students", { name: "Anna Belova", grade: "Grade 7" });
    const looks = { title: "Analytical grammar", grade: "Grade 7", type: "Group", color: "#1f86c8" };
    await send("/api/lessons", { date, time: "10:00", ...looks });
  }, today);
  await page.keyboard.press("Control+k");
  await palette(page).getByRole("combobox").fill("ana");
  await expect(palette(page).getByRole("option")).toHaveText([/^Analytical grammarGrade 7 · .*, 10:00$/]);
  await palette(page).getByRole("combobox").fill("an");
  await expect(palette(page).getByRole("option")).toHaveText([/^Anna BelovaGrade 7$/, /^Analytical grammar/]);
  await expectAccessible(page);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/admin\/students\?student=[0-9a-z]{26}$/);
  const editing = page.getByRole("dialog", { name: "Edit student" });
  await expect(editing).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(editing).toBeHidden();
  await page.keyboard.press("Control+k");
  await palette(page).getByRole("combobox").fill("analytical");
  await expect(palette(page).getByRole("option")).toHaveCount(1);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(new RegExp(`/admin/dashboard\\?start=${today}&lesson=[0-9a-z]{26}$`));
});
