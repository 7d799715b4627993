import type { Page } from "@playwright/test";
import { expect, expectAccessible, refused, test, toast } from "./fixtures";
import { refuseOnce } from "./profile-page";
import { addStudent, card, dialog, openStudents, row } from "./students-page";

const linkOf = (page: Page) => card(page, "Join link").getByRole("textbox", { name: "Your join link" });

test.beforeEach(({ teacher }) => expect(teacher.email).toContain("@"));

test.describe("payments", () => {
  test("are recorded, counted, corrected, and deleted with Undo", async ({ page }) => {
    await addStudent(page, "Anna Belova");
    await openStudents(page);
    const payments = card(page, "Payments");
    await payments.getByRole("button", { name: "Record payment" }).click();
    const recording = dialog(page, "Record payment");
    await recording.getByLabel("Student").selectOption("Anna Belova · Grade 7");
    await expectAccessible(page);
    await recording.getByRole("button", { name: "Record payment" }).click();
    await expect(recording.getByText("Please enter an amount, such as 25 or 25.50.")).toBeVisible();
    await expect(recording.getByLabel("Amount")).toBeFocused();
    await page.keyboard.type("1,225.5");
    await recording.getByLabel("Date").fill("2026-10-01");
    await recording.getByLabel("Note").fill("October, four lessons");
    await page.keyboard.press("Enter");
    await expect(toast(page, "Payment recorded.")).toBeVisible();
    await expect(row(page, "1 Oct 2026")).toContainText("Anna Belova");
    await expect(row(page, "1 Oct 2026")).toContainText("$1,225.50");
    await expect(row(page, "Anna Belova Grade 7")).toContainText("$1,225.50");
    await expect(payments).toContainText("Total$1,225.50");
    await expectAccessible(page);

    await page.getByRole("button", { name: "Correct the payment of $1,225.50 on 1 Oct 2026" }).click();
    const correcting = dialog(page, "Correct payment");
    await expect(correcting.getByLabel("Amount")).toHaveValue("1225.5");
    await expect(correcting.getByLabel("Student")).toHaveValue(/^[0-9a-z]{26}$/);
    await correcting.getByLabel("Amount").fill("30");
    await correcting.getByRole("button", { name: "Save" }).click();
    await expect(payments).toContainText("Total$30.00");
    await expect(row(page, "1 Oct 2026")).toContainText("Anna Belova");

    await page.getByRole("button", { name: "Delete the payment of $30.00 on 1 Oct 2026" }).click();
    await expect(payments).toContainText("No payments are recorded yet.");
    await expect(row(page, "Anna Belova Grade 7")).toContainText("$0.00");
    await toast(page, "Payment deleted.").getByRole("button", { name: "Undo" }).click();
    await expect(row(page, "1 Oct 2026")).toContainText("Anna Belova");
    await expect(row(page, "Anna Belova Grade 7")).toContainText("$30.00");
  });

  test("count as Total Sales on the Dashboard", async ({ page }) => {
    await openStudents(page);
    await card(page, "Payments").getByRole("button", { name: "Record payment" }).click();
    await dialog(page, "Record payment").getByLabel("Amount").fill("12.34");
    await page.keyboard.press("Enter");
    await expect(card(page, "Payments")).toContainText("Total$12.34");
    await page.goto("/admin/dashboard");
    await expect(page.getByRole("main")).toContainText("$12.34");
  });

  test("what the server refuses stands beside its field, and a failure leaves the row", async ({
    page,
    allow,
  }) => {
    allow(refused(422));
    allow(refused(500));
    await openStudents(page);
    await card(page, "Payments").getByRole("button", { name: "Record payment" }).click();
    const recording = dialog(page, "Record payment");
    await recording.getByLabel("Amount").fill("12.345");
    await page.keyboard.press("Enter");
    await expect(recording.getByText(/with at most two decimals/)).toBeVisible();
    await expect(recording.getByLabel("Amount")).toBeFocused();
    await recording.getByLabel("Amount").fill("12.34");
    await page.keyboard.press("Enter");
    await expect(toast(page, "Payment recorded.")).toBeVisible();
    await refuseOnce(page, "DELETE", "**/api/payments/*", 500, {});
    await page.getByRole("button", { name: /^Delete the payment of \$12.34/ }).click();
    await expect(toast(page, "The payment could not be deleted. Please try again.")).toBeVisible();
    await expect(card(page, "Payments")).toContainText("Total$12.34");
  });
});

test.describe("join link", () => {
  test("is copied, and shown as a QR code, dark on light in both themes", async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await openStudents(page);
    const join = card(page, "Join link");
    const link = await linkOf(page).inputValue();
    expect(link).toMatch(/^http:\/\/localhost:\d+\/join\/[0-9a-z]{12}$/);
    await join.getByRole("button", { name: "Copy" }).click();
    await expect(join.getByRole("button", { name: "Copied" })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);

    const code = join.getByRole("img", { name: "QR code of your join link" });
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      const lightness = await code.evaluate((svg) => {
        const of = (color: string) => Number(/oklch\(([\d.]+)/.exec(color)?.[1]);
        const { backgroundColor, color } = getComputedStyle(svg);
        return { ground: of(backgroundColor), modules: of(color) };
      });
      expect(lightness.ground).toBeGreaterThan(0.95);
      expect(lightness.modules).toBeLessThan(0.3);
    }
  });

  test("is selected where the browser lets nothing be copied", async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, "clipboard", {
        value: { writeText: () => Promise.reject(new Error()) },
      }),
    );
    await openStudents(page);
    await card(page, "Join link").getByRole("button", { name: "Copy" }).click();
    await expect(toast(page, "It is selected: copy it yourself.")).toBeVisible();
    const selected = await linkOf(page).evaluate(
      ({ selectionStart, selectionEnd, value }: HTMLInputElement) =>
        value.slice(selectionStart ?? 0, selectionEnd ?? 0),
    );
    expect(selected).toMatch(/\/join\//);
  });

  test("is made anew after asking; the old one ends", async ({ page }) => {
    await openStudents(page);
    const join = card(page, "Join link");
    const before = await linkOf(page).inputValue();
    await join.getByRole("button", { name: "New link" }).click();
    const asking = dialog(page, "Make a new join link?");
    await expect(asking.getByRole("button", { name: "Cancel" })).toBeFocused();
    await expectAccessible(page);
    await asking.getByRole("button", { name: "Cancel" }).click();
    await expect(linkOf(page)).toHaveValue(before);
    await expect(join.getByRole("button", { name: "New link" })).toBeFocused();

    await join.getByRole("button", { name: "New link" }).click();
    await asking.getByRole("button", { name: "New link" }).click();
    await expect(toast(page, "Your new join link is ready. The old one no longer works.")).toBeVisible();
    await expect(linkOf(page)).not.toHaveValue(before);
    expect((await page.request.get(before)).status()).toBe(404);
    expect((await page.request.get(await linkOf(page).inputValue())).status()).toBe(200);
  });
});
