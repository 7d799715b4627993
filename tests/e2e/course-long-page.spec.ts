import type { Page } from "@playwright/test";
import { blockField, openBuilder, stateOf, storedBlocks } from "./course-page";
import { expect, expectAccessible, FROM_OUR_PAGE, test } from "./fixtures";

/* A page of so many blocks that only those near what is seen are fields (product §6). */

const COUNT = 120;
const WORDS = "Every evening at six Tomas climbed the hundred and ninety steps with a can of oil. ";
const SHAPES = [WORDS, WORDS.repeat(4), "One\nTwo\nThree", "Ends\n", "", "  a  b\tc", "x".repeat(400)];
const TEXTS = Array.from({ length: COUNT }, (_, i) => `${i + 1}. ${SHAPES[i % SHAPES.length]}`);

const fields = (page: Page) => page.locator("textarea[data-block]");
const rows = (page: Page) => page.locator("[data-reorder-row]");
const handle = (page: Page, number: number) =>
  page.getByRole("button", { name: `Move Text block ${number}`, exact: true });
const scrollTo = (page: Page, top: number) =>
  page.getByRole("region", { name: "Text", exact: true }).evaluate((pane, to) => {
    pane.scrollTop = to;
  }, top);

async function openLongPage(page: Page): Promise<string> {
  const made = await page.request.post("/api/courses", { data: { name: "Long" }, ...FROM_OUR_PAGE });
  const { courseId } = await made.json();
  const pages = [
    { page: "1", blocks: TEXTS.map((data) => ({ data })) },
    { page: "2", blocks: [] },
  ];
  await page.request.put(`/api/courses/${courseId}`, { data: { pages }, ...FROM_OUR_PAGE });
  await openBuilder(page, courseId);
  return courseId;
}

test.beforeEach(({ teacher }) => {
  expect(teacher.email).toContain("@");
});

test("every text is in the page and has its name, a field or not", async ({ page }) => {
  await openLongPage(page);
  await expect(rows(page)).toHaveCount(COUNT);
  expect(await fields(page).count()).toBeLessThan(40);
  for (const number of [1, 60, COUNT]) await expect(blockField(page, number)).toHaveCount(1);
  await expect(blockField(page, 99)).toHaveText(TEXTS[98]?.trimEnd() ?? "");
  await expectAccessible(page);
});

test("nothing moves when a text becomes a field", async ({ page }) => {
  await openLongPage(page);
  const heights = () => rows(page).evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height));
  const before = await heights();
  for (const [top, number] of [
    [3_000, 20],
    [8_000, 50],
    [14_000, 90],
  ] as const) {
    await scrollTo(page, top);
    await blockField(page, number).scrollIntoViewIfNeeded();
    await expect(
      rows(page)
        .nth(number - 1)
        .locator("textarea"),
    ).toBeVisible();
    expect(await heights()).toEqual(before);
  }
});

test("a far block takes the focus, is typed in, saved, and keeps both while somebody looks elsewhere", async ({
  page,
}) => {
  const id = await openLongPage(page);
  await blockField(page, 100).focus();
  await expect(rows(page).nth(99).locator("textarea")).toBeFocused();
  await page.keyboard.press("Control+Home");
  await page.keyboard.type("Far: ");
  await expect(stateOf(page, 100)).toHaveText("Saved");
  await scrollTo(page, 0);
  await expect(rows(page).first().locator("textarea")).toBeVisible();
  await expect(rows(page).nth(99).locator("textarea")).toBeFocused();
  await page.keyboard.type("still ");
  await expect.poll(async () => (await storedBlocks(page, id))[99]).toBe(`Far: still ${TEXTS[99]}`);
  await blockField(page, 50).click();
  await expect(rows(page).nth(49).locator("textarea")).toBeFocused();
});

test("Tab goes through block after block, both ways", async ({ page }) => {
  await openLongPage(page);
  const at = () =>
    page.evaluate(() =>
      Number(document.activeElement?.closest("[data-reorder-row]")?.getAttribute("data-reorder-row")),
    );
  await handle(page, 1).focus();
  // handle, "Delete" and the field of each
  for (let step = 1; step <= 75; step++) {
    await page.keyboard.press("Tab");
    expect(await at()).toBe(Math.floor(step / 3));
  }
  for (let step = 74; step >= 0; step--) {
    await page.keyboard.press("Shift+Tab");
    expect(await at()).toBe(Math.floor(step / 3));
  }
  await page.getByRole("button", { name: "Add New Block" }).focus();
  await expect(handle(page, COUNT)).toBeVisible();
  await page.keyboard.press("Shift+Tab");
  await expect(rows(page).last().locator("textarea")).toBeFocused();
});

test("a far block is moved with the keyboard and by dragging", async ({ page }) => {
  const id = await openLongPage(page);
  await scrollTo(page, 9_000);
  await blockField(page, 60).click();
  await handle(page, 60).focus();
  await page.keyboard.press("ArrowDown");
  await expect(handle(page, 61)).toBeFocused();
  const moved = [...TEXTS.slice(0, 59), TEXTS[60], TEXTS[59], ...TEXTS.slice(61)];
  await expect.poll(() => storedBlocks(page, id)).toEqual(moved);

  // to the pane's edge, where it scrolls along past rows that are not drawn yet
  await handle(page, 61).hover();
  await page.mouse.down();
  await expect(page.locator("[data-dragged]")).toHaveCount(1);
  const pane = await page.getByRole("region", { name: "Text", exact: true }).boundingBox();
  if (!pane) throw new Error("no pane");
  const top = await page.getByRole("region", { name: "Text", exact: true }).evaluate((it) => it.scrollTop);
  await page.mouse.move(pane.x + 20, pane.y + pane.height - 5, { steps: 10 });
  await expect
    .poll(() => page.getByRole("region", { name: "Text", exact: true }).evaluate((it) => it.scrollTop))
    .toBeGreaterThan(top + 600);
  await page.mouse.up();
  await expect.poll(async () => (await storedBlocks(page, id)).indexOf(TEXTS[59] ?? "")).toBeGreaterThan(64);
  const shown = () =>
    rows(page).evaluateAll((all) =>
      all.map(
        (row) => row.querySelector("textarea")?.value ?? row.querySelector("[role=textbox]")?.textContent,
      ),
    );
  await expect.poll(shown).toEqual(await storedBlocks(page, id));
});

test("a new block at the end of many takes the focus", async ({ page }) => {
  const id = await openLongPage(page);
  await page.getByRole("button", { name: "Add New Block" }).click();
  await expect(rows(page).nth(COUNT).locator("textarea")).toBeFocused();
  await page.keyboard.type("Last");
  await expect.poll(async () => (await storedBlocks(page, id))[COUNT]).toBe("Last");
});

test("turning to it shows its beginning at once and all of it soon", async ({ page }) => {
  await openLongPage(page);
  await page.getByRole("button", { name: "Next page" }).click();
  await expect(page.getByText("This page has no text yet.")).toBeVisible();
  await page.getByRole("button", { name: "Previous page" }).click();
  await expect(blockField(page, 1)).toHaveValue(TEXTS[0] ?? "");
  await expect(rows(page)).toHaveCount(COUNT);
});
