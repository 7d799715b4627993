import { makeCourse, numbered, openScreen } from "./course-page";
import { expect, holdScreens, pressAtOnce, test } from "./fixtures";

test.beforeEach(({ teacher }) => expect(teacher.email).toContain("@"));

for (const screen of ["", "/preview", "/worksheet"] as const)
  test(`whoever is faster than the pages come gets as many as presses: course${screen}`, async ({ page }) => {
    const id = await makeCourse(page, "English B1", numbered(8));
    await openScreen(page, id, screen);
    const pager = page.getByRole("navigation", { name: "Pages" });
    const next = pager.getByRole("button", { name: "Next page" });
    const previous = pager.getByRole("button", { name: "Previous page" });

    await pressAtOnce(next, 3);
    await expect(pager).toContainText("Page:4of 8");
    await pressAtOnce(previous, 2);
    await expect(pager).toContainText("Page:2of 8");

    const release = await holdScreens(page);
    await next.click();
    await page.keyboard.press("Alt+PageDown");
    await previous.click();
    await page.keyboard.press("Alt+PageDown");
    await next.click();
    await expect(pager).toContainText("Page:2of 8");
    release();
    await expect(pager).toContainText("Page:5of 8");
    await expect(page).toHaveURL(/page=5$/);

    await page.goBack();
    await expect(pager).toContainText("Page:2of 8");
    await next.click();
    await expect(pager).toContainText("Page:3of 8");
    await pressAtOnce(previous, 5);
    await expect(pager).toContainText("Page:1of 8");
    await pressAtOnce(next, 20);
    await expect(page.getByText("Page not found.")).toBeVisible();
    await expect(page).toHaveURL(/page=9$/);
    await pressAtOnce(previous, 2);
    await expect(pager).toContainText("Page:7of 8");
  });
