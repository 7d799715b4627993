import { gapFill, LIGHTHOUSE, makeCourse, note, numbered, openScreen, section } from "./course-page";
import { expect, expectAccessible, expectNoSidewaysScroll, refused, test } from "./fixtures";
import { tabTo } from "./keys";
import { inDatabase } from "./students-page";

test.beforeEach(({ teacher }) => expect(teacher.email).toContain("@"));

test("a page is read and worked as a student does", async ({ page }) => {
  await openScreen(page, await makeCourse(page, "English B1", [LIGHTHOUSE]), "/preview");
  await expect(page).toHaveTitle("English B1, preview · Lectern");
  await expect(page.getByRole("heading", { name: "English B1", level: 1 })).toBeVisible();
  const text = page.getByRole("region", { name: "Text" });
  await expect(text.getByRole("paragraph")).toHaveCount(2);
  await expect(text.getByText("said the sea")).toHaveCSS("white-space-collapse", "preserve");

  const first = page.getByRole("region", { name: "Section 1, Reading check" });
  await expect(first.getByRole("article")).toHaveCount(2);
  await expect(page.getByText("From elsewhere")).toHaveCount(0);
  await expect(first.getByRole("heading", { level: 3 })).toHaveText([
    "1.Complete the sentences",
    "2.True or false",
  ]);
  const second = page.getByRole("region", { name: "Section 2" });
  await expect(second.getByText("Bring your book.")).toBeVisible();
  await expect(second.getByRole("button")).toHaveCount(0);
  await expectAccessible(page);
});

test("a section keeps the score of all its exercises", async ({ page }) => {
  await openScreen(page, await makeCourse(page, "English B1", [LIGHTHOUSE]), "/preview");
  const first = page.getByRole("region", { name: "Section 1, Reading check" });
  await expect(first.getByText("3 answers to give")).toBeVisible();
  const gaps = first.getByRole("textbox");
  await gaps.first().fill("went up");
  await gaps.last().fill("seen");
  await first.getByText("True", { exact: true }).click();
  await first.getByRole("button", { name: "Check all" }).click();
  await expect(first.getByText("2 of 3 right")).toBeVisible();
  await expectAccessible(page);
  await gaps.last().fill("met");
  await first.getByRole("button", { name: "Check all" }).click();
  await expect(first.getByText("3 of 3 right")).toBeVisible();

  await first.getByRole("button", { name: "Reset all" }).click();
  await expect(first.getByText("3 answers to give")).toBeVisible();
  await expect(gaps.first()).toHaveValue("");
  await first.getByRole("button", { name: "Show all answers" }).click();
  await expect(gaps.first()).toHaveValue("climbed");
  await first.getByRole("button", { name: "Hide all answers" }).click();
  await expect(gaps.first()).toHaveValue("");
});

test("pages are turned by button and by key, as far as 'Page not found.'", async ({ page }) => {
  const id = await makeCourse(page, "English B1", [LIGHTHOUSE, { label: "Unit 2" }, { label: "" }]);
  await openScreen(page, id, "/preview");
  const pager = page.getByRole("navigation", { name: "Pages" });
  const next = pager.getByRole("button", { name: "Next page" });
  const previous = pager.getByRole("button", { name: "Previous page" });
  await expect(pager).toContainText("Page:1of 3");
  await expect(previous).toHaveAttribute("aria-disabled", "true");
  await page.keyboard.press("Alt+PageUp");
  await next.click();
  await expect(page).toHaveURL(/preview\?page=2$/);
  await expect(pager).toContainText("Page:Unit 2· 2 of 3");
  await expect(page.getByText("There is nothing on this page yet.")).toBeVisible();
  await expect(next).toBeFocused();
  await page.keyboard.press("Alt+PageDown");
  await expect(pager.getByText("no page", { exact: true })).toBeVisible();
  await page.keyboard.press("Alt+PageDown");
  await expect(page).toHaveURL(/page=4$/);
  await expect(page.getByText("Page not found.")).toBeVisible();
  await expect(next).toHaveAttribute("aria-disabled", "true");
  await expectAccessible(page);
  await page.getByRole("link", { name: "Go to the last page" }).click();
  await expect(page).toHaveURL(/page=3$/);
  await expect(pager).toContainText("3 of 3");
  await page.keyboard.press("Alt+PageUp");
  await page.keyboard.press("Alt+PageUp");
  await expect(page.getByRole("region", { name: "Text" })).toBeVisible();
  await page.getByRole("link", { name: "Back to the builder" }).click();
  await expect(page.getByRole("heading", { name: "Course Builder" })).toBeVisible();
});

test("the source image is shown on demand", async ({ page }) => {
  const id = await makeCourse(page, "English B1", [{ label: "12" }, {}]);
  await inDatabase("UPDATE pages SET image = '/favicon.svg' WHERE course_id = ?1 AND position = 0", id);
  await openScreen(page, id, "/preview");
  const image = page.getByRole("img", { name: "Source of page 12" });
  await expect(image).toHaveCount(0);
  await page.getByRole("button", { name: "Source image" }).click();
  await expect(image).toBeVisible();
  await page.getByRole("button", { name: "Next page" }).click();
  await expect(page).toHaveURL(/page=2$/);
  await expect(image).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Source image" })).toHaveCount(0);
});

test("a course without pages, and no course at all", async ({ page, allow }) => {
  allow(refused(404));
  await openScreen(page, await makeCourse(page, "Nothing", []), "/preview");
  await expect(page.getByText("This course has no page yet.")).toBeVisible();
  await expect(page.getByText("no page", { exact: true })).toBeVisible();
  await page.goto("/admin/course-builder/01aaaaaaaaaaaaaaaaaaaaaaaa/preview");
  await expect(page.getByRole("heading", { name: "Page not found" })).toBeVisible();
});

test("the keyboard alone is enough", async ({ page }) => {
  const sections = [section("", gapFill("First", "A [cat]."), gapFill("Second", "A [dog]."))];
  await openScreen(page, await makeCourse(page, "English B1", [{ sections }]), "/preview");
  const text = page.getByRole("region", { name: "Section 1" });
  await expect(text.getByText("2 answers to give")).toBeVisible();
  await text.getByRole("textbox").first().focus();
  await page.keyboard.type("cat");
  await tabTo(page, "Check all");
  await page.keyboard.press("Enter");
  await expect(text.getByText("1 of 2 right")).toBeVisible();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test("everything has room, also long labels and words", async ({ page }) => {
    const long = "Донаудампфшиффартсгезельшафтскапитан".repeat(4);
    const exercises = [
      note(long, long),
      gapFill(long, `${long} [${long}]`),
      {
        type: "match_words",
        title: long,
        leftItems: [{ content: long }],
        rightItems: [{ content: long }],
      },
      { type: "sort_into_columns", title: long, items: [{ content: long, column: long }] },
      {
        type: "text_order",
        text_order_exercise_data: { sentences_in_correct_order: [{ text: long }, { text: "b" }] },
      },
      { type: "wordlist", wordlist_exercise_data: { items: [{ word: long, definition: long }] } },
      { type: "picture_label", title: long, image: "", alt: "", label: long },
      { type: "voice_recording", title: long, audioUrl: "" },
    ];
    const id = await makeCourse(page, long.slice(0, 120), [
      {
        label: long.slice(0, 140),
        blocks: [long],
        sections: [section(long, ...exercises), ...(LIGHTHOUSE.sections ?? [])],
      },
      ...numbered(1),
    ]);
    await openScreen(page, id, "/worksheet");
    await expectNoSidewaysScroll(page);
    await openScreen(page, id, "/preview");
    await expectNoSidewaysScroll(page);
    await expect(page.getByRole("button", { name: "Next page" })).toBeInViewport({ ratio: 1 });
    await expectAccessible(page);
  });
});
