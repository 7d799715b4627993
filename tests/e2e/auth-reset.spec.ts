import { email, openAuth } from "./auth-form";
import {
  expect,
  expectAccessible,
  hydrated,
  newAccount,
  PASSWORD,
  refused,
  register,
  test,
} from "./fixtures";

test("Forgot password says the same whoever asks, and where the link goes", async ({ page }) => {
  const registered = newAccount();
  await register(page.request, registered);
  await openAuth(page, "/auth/login");
  await page.getByRole("link", { name: "Forgot password?" }).click();
  await expect(page).toHaveURL("/auth/forgot-password");
  await expect(page.getByRole("main")).toContainText("Telegram");
  await expect(page.getByRole("main")).toContainText("npm run reset-password -- EMAIL");
  for (const who of [registered.email, newAccount().email]) {
    await email(page).fill(who);
    await page.getByRole("button", { name: "Send link" }).click();
    await expect(page.getByRole("status")).toHaveText(
      "If this account has a linked Telegram chat, the link is on its way there.",
    );
    await page.reload();
    await hydrated(page);
  }
  await expectAccessible(page);
  await page.getByRole("link", { name: "Back to login" }).click();
  await expect(page).toHaveURL("/auth/login");
});

test("a reset address without a code says so and offers a new link", async ({ page }) => {
  await openAuth(page, "/auth/reset-password");
  await expect(page.getByRole("alert")).toContainText("no reset code");
  await expect(page.getByLabel("New Password", { exact: true })).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole("link", { name: "Ask for a new link" }).click();
  await expect(page).toHaveURL("/auth/forgot-password");
});

test("a reset code leaves the address bar; a wrong one is refused", async ({ page, allow }) => {
  allow(refused(422));
  await openAuth(page, "/auth/reset-password#token=nobody-has-this-one");
  await expect(page).toHaveURL("/auth/reset-password");
  await page.getByLabel("New Password", { exact: true }).fill(PASSWORD);
  await page.getByLabel("Confirm New Password").fill("something else");
  await page.getByRole("button", { name: "Change Password" }).click();
  await expect(page.getByText("New passwords do not match.")).toBeVisible();
  await page.getByLabel("Confirm New Password").fill(PASSWORD);
  await page.getByRole("button", { name: "Change Password" }).click();
  await expect(page.getByRole("alert")).toBeVisible();
  await expect(page.getByRole("link", { name: "Ask for a new link" })).toBeVisible();
  await expectAccessible(page);
});
