import type { Page } from "@playwright/test";
import { expect, expectAccessible, test, toast } from "./fixtures";
import { card, openProfile } from "./profile-page";

const SAVED = "Profile updated successfully!";

test.beforeEach(async ({ page, teacher }) => {
  expect(teacher.email).toContain("@");
  await page.clock.install();
  await openProfile(page);
});

async function save(page: Page) {
  await card(page, "My Information").getByRole("button", { name: "Edit Profile" }).click();
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(toast(page, SAVED).last()).toBeVisible();
}

test("a message goes by itself, but not while a pointer is on it", async ({ page }) => {
  await save(page);
  await toast(page, SAVED).hover();
  await page.clock.runFor(60_000);
  await expect(toast(page, SAVED)).toBeVisible();
  await page.mouse.move(10, 10);
  await page.clock.runFor(5_000);
  await expect(toast(page, SAVED)).toBeHidden();
});

test("F8 leads to the newest message; it stays while the focus is there, and closing gives the focus back", async ({
  page,
}) => {
  await save(page);
  await expectAccessible(page);
  const edit = card(page, "My Information").getByRole("button", { name: "Edit Profile" });
  await expect(edit).toBeFocused();
  await page.keyboard.press("F8");
  await expect(toast(page, SAVED).getByRole("button", { name: "Close" })).toBeFocused();
  await page.clock.runFor(60_000);
  await page.keyboard.press("Enter");
  await expect(toast(page, SAVED)).toBeHidden();
  await expect(edit).toBeFocused();
});

test("two messages stand one above the other and go one after the other", async ({ page }) => {
  await save(page);
  await page.clock.runFor(3_000);
  await save(page);
  await expect(toast(page, SAVED)).toHaveCount(2);
  await page.clock.runFor(2_500);
  await expect(toast(page, SAVED)).toHaveCount(1);
});
