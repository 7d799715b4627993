import type { Page } from "@playwright/test";
import {
  editExercise,
  exercise,
  exercisePane,
  expectSaved,
  gapFill,
  makeCourse,
  note,
  openBuilder,
  openScreen,
  section,
  storedExercises,
  storedSections,
} from "./course-page";
import { expect, keep, test, toast } from "./fixtures";
import { tabTo } from "./keys";

test.beforeEach(({ teacher }) => expect(teacher.email).toContain("@"));

const sectionNames = (page: Page) =>
  exercisePane(page)
    .getByRole("textbox", { name: /^Name of the section/ })
    .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));

const exerciseNames = (page: Page) =>
  exercisePane(page).locator("[data-exercise]").getByRole("heading").allTextContents();

const storedNames = async (page: Page, id: string) =>
  (await storedSections(page, id)).map(({ name }) => name);

const handle = (page: Page, name: string) => exercisePane(page).getByRole("button", { name: `Move ${name}` });

/** Drags a handle up until its row stands above the one of another handle. */
async function dragAbove(page: Page, dragged: string, other: string) {
  await handle(page, dragged).hover();
  await page.mouse.down();
  await expect(page.locator("[data-dragged]")).toHaveCount(1);
  const to = await handle(page, other).boundingBox();
  if (!to) throw new Error("There is nothing to drag to.");
  await page.mouse.move(to.x + to.width / 2, to.y - 4, { steps: 8 });
  await page.mouse.up();
}

const note1 = note("First", "One");
const note2 = note("Second", "Two");
const note3 = note("Third", "Three");

test("sections are added, named, folded and kept", async ({ page }) => {
  const id = await makeCourse(page, "English B1", [{}]);
  await openBuilder(page, id);
  const pane = exercisePane(page);
  await expect(pane.getByText("This page has no exercises yet.")).toBeVisible();
  await pane.getByRole("button", { name: "Add section" }).click();
  await expect(pane.getByRole("textbox", { name: "Name of the section 1" })).toBeFocused();
  await page.keyboard.type("Reading check");
  await expect(pane.getByText("No exercises in this section yet.")).toBeVisible();
  await pane.getByRole("button", { name: "Add section" }).click();
  await expect(pane.getByRole("textbox", { name: "Name of the section 2" })).toBeFocused();
  await page.keyboard.type("Homework");
  await expectSaved(page);
  expect(await storedNames(page, id)).toEqual(["Reading check", "Homework"]);

  const fold = pane.getByRole("button", { name: "Section 1", exact: true });
  await fold.click();
  await expect(fold).toHaveAttribute("aria-expanded", "false");
  await expect(pane.getByText("No exercises in this section yet.")).toHaveCount(2);
  await expect(pane.getByText("No exercises in this section yet.").first()).toBeHidden();
  await fold.press("Enter");
  await expect(pane.getByText("No exercises in this section yet.").first()).toBeVisible();
  await page.reload();
  expect(await sectionNames(page)).toEqual(["Reading check", "Homework"]);
});

test("sections are put in order by dragging and by key", async ({ page }) => {
  const sections = ["One", "Two", "Three"].map((name) => section(name));
  const id = await makeCourse(page, "English B1", [{ sections }]);
  await openBuilder(page, id);
  await dragAbove(page, "Section 3", "Section 1");
  await expect.poll(() => sectionNames(page)).toEqual(["Three", "One", "Two"]);
  await expectSaved(page);
  expect(await storedNames(page, id)).toEqual(["Three", "One", "Two"]);

  await handle(page, "Section 1").press("ArrowDown");
  await expect(handle(page, "Section 2")).toBeFocused();
  await expect(page.getByText("Section 1 moved to place 2 of 3.")).toBeAttached();
  await page.keyboard.press("Alt+ArrowDown");
  await expect(handle(page, "Section 3")).toBeFocused();
  await expect.poll(() => sectionNames(page)).toEqual(["One", "Two", "Three"]);
  await expectSaved(page);
  expect(await storedNames(page, id)).toEqual(["One", "Two", "Three"]);
});

test("a section is deleted, and comes back with all that was in it", async ({ page }) => {
  const sections = [section("Reading", note1, note2), section("Homework", note3)];
  const id = await makeCourse(page, "English B1", [{ sections }]);
  await openBuilder(page, id);
  const before = await storedExercises(page, id);
  await exercisePane(page).getByRole("button", { name: "Delete section" }).first().click();
  await keep(toast(page, "Section removed."));
  await expect(exercisePane(page).getByRole("button", { name: "Add section" })).toBeFocused();
  await expectSaved(page);
  expect(await storedNames(page, id)).toEqual(["Homework"]);
  await toast(page, "Section removed.").getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => sectionNames(page)).toEqual(["Reading", "Homework"]);
  await expectSaved(page);
  expect(await storedNames(page, id)).toEqual(["Reading", "Homework"]);
  expect(await storedExercises(page, id)).toEqual(before);
});

test("exercises are put in order by dragging and by key", async ({ page }) => {
  const id = await makeCourse(page, "English B1", [{ sections: [section("", note1, note2, note3)] }]);
  await openBuilder(page, id);
  await dragAbove(page, "Third", "First");
  await expect.poll(() => exerciseNames(page)).toEqual(["Third", "First", "Second"]);
  await handle(page, "Third").press("ArrowDown");
  await expect(handle(page, "Third")).toBeFocused();
  await expect.poll(() => exerciseNames(page)).toEqual(["First", "Third", "Second"]);
  await expectSaved(page);
  expect((await storedExercises(page, id)).map(({ name }) => name)).toEqual(["First", "Third", "Second"]);
});

test("an exercise is deleted; Undo brings it back, also after its page has been turned", async ({ page }) => {
  const sections = [section("", note1, note2, note3)];
  const id = await makeCourse(page, "English B1", [{ sections }, {}]);
  await openBuilder(page, id);
  const before = await storedExercises(page, id);
  const second = exercisePane(page).locator("[data-exercise]", { hasText: "Second" });
  const undo = toast(page, "Exercise removed.").getByRole("button", { name: "Undo" });
  await editExercise(second);
  await page.getByRole("button", { name: "Delete exercise" }).click();
  await keep(toast(page, "Exercise removed."));
  await expect(exercisePane(page).getByRole("button", { name: "Add exercise" })).toBeFocused();
  await expect.poll(() => exerciseNames(page)).toEqual(["First", "Third"]);
  await expectSaved(page);
  expect(await storedExercises(page, id)).toHaveLength(2);
  await undo.click();
  await expect.poll(() => exerciseNames(page)).toEqual(["First", "Second", "Third"]);
  await expectSaved(page);
  expect(await storedExercises(page, id)).toEqual(before);

  await editExercise(second);
  await page.getByRole("button", { name: "Delete exercise" }).click();
  await keep(toast(page, "Exercise removed."));
  await expectSaved(page);
  await page.getByRole("button", { name: "Next page" }).click();
  await expect(page).toHaveURL(/page=2$/);
  await expect(exercisePane(page).getByText("This page has no exercises yet.")).toBeVisible();
  await undo.click();
  await expect.poll(() => storedExercises(page, id)).toEqual(before);
  await page.getByRole("button", { name: "Previous page" }).click();
  await expect.poll(() => exerciseNames(page)).toEqual(["First", "Second", "Third"]);
});

test("an Undo takes nothing back that was done after it", async ({ page }) => {
  const id = await makeCourse(page, "English B1", [{ sections: [section("", note1, note2)] }, {}]);
  await openBuilder(page, id);
  await editExercise(exercisePane(page).locator("[data-exercise]", { hasText: "Second" }));
  await page.getByRole("button", { name: "Delete exercise" }).click();
  await page.getByRole("button", { name: "Next page" }).click();
  await expect(page).toHaveURL(/page=2$/);
  await page.getByRole("button", { name: "Previous page" }).click();
  await exercisePane(page).getByRole("textbox", { name: "Name of the section 1" }).fill("Named since");
  await toast(page, "Exercise removed.").getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => exerciseNames(page)).toEqual(["First", "Second"]);
  await expectSaved(page);
  expect(await storedNames(page, id)).toEqual(["Named since"]);
  expect(await storedExercises(page, id)).toHaveLength(2);
});

test("what nobody here knows is not shown, and stays to the letter", async ({ page }) => {
  const hologram = {
    type: "hologram",
    name: "From elsewhere",
    depth: 3,
    layers: [{ z: 0.5, text: " “ü” \\[x\\] " }, null, []],
    nested: { b: 1, a: { c: null } },
  };
  const sections = [
    section("Reading", note1, hologram, gapFill("Second", "A [cat].")),
    section("", hologram),
  ];
  const id = await makeCourse(page, "English B1", [{ sections }]);
  const text = async () =>
    (await storedExercises(page, id))
      .filter(({ type }) => type === "hologram")
      .map((one) => JSON.stringify(one));
  const before = await text();
  expect(before).toEqual([JSON.stringify(hologram), JSON.stringify(hologram)]);

  await openBuilder(page, id);
  await expect.poll(() => exerciseNames(page)).toEqual(["First", "Second"]);
  await expect(page.getByText("From elsewhere")).toHaveCount(0);
  await expect(exercisePane(page).getByText("No exercises in this section yet.")).toHaveCount(1);
  await editExercise(exercise(page, "gap_fill"));
  await exercise(page, "gap_fill").getByRole("textbox", { name: "Sentence 1" }).fill("A [dog].");
  await exercise(page, "gap_fill").getByRole("button", { name: "Done" }).click();
  // one press takes it past what is not seen
  await handle(page, "Second").press("ArrowUp");
  await expect.poll(() => exerciseNames(page)).toEqual(["Second", "First"]);
  await expect(page.getByText("Second moved to place 1 of 2.")).toBeAttached();
  await expectSaved(page);
  expect(await text()).toEqual(before);
  expect((await storedExercises(page, id)).map(({ name }) => name)).toContain("Second");
  await openScreen(page, id, "/preview");
  await expect(page.getByRole("article")).toHaveCount(2);
  await expect(page.getByText("From elsewhere")).toHaveCount(0);
});

test("a gap fill is added, written and tried by keyboard alone", async ({ page }) => {
  const id = await makeCourse(page, "English B1", [{}]);
  await openBuilder(page, id);
  await tabTo(page, "Add section");
  await page.keyboard.press("Enter");
  await expect(exercisePane(page).getByRole("textbox", { name: "Name of the section 1" })).toBeFocused();
  await page.keyboard.type("Reading check");
  await tabTo(page, "Add exercise");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: "Choose an exercise" }).locator(":focus")).toHaveCount(1);
  await tabTo(page, "Gap fillStudents type the missing words.");
  await page.keyboard.press("Enter");
  const field = (name: string) => exercise(page, "gap_fill").getByRole("textbox", { name, exact: true });
  await expect(field("Name")).toBeFocused();
  await page.keyboard.press("Control+A");
  await page.keyboard.type("About the sea");
  await page.keyboard.press("Tab");
  while (!(await field("Sentence 1").evaluate((element) => element === document.activeElement)))
    await page.keyboard.press("Tab");
  await page.keyboard.press("Control+A");
  await page.keyboard.type("The sea is calm");
  await page.keyboard.press("Control+Shift+ArrowLeft");
  await page.keyboard.press("Control+G");
  await expect(field("Sentence 1")).toHaveValue("The sea is [calm]");
  await tabTo(page, "Done");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Edit About the sea" })).toBeFocused();
  await expectSaved(page);

  await openScreen(page, id, "/preview");
  await tabTo(page, "Gap 1");
  await page.keyboard.type("calm");
  await tabTo(page, "Check");
  await page.keyboard.press("Enter");
  const view = page.getByRole("article", { name: "About the sea" });
  await expect(view.getByText("Correct")).toBeVisible();
  await expect(view.getByRole("status")).toHaveText("1 of 3 right");
});
