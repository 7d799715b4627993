import { expect, expectAccessible, expectNoSidewaysScroll, refused, test, toast } from "./fixtures";
import { card, openProfile, refuseOnce } from "./profile-page";

const NAME = "Calendar feed";

test.beforeEach(({ teacher }) => expect(teacher.email).toContain("@"));

test("shows an address that calendar apps can read, and copies it", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openProfile(page);
  const feed = card(page, NAME);
  const field = feed.getByLabel("Address", { exact: true });
  await expect(field).toHaveAttribute("readonly");
  const address = await field.inputValue();
  expect(address).toMatch(/^http:\/\/localhost:\d+\/calendar\/[0-9a-z]+-[\w-]{43}\.ics$/);
  await feed.getByRole("button", { name: "Copy" }).click();
  await expect(toast(page, "Address copied.")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
  await expectAccessible(page);

  const answer = await page.request.get(address, { headers: { Cookie: "" } });
  expect(answer.status()).toBe(200);
  expect(await answer.text()).toContain("X-WR-CALNAME:Lectern");
});

test("selects the address where it cannot be copied", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "clipboard", { value: undefined });
  });
  await openProfile(page);
  await card(page, NAME).getByRole("button", { name: "Copy" }).click();
  await expect(toast(page, "The address could not be copied. Select it and copy it yourself.")).toBeVisible();
  const selected = await card(page, NAME)
    .getByLabel("Address", { exact: true })
    .evaluate((input) => input instanceof HTMLInputElement && input.selectionEnd === input.value.length);
  expect(selected).toBe(true);
});

test("renews the address after asking, by keyboard alone; the old one ends", async ({ page }) => {
  await openProfile(page);
  const feed = card(page, NAME);
  const field = feed.getByLabel("Address", { exact: true });
  const old = await field.inputValue();
  const button = feed.getByRole("button", { name: "Renew address" });

  await button.focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Renew the address of your calendar feed?" });
  await expect(dialog).toContainText("Apps that use the old address stop getting lessons.");
  await expect(dialog.getByRole("button", { name: "Cancel" })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
  await expect(field).toHaveValue(old);

  await page.keyboard.press("Enter");
  await dialog.getByRole("button", { name: "Renew address" }).press("Enter");
  await expect(toast(page, "The calendar feed has a new address.")).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
  await expect(field).not.toHaveValue(old);
  const fresh = await field.inputValue();
  expect((await page.request.get(old)).status()).toBe(404);
  expect((await page.request.get(fresh)).status()).toBe(200);
  await page.reload();
  await expect(field).toHaveValue(fresh);
});

test("a failure keeps the address and says so", async ({ page, allow }) => {
  allow(refused(503));
  await openProfile(page);
  const field = card(page, NAME).getByLabel("Address", { exact: true });
  const old = await field.inputValue();
  await refuseOnce(page, "POST", "/api/user/feed", 503, {});
  await card(page, NAME).getByRole("button", { name: "Renew address" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Renew address" }).click();
  await expect(toast(page, "The address could not be renewed. Please try again.")).toBeVisible();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expect(field).toHaveValue(old);
});

test("fits a phone", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openProfile(page);
  await expect(card(page, NAME).getByRole("button", { name: "Copy" })).toBeVisible();
  await expectNoSidewaysScroll(page);
});
