import { blockField, makeCourse, numbered, openScreen } from "./course-page";
import { expect, holdScreens, pressAtOnce, refused, test, toast } from "./fixtures";

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

for (const screen of ["", "/preview", "/worksheet"] as const)
  test(`a page that cannot be turned to says so, and is tried again: course${screen}`, async ({
    page,
    allow,
  }) => {
    allow(refused(503));
    allow(/turbo-stream|SyntaxError/);
    const id = await makeCourse(page, "English B1", numbered(2));
    await openScreen(page, id, screen);
    await page.route(/\.data(\?|$)/, (route) => route.fulfill({ status: 503, body: "" }));
    await page.getByRole("button", { name: "Next page" }).click();
    await expect(page.getByRole("main")).toContainText("Failed to fetch page.");
    await page.unrouteAll();
    await page.getByRole("link", { name: "Try again" }).click();
    await expect(page.getByRole("navigation", { name: "Pages" })).toContainText("Page:2of 2");
  });

for (const [what, answer, message] of [
  ["without a word", {}, "Failed to fetch page."],
  ["with its reason", { code: "unavailable", message: "Lectern is busy." }, "Lectern is busy."],
] as const)
  test(`a page that is not read again after a change, ${what}, is told of`, async ({ page, allow }) => {
    allow(refused(503));
    const id = await makeCourse(page, "English B1", [{ blocks: ["One"] }]);
    await openScreen(page, id, "");
    await page.route("**/api/courses/*/pages/0", (route) => route.fulfill({ status: 503, json: answer }));
    await page.getByRole("button", { name: "Add New Block" }).click();
    await expect(toast(page, message)).toBeVisible();
    await expect(toast(page, "Block added successfully!")).toBeVisible();
    await expect(blockField(page, 2)).toBeFocused();
  });
