import type { Page } from "@playwright/test";
import {
  blockField,
  editExercise,
  exercise,
  exercisePane,
  expectSaved,
  makeCourse,
  note,
  openBuilder,
  section,
  stateOf,
  storedBlocks,
  storedExercises,
} from "./course-page";
import { expect, expectAccessible, refused, test } from "./fixtures";

/* What is done to exercises is never lost (product §6). */

test.beforeEach(({ teacher }) => expect(teacher.email).toContain("@"));

const TYPED = "Written in haste, while the bell was ringing.";

/** The last save of the old document may arrive while the new one sends it again: it is known as the same. */
const SENT_TWICE = refused(409);

const textField = (page: Page) => exercise(page, "note").getByRole("textbox", { name: "Text", exact: true });

/** A page with a note, its editor open. @returns the course's id */
async function openNote(page: Page): Promise<string> {
  const id = await makeCourse(page, "English B1", [
    { sections: [section("", note("Before you go", "Old"))] },
    {},
  ]);
  await openBuilder(page, id);
  await editExercise(exercise(page, "note"));
  await textField(page).fill("");
  return id;
}

const stored = async (page: Page, id: string) => JSON.stringify(await storedExercises(page, id));

const state = (page: Page, text: string) => exercisePane(page).getByRole("status").filter({ hasText: text });

test("the page is turned at once after the last key", async ({ page }) => {
  const id = await openNote(page);
  await textField(page).pressSequentially(TYPED);
  await page.keyboard.press("Alt+PageDown");
  await expect(page).toHaveURL(/page=2$/);
  await expect.poll(() => stored(page, id)).toContain(TYPED);
  await page.keyboard.press("Alt+PageUp");
  await expect(exercise(page, "note").getByText(TYPED)).toBeVisible();
});

test("the page is reloaded at once after the last key", async ({ page, allow }) => {
  allow(SENT_TWICE);
  const id = await openNote(page);
  await textField(page).pressSequentially(TYPED);
  await page.reload();
  await expect(exercise(page, "note").getByText(TYPED)).toBeVisible();
  await expect.poll(() => stored(page, id)).toContain(TYPED);
});

test("the page is reloaded before the browser has written anything down", async ({ page, allow }) => {
  allow(/net::ERR_/);
  allow(SENT_TWICE);
  const id = await openNote(page);
  await expectSaved(page);
  await page.route("**/api/courses/*/pages/*", (route) => route.abort());
  await page.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException("Not now.", "QuotaExceededError");
    };
  });
  await textField(page).pressSequentially(TYPED);
  await page.reload();
  await expect(exercise(page, "note").getByText(TYPED)).toBeVisible();
  await page.unroute("**/api/courses/*/pages/*");
  await expect.poll(() => stored(page, id)).toContain(TYPED);
  await expectSaved(page);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
});

test("the tab is closed at once after the last key", async ({ page, context, allow }) => {
  allow(SENT_TWICE);
  const id = await openNote(page);
  await textField(page).pressSequentially(TYPED);
  await page.close();
  const next = await context.newPage();
  await openBuilder(next, id);
  await expect(exercise(next, "note").getByText(TYPED)).toBeVisible();
  await expect.poll(() => stored(next, id)).toContain(TYPED);
});

test("without a network it is kept here, and goes when the network is back", async ({
  page,
  context,
  allow,
}) => {
  allow(/net::ERR_/);
  const id = await openNote(page);
  await context.setOffline(true);
  await textField(page).pressSequentially(TYPED);
  await expect(state(page, "Offline, will retry")).toBeVisible();
  await context.setOffline(false);
  await expectSaved(page);
  expect(await stored(page, id)).toContain(TYPED);
});

/** The only exercise with its editor open and a file on its way, which arrives when `arrive` is called. */
async function uploading(page: Page) {
  const sections = [section("", { type: "picture", name: "Harbour", title: "", image: "", alt: "" })];
  const id = await makeCourse(page, "English B1", [{ sections }, {}]);
  await openBuilder(page, id);
  const editor = exercise(page, "picture");
  await editExercise(editor);
  let arrive = () => {};
  const held = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route("**/api/files", async (route) => {
    await held;
    await route.continue().catch(() => undefined);
  });
  const choosing = page.waitForEvent("filechooser");
  await editor.getByRole("button", { name: "Upload" }).click();
  await (await choosing).setFiles("public/course-samples/lighthouse.webp");
  await expect(editor.getByRole("progressbar")).toBeVisible();
  return { id, editor, arrive };
}

test("what is typed while a file is on its way stays", async ({ page }) => {
  const { id, editor, arrive } = await uploading(page);
  await editor.getByRole("textbox", { name: "Picture in words" }).fill("Boats at night");
  arrive();
  await expect(editor.getByText("Uploaded picture")).toBeVisible();
  await expectSaved(page);
  expect(await storedExercises(page, id)).toEqual([
    expect.objectContaining({ alt: "Boats at night", image: expect.stringMatching(/^\/api\/files\//) }),
  ]);
});

for (const name of ["Done", "Next page"])
  test(`"${name}" while a file is on its way stops it and says so`, async ({ page }) => {
    const { arrive } = await uploading(page);
    await page.getByRole("button", { name, exact: true }).click();
    await expect(page.getByText("The upload was stopped because you went on")).toBeVisible();
    arrive();
  });

test.describe("two tabs on the exercises of one page", () => {
  for (const [button, outcome] of [
    ["Keep mine", "From the second tab"],
    ["Keep the other", "From the first tab"],
  ] as const)
    test(`ask which to keep; "${button}" settles it`, async ({ page, context, allow }) => {
      allow(refused(409));
      const id = await openNote(page);
      await expectSaved(page);
      const other = await context.newPage();
      await openBuilder(other, id);
      await editExercise(exercise(other, "note"));
      await textField(page).fill("From the first tab");
      await expectSaved(page);
      await textField(other).fill("From the second tab");
      await expect(state(other, "Changed elsewhere")).toBeVisible();
      const asked = other.getByRole("alert").filter({ hasText: "in another tab or on another device" });
      await expect(asked).toBeVisible();
      await expect(textField(other)).toHaveValue("From the second tab");
      expect(await stored(page, id)).toContain("From the first tab");

      for (const [title, text] of [
        ["Your exercises", "From the second tab"],
        ["The other exercises", "From the first tab"],
      ] as const) {
        const version = other.getByRole("region", { name: title });
        const entry = version.getByRole("button", { name: "Before you go Note Changed" });
        await expect(entry).toHaveAttribute("aria-expanded", "false");
        await expect(version.getByText(text)).toHaveCount(0);
        await entry.click();
        await expect(version.getByText(text)).toBeVisible();
      }
      await expectAccessible(other);

      await asked.getByRole("button", { name: button }).click();
      await expectSaved(other);
      await expect(asked).toHaveCount(0);
      await expect(textField(other)).toHaveValue(outcome);
      expect(await stored(page, id)).toContain(outcome);
    });

  test("do not disturb each other by what is no exercise", async ({ page, context }) => {
    const id = await openNote(page);
    await expectSaved(page);
    const other = await context.newPage();
    await openBuilder(other, id);
    await other.getByRole("button", { name: "Add New Block" }).click();
    await expect(blockField(other, 1)).toBeFocused();
    await other.keyboard.type("A text.");
    await expect(stateOf(other, 1)).toHaveText("Saved");
    expect(await storedBlocks(page, id)).toEqual(["A text."]);
    await textField(page).fill(TYPED);
    await expectSaved(page);
    expect(await stored(page, id)).toContain(TYPED);
  });
});
