import type { Page } from "@playwright/test";
import { blockField, makeCourse, openBuilder, stateOf, storedBlocks } from "./course-page";
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  hydrated,
  keep,
  refused,
  test,
  toast,
} from "./fixtures";

/* Text blocks in the Course Builder (spec §2, product §6). */

const TEXTS = ["One", "Two", "Three", "Four"];
const course = (page: Page, blocks = TEXTS) => makeCourse(page, "Reader", [{ label: "12", blocks }]);
const deleteButton = (page: Page, number: number) =>
  page.getByRole("button", { name: "Delete", exact: true }).nth(number - 1);
const handle = (page: Page, number: number) =>
  page.getByRole("button", { name: `Move Text block ${number}` });
const texts = (page: Page) =>
  page
    .locator("textarea[data-block]")
    .evaluateAll((fields) => fields.map((field) => (field as HTMLTextAreaElement).value));

test.beforeEach(({ teacher }) => {
  expect(teacher.email).toContain("@");
});

test("shows a page: its blocks, its label, and that all is saved", async ({ page }) => {
  const id = await course(page);
  await openBuilder(page, id);
  await expect(page.getByRole("heading", { name: "Course Builder" })).toBeVisible();
  expect(await texts(page)).toEqual(TEXTS);
  await expect(stateOf(page, 4)).toHaveText("Saved");
  await expect(page.getByRole("navigation", { name: "Pages" })).toContainText("Page:12");
  await expectAccessible(page);
});

test("a new block takes the focus, is saved as it is typed, and stays", async ({ page }) => {
  const id = await course(page);
  await openBuilder(page, id);
  await page.getByRole("button", { name: "Add New Block" }).click();
  await expect(page.getByText("Block added successfully!")).toBeVisible();
  await expect(blockField(page, 5)).toBeFocused();
  await page.keyboard.type("Five");
  await expect(stateOf(page, 5)).toHaveText("Saved");
  await page.reload();
  expect(await texts(page)).toEqual([...TEXTS, "Five"]);
});

test("a deleted block comes back with Undo, where it was and as it was", async ({ page }) => {
  const id = await course(page);
  await openBuilder(page, id);
  await blockField(page, 2).fill("Two, and not saved for long");
  await deleteButton(page, 2).click();
  await keep(toast(page, "Block deleted successfully!"));
  await expect.poll(() => texts(page)).toEqual(["One", "Three", "Four"]);
  await expect(handle(page, 2)).toBeFocused();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(blockField(page, 2)).toHaveValue("Two, and not saved for long");
  await expect
    .poll(() => storedBlocks(page, id))
    .toEqual(["One", "Two, and not saved for long", "Three", "Four"]);
});

test("blocks are put in order with the keyboard; the focus goes along and it is saved", async ({ page }) => {
  const id = await course(page);
  await openBuilder(page, id);
  await handle(page, 1).focus();
  await page.keyboard.press("ArrowDown");
  await expect(handle(page, 2)).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(handle(page, 3)).toBeFocused();
  await expect(page.getByText("Text block 2 moved to place 3 of 4.")).toBeAttached();
  await expect.poll(() => texts(page)).toEqual(["Two", "Three", "One", "Four"]);
  await expect.poll(() => storedBlocks(page, id)).toEqual(["Two", "Three", "One", "Four"]);
  await page.keyboard.press("Alt+ArrowUp");
  await expect.poll(() => storedBlocks(page, id)).toEqual(["Two", "One", "Three", "Four"]);
  await page.reload();
  expect(await texts(page)).toEqual(["Two", "One", "Three", "Four"]);
});

test("blocks are put in order by dragging, and stay where they were with Escape", async ({ page }) => {
  const id = await course(page);
  await openBuilder(page, id);
  const drag = async (from: number, to: number) => {
    await handle(page, from).hover();
    await page.mouse.down();
    const target = await handle(page, to).boundingBox();
    const start = await handle(page, from).boundingBox();
    if (!target || !start) throw new Error("no handle to drag");
    await expect(page.locator("[data-dragged]")).toHaveCount(1);
    await page.mouse.move(start.x + 5, (start.y + target.y) / 2, { steps: 5 });
    await page.mouse.move(start.x + 5, target.y + 20, { steps: 10 });
  };
  await drag(1, 3);
  await page.mouse.up();
  await expect.poll(() => texts(page)).toEqual(["Two", "Three", "One", "Four"]);
  await expect.poll(() => storedBlocks(page, id)).toEqual(["Two", "Three", "One", "Four"]);
  await drag(4, 2);
  await page.keyboard.press("Escape");
  await page.mouse.up();
  await expect.poll(() => texts(page)).toEqual(["Two", "Three", "One", "Four"]);
});

for (const [what, method, act, message] of [
  [
    "adding",
    "POST",
    (page: Page) => page.getByRole("button", { name: "Add New Block" }).click(),
    "Failed to add block.",
  ],
  ["deleting", "DELETE", (page: Page) => deleteButton(page, 1).click(), "Failed to delete block."],
  ["moving", "PUT", (page: Page) => handle(page, 1).press("ArrowDown"), "Failed to move the block."],
] as const)
  test(`${what} that fails says so and leaves the page as it was`, async ({ page, allow }) => {
    allow(refused(500));
    const id = await course(page);
    await openBuilder(page, id);
    await page.route("**/api/courses/*/blocks**", (route) =>
      route.request().method() === method ? route.fulfill({ status: 500, body: "{}" }) : route.continue(),
    );
    await act(page);
    await expect(page.getByText(message)).toBeVisible();
    await expect.poll(() => texts(page)).toEqual(TEXTS);
    await expect.poll(() => storedBlocks(page, id)).toEqual(TEXTS);
  });

test("a page without text says how it begins", async ({ page }) => {
  const id = await course(page, []);
  await openBuilder(page, id);
  await expect(page.getByText("This page has no text yet.")).toBeVisible();
  await page.getByRole("button", { name: "Add New Block" }).click();
  await expect(blockField(page, 1)).toBeFocused();
  await expectAccessible(page);
});

test("the content is as tall as the person wants, between 200 and 800 pixels, next time too", async ({
  page,
}) => {
  const id = await course(page);
  await openBuilder(page, id);
  const separator = page.getByRole("separator", { name: "Height of the content" });
  const height = async () =>
    (await page.getByRole("region", { name: "Text", exact: true }).boundingBox())?.height;
  await separator.focus();
  await page.keyboard.press("Home");
  await expect.poll(height).toBe(200);
  await page.keyboard.press("PageDown");
  await expect.poll(height).toBe(300);
  await page.reload();
  await hydrated(page);
  await expect.poll(height).toBe(300);
  await separator.focus();
  await page.keyboard.press("End");
  await expect.poll(height).toBe(800);
});

test("what is pasted loses its control characters, not its lines", async ({ page }) => {
  const id = await course(page);
  await openBuilder(page, id);
  await blockField(page, 1).fill("A\u0000B\r\nC\tD\u0007");
  await expect(stateOf(page, 1)).toHaveText("Saved");
  expect((await storedBlocks(page, id))[0]).toBe("AB\nC\tD");
});

test("the last course and page open again from the sidebar", async ({ page }) => {
  const id = await makeCourse(page, "Second", [{ blocks: ["One"] }, { blocks: ["Two"] }]);
  await openBuilder(page, id, 2);
  await page.goto("/admin/dashboard");
  await page.getByRole("link", { name: "Course Builder" }).first().click();
  await page.waitForURL(`**/admin/course-builder/${id}?page=2`);
  await expect(blockField(page, 1)).toHaveValue("Two");
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("everything stands under each other and works", async ({ page }) => {
    const id = await course(page);
    await openBuilder(page, id);
    await expectNoSidewaysScroll(page);
    await blockField(page, 1).fill("With a finger");
    await expect(stateOf(page, 1)).toHaveText("Saved");
    await expectAccessible(page);
  });
});
