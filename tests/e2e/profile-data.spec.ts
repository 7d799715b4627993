import { readFile } from "node:fs/promises";
import { expect, expectAccessible, FROM_OUR_PAGE, PASSWORD, refused, test, toast } from "./fixtures";
import { card, openProfile, REAUTH, refuseOnce } from "./profile-page";

test("Export my data is one JSON file with the schedule in it", async ({ page, teacher }) => {
  await page.request.post("/api/schedule?year=2026", {
    ...FROM_OUR_PAGE,
    data: {
      lessonDays: { "0": [7, 14] },
      holidayDays: {},
      holidayLessons: {},
      selectedMonths: Array(9).fill(true),
      selectAll: true,
      language: "en",
    },
  });
  await openProfile(page);
  const waiting = page.waitForEvent("download");
  await page.getByRole("link", { name: "Export my data" }).click();
  const download = await waiting;
  expect(download.suggestedFilename()).toMatch(/\.json$/);
  const text = await readFile(await download.path(), "utf8");
  expect(JSON.parse(text)).toMatchObject({
    user: { email: teacher.email, name: teacher.name },
    schedules: [{ year: 2026, lessonDays: { "0": [7, 14] }, language: "en" }],
  });
  expect(text).not.toMatch(/scrypt|password/i);
});

test.describe("Delete Account", () => {
  test("nothing happens when the confirmation is dismissed", async ({ page, teacher }) => {
    await openProfile(page);
    const asked: string[] = [];
    page.on("dialog", (dialog) => {
      asked.push(dialog.message());
      void dialog.dismiss();
    });
    const sent: string[] = [];
    page.on("request", (request) => {
      if (request.method() !== "GET") sent.push(request.url());
    });
    await card(page, "Danger Zone").getByRole("button", { name: "Delete Account" }).click();
    expect(asked).toEqual(["Are you sure you want to delete your account? This action cannot be undone."]);
    expect(sent).toEqual([]);
    await expect(page.getByRole("banner")).toContainText(teacher.name);
  });

  test("confirmed, the account is gone and one is told so", async ({ page, teacher }) => {
    await openProfile(page);
    page.on("dialog", (dialog) => void dialog.accept());
    await card(page, "Danger Zone").getByRole("button", { name: "Delete Account" }).click();
    await expect(page.getByText("Account deleted successfully.")).toBeVisible();
    await expect(page).toHaveURL(/\/auth\/login/);
    const again = await page.request.post("/api/auth/login", { data: teacher, ...FROM_OUR_PAGE });
    expect(again.status()).toBe(401);
  });

  test("asks for the password when the server does", async ({ page, teacher, allow }) => {
    allow(refused(403));
    await openProfile(page);
    page.on("dialog", (dialog) => void dialog.accept());
    await refuseOnce(page, "DELETE", "/api/user/profile", 403, REAUTH);
    await card(page, "Danger Zone").getByRole("button", { name: "Delete Account" }).click();
    const dialog = page.getByRole("dialog", { name: "Confirm with your password" });
    await expect(dialog.getByLabel("Current Password", { exact: true })).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(card(page, "Danger Zone").getByRole("button", { name: "Delete Account" })).toBeFocused();

    await refuseOnce(page, "DELETE", "/api/user/profile", 403, REAUTH);
    await card(page, "Danger Zone").getByRole("button", { name: "Delete Account" }).click();
    await refuseOnce(page, "DELETE", "/api/user/profile", 403, { ...REAUTH, message: "Not this one." });
    await dialog.getByLabel("Current Password", { exact: true }).fill(PASSWORD);
    await page.keyboard.press("Enter");
    await expect(dialog).toContainText("Not this one.");
    await dialog.getByRole("button", { name: "Delete Account" }).click();
    await expect(page.getByText("Account deleted successfully.")).toBeVisible();
    expect((await page.request.post("/api/auth/login", { data: teacher, ...FROM_OUR_PAGE })).status()).toBe(
      401,
    );
  });

  test("a failure shows the specified toast", async ({ page, teacher, allow }) => {
    allow(refused(500));
    await openProfile(page);
    page.on("dialog", (dialog) => void dialog.accept());
    await refuseOnce(page, "DELETE", "/api/user/profile", 500, {});
    await card(page, "Danger Zone").getByRole("button", { name: "Delete Account" }).click();
    await expect(toast(page, "Failed to delete account.")).toBeVisible();
    await expect(page.getByRole("banner")).toContainText(teacher.name);
  });
});
