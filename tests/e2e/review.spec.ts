import {
  LIGHTHOUSE,
  makeDocument,
  openReview,
  regionOf,
  saveState,
  storedPage,
  storePage,
  textAt,
  texts,
} from "./document-page";
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  hydrated,
  newAccount,
  register,
  signIn,
  test,
  toast,
} from "./fixtures";

/* A page of a PDF is reviewed: its texts, beside its image (product §7). */

const ALL = [
  "The lighthouse keeper",
  "Reading",
  "Every evening Tomas climbed the steps.",
  "The lamp did not answer.",
  "Words to learn",
];

test.beforeEach(({ teacher }) => {
  expect(teacher.email).toContain("@");
});

test("a text is put right, saved, undone and done again, also after a page was turned", async ({ page }) => {
  const { address, documentId } = await makeDocument(page, [LIGHTHOUSE, [{ content: "Page two" }]]);
  await openReview(page, address);
  expect(await texts(page)).toEqual(ALL);
  await textAt(page, "1").fill("The lighthouse");
  await expect(saveState(page)).toHaveText("Saved");
  await expect.poll(async () => (await storedPage(page, documentId)).texts[0]).toBe("The lighthouse");
  await page.getByRole("button", { name: "Next page" }).click();
  await expect(textAt(page, "1")).toHaveValue("Page two");
  await expect(page.getByRole("button", { name: "Undo" })).toHaveAttribute("aria-disabled", "true");
  await page.getByRole("button", { name: "Previous page" }).click();
  await expect(textAt(page, "1")).toHaveValue("The lighthouse");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(textAt(page, "1")).toHaveValue("The lighthouse keeper");
  await expect(textAt(page, "1")).toBeFocused();
  await page.keyboard.press("Control+y");
  await expect(textAt(page, "1")).toHaveValue("The lighthouse");
  await page.keyboard.press("Control+z");
  await expect(textAt(page, "1")).toHaveValue("The lighthouse keeper");
  await page.keyboard.press("Control+Shift+Z");
  await expect(textAt(page, "1")).toHaveValue("The lighthouse");
});

test("what is typed is undone word by word", async ({ page }) => {
  const { address } = await makeDocument(page, [[{ content: "" }]]);
  await openReview(page, address);
  await textAt(page, "1").pressSequentially("one two three");
  await page.keyboard.press("Control+z");
  await expect(textAt(page, "1")).toHaveValue("one two");
  await page.keyboard.press("Control+z");
  await page.keyboard.press("Control+z");
  await expect(textAt(page, "1")).toHaveValue("");
});

test("Tab, Enter, F2 and Esc go through the texts", async ({ page }) => {
  const { address } = await makeDocument(page, [LIGHTHOUSE]);
  await openReview(page, address);
  await textAt(page, "1").focus();
  for (const place of ["2", "2.1", "2.2", "3"]) {
    await page.keyboard.press("Tab");
    await expect(textAt(page, place)).toBeFocused();
  }
  await textAt(page, "1").focus();
  await page.keyboard.press("Enter");
  await expect(textAt(page, "2")).toBeFocused();
  await page.keyboard.press("End");
  await page.keyboard.type(" now");
  await page.keyboard.press("Enter");
  await expect(textAt(page, "2.1")).toBeFocused();
  await expect(textAt(page, "2")).toHaveValue("Reading now");
  await page.keyboard.type("xxx");
  await page.keyboard.press("Escape");
  await expect(textAt(page, "2.1")).toHaveValue("Every evening Tomas climbed the steps.");
  await expect(textAt(page, "2.1")).not.toBeFocused();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("F2");
  await expect(textAt(page, "2.2")).toBeFocused();
  await page.keyboard.press("Shift+Enter");
  await expect(textAt(page, "2.2")).toHaveValue(/\n/);
});

test("pressing a place on the image leads to its text, and a text to its place", async ({ page }) => {
  const { address } = await makeDocument(page, [LIGHTHOUSE]);
  await openReview(page, address);
  await regionOf(page, "The lamp did not answer.").click();
  await expect(textAt(page, "2.2")).toBeFocused();
  await expect(regionOf(page, "The lamp did not answer.")).toHaveAttribute("aria-pressed", "true");
  await textAt(page, "1").click();
  await expect(regionOf(page, "The lighthouse keeper")).toHaveAttribute("aria-pressed", "true");
  await expect(regionOf(page, "The lamp did not answer.")).toHaveAttribute("aria-pressed", "false");
  // one stop for Tab, the arrow keys go on
  await regionOf(page, "The lighthouse keeper").focus();
  await page.keyboard.press("ArrowDown");
  await expect(regionOf(page, "Reading")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(textAt(page, "2")).toBeFocused();
});

test("a place that is out of sight is scrolled into view with its text", async ({ page }) => {
  const many = Array.from({ length: 26 }, (_, i) => ({ content: `Line ${i + 1}` }));
  const { address } = await makeDocument(page, [many]);
  await openReview(page, address);
  await textAt(page, "26").focus();
  await expect(regionOf(page, "Line 26")).toBeInViewport();
  await textAt(page, "1").focus();
  await expect(regionOf(page, "Line 1").first()).toBeInViewport();
});

test("texts are put in another order by mouse and by keyboard, into branches and out", async ({ page }) => {
  const { address, documentId } = await makeDocument(page, [
    [{ content: "a" }, { content: "b" }, { content: "c" }],
  ]);
  await openReview(page, address);
  const handle = page.getByRole("button", { name: "Move a", exact: true });
  const from = await handle.boundingBox();
  const neighbour = await page.locator("#pages-0-sections-1").boundingBox();
  const row = await page.locator("#pages-0-sections-0").boundingBox();
  if (!from || !neighbour || !row) throw new Error("nothing to drag");
  const x = from.x + from.width / 2;
  const start = from.y + from.height / 2;
  // the lower edge comes to the middle of the neighbour: not 30 pixels beyond it
  const toMiddle = neighbour.y + neighbour.height / 2 - (row.y + row.height);
  const drag = async (by: number) => {
    await page.mouse.move(x, start);
    await page.mouse.down();
    await expect(page.locator("#pages-0-sections-0")).toHaveAttribute("data-dragged");
    await page.mouse.move(x, start + by, { steps: 5 });
    await page.mouse.up();
    await expect(page.locator("[data-dragged]")).toHaveCount(0);
  };
  await drag(toMiddle + 25);
  expect(await texts(page)).toEqual(["a", "b", "c"]);
  await drag(toMiddle + 35);
  expect(await texts(page)).toEqual(["b", "a", "c"]);
  await textAt(page, "3").focus();
  await page.keyboard.press("Alt+ArrowUp");
  expect(await texts(page)).toEqual(["b", "c", "a"]);
  await expect(textAt(page, "2")).toBeFocused();
  await page.keyboard.press("Escape");
  await page.keyboard.press("Alt+ArrowRight");
  await expect(textAt(page, "1.1")).toHaveValue("c");
  await expect.poll(async () => (await storedPage(page, documentId)).texts).toEqual(["b (c)", "a"]);
  await page.keyboard.press("Alt+ArrowLeft");
  await expect(textAt(page, "2")).toHaveValue("c");
  await page.keyboard.press("Control+z");
  await expect(textAt(page, "1.1")).toHaveValue("c");
});

test("texts are added, removed, and become headings", async ({ page }) => {
  const { address, documentId } = await makeDocument(page, [LIGHTHOUSE]);
  await openReview(page, address);
  await page.getByRole("button", { name: "Add text" }).click();
  await expect(textAt(page, "4")).toBeFocused();
  await page.keyboard.type("lamp");
  // the other choices come with whoever comes near
  await page.getByRole("combobox", { name: "Type of text 4" }).focus();
  await page.getByRole("combobox", { name: "Type of text 4" }).selectOption("Subheading");
  await page.getByRole("combobox", { name: "Level of text 4" }).hover();
  await page.getByRole("combobox", { name: "Level of text 4" }).selectOption("h3");
  await page.getByRole("button", { name: "More about text 2.1", exact: true }).click();
  await page.getByRole("button", { name: "Add text below" }).click();
  await expect(textAt(page, "2.2")).toBeFocused();
  await page.keyboard.type("between");
  await page.getByRole("button", { name: "More about text 1", exact: true }).click();
  await page.getByRole("button", { name: "Remove", exact: true }).click();
  await expect(toast(page, "Text removed.")).toBeVisible();
  await expect(textAt(page, "1")).toHaveValue("Reading");
  await expect(saveState(page)).toHaveText("Saved");
  const stored = await storedPage(page, documentId);
  expect(stored.texts).toEqual([
    "Reading (Every evening Tomas climbed the steps. | between | The lamp did not answer.)",
    "Words to learn",
    "lamp",
  ]);
  expect(stored.sections[2]).toMatchObject({ content_type: "subheader", tag: "h3", section_id: "s6" });
  await toast(page, "Text removed.").getByRole("button", { name: "Undo" }).click();
  await expect(textAt(page, "1")).toHaveValue("The lighthouse keeper");
});

test("links are edited, and what is none is told beside its field", async ({ page }) => {
  const { address, documentId } = await makeDocument(page, [LIGHTHOUSE]);
  await openReview(page, address);
  await page.getByRole("button", { name: "More about text 3" }).click();
  await page.getByRole("button", { name: "Add links" }).click();
  const links = page.getByRole("textbox", { name: "Links of text 3" });
  await expect(links).toBeFocused();
  await links.fill("example.org");
  await textAt(page, "1").focus();
  await expect(links).toHaveAccessibleDescription("A link begins with https://. Please write one a line.");
  await links.fill("https://example.org/lamp");
  await expect
    .poll(async () => (await storedPage(page, documentId)).sections[2].external_reference)
    .toBe("https://example.org/lamp");
});

test("pages are checked, counted and found", async ({ page }) => {
  const { address, documentId } = await makeDocument(
    page,
    [[{ content: "one" }], [{ content: "two" }], [{ content: "three" }]],
    340,
  );
  await openReview(page, address);
  await expect(page.getByText("0 of 340 pages checked")).toBeVisible();
  await page.getByRole("button", { name: "Mark page as checked" }).click();
  await expect(page.getByRole("button", { name: "Page checked" })).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByText("1 of 340 pages checked")).toBeVisible();
  await page.getByRole("button", { name: "Next unchecked page" }).click();
  await expect(textAt(page, "1")).toHaveValue("two");
  await expect(page.getByText("1 of 340 pages checked")).toBeVisible();
  await page.keyboard.press("Control+Enter");
  await expect(page.getByText("2 of 340 pages checked")).toBeVisible();
  await expect.poll(async () => (await storedPage(page, documentId, 2)).checked).toBe(true);
  await page.getByRole("textbox", { name: "Page" }).fill("7");
  await page.keyboard.press("Enter");
  await expect(page.getByText("This page has not been imported yet.")).toBeVisible();
  await page.getByRole("button", { name: "Next unchecked page" }).click();
  await expect(textAt(page, "1")).toHaveValue("three");
  await page.goto(`${address}?page=999`);
  await expect(page.getByText("Page not found. This document has 340 pages.")).toBeVisible();
});

test("an empty page says what can be done", async ({ page }) => {
  const { address, documentId } = await makeDocument(page, [[]]);
  await openReview(page, address);
  await expect(page.getByText("No text was found on this page.")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Add text" }).click();
  await page.keyboard.type("From the board");
  await expect.poll(async () => (await storedPage(page, documentId)).texts).toEqual(["From the board"]);
});

test("a page with 500 texts and a long one is drawn, and typed in", async ({ page }) => {
  const many = Array.from({ length: 499 }, (_, i) => ({ content: `Line ${i + 1}` }));
  const { address, documentId } = await makeDocument(page, [[{ content: "word ".repeat(2_000) }, ...many]]);
  await openReview(page, address);
  await expectNoSidewaysScroll(page);
  // the panes scroll, the page around them does not
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(800);
  await textAt(page, "500").fill("The last");
  await expect.poll(async () => (await storedPage(page, documentId)).texts[499]).toBe("The last");
  await expect(page.getByRole("button", { name: "Add text" })).toBeDisabled();
});

test("what belongs to somebody else, or is not there, is not found", async ({
  page,
  anotherBrowser,
  allow,
}) => {
  allow(/404/);
  const { address, courseId } = await makeDocument(page, [LIGHTHOUSE]);
  await page.goto(`/admin/course-builder/${courseId}/documents/nothing`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/not found/i);
  const context = await anotherBrowser();
  const account = newAccount();
  await register(context.request, account);
  await signIn(context.request, account);
  const other = await context.newPage();
  const answer = await other.goto(address);
  expect(answer?.status()).toBe(404);
  await expect(other.getByRole("navigation", { name: /./ }).first()).toBeVisible();
  await expect(other.getByText("The lighthouse keeper")).toHaveCount(0);
});

test("the screen passes axe, and a phone shows it without scrolling sideways", async ({ page }) => {
  const { address } = await makeDocument(page, [LIGHTHOUSE]);
  await openReview(page, address);
  await textAt(page, "2.1").click();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Keys" }).click();
  await expect(page.getByRole("dialog", { name: "Keys" })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page);
  await regionOf(page, "Words to learn").click();
  await expect(textAt(page, "3")).toBeFocused();
  await expect(textAt(page, "3")).toBeInViewport();
});

test("a page stored again elsewhere is shown when it is opened", async ({ page }) => {
  const { address, documentId } = await makeDocument(page, [LIGHTHOUSE, []]);
  await openReview(page, address);
  await storePage(page, documentId, 1, [{ content: "Read again" }]);
  await page.getByRole("button", { name: "Next page" }).click();
  await expect(page.getByText("No text was found")).toBeVisible();
  await page.getByRole("button", { name: "Previous page" }).click();
  await expect(textAt(page, "1")).toHaveValue("Read again");
  await page.reload();
  await hydrated(page);
  expect(await texts(page)).toEqual(["Read again"]);
});
