import { awake, editExercise, exercise, exercisePane, makeCourse, openBuilder, section } from "./course-page";
import { EXERCISE_KINDS } from "./exercise-kinds";
import { expect, expectAccessible, expectNoSidewaysScroll, test } from "./fixtures";

/* The builder with every kind of exercise, as views and with each editor open. */

test.beforeEach(({ teacher }) => expect(teacher.email).toContain("@"));

const sample = async (type: string) =>
  (await import(`../../app/exercises/${type.replaceAll("_", "-")}/sample.ts`)).sample();

const samples = () => Promise.all(EXERCISE_KINDS.map(({ type }) => sample(type)));

test("all kinds as views are accessible", async ({ page }) => {
  const sections = [section("All of them", ...(await samples()))];
  await openBuilder(page, await makeCourse(page, "English B1", [{ sections }]));
  for (const { type } of EXERCISE_KINDS) await awake(exercise(page, type));
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});

for (const width of [1280, 390])
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 }, hasTouch: width < 500 });

    test("all editors are accessible, and have room", async ({ page }) => {
      test.slow();
      // a section has one editor open at most
      const sections = (await samples()).map((one) => section("", one));
      await openBuilder(page, await makeCourse(page, "English B1", [{ sections }]));
      for (const { type } of EXERCISE_KINDS) {
        const open = exercise(page, type);
        await awake(open);
        await editExercise(open);
        await expect(open.getByRole("textbox").nth(1)).toBeVisible();
        await expectNoSidewaysScroll(page);
      }
      await expectAccessible(page);
    });
  });

test("each warning is said once, beside what it is about", async ({ page }) => {
  const sections = [
    section("", {
      type: "sort_into_columns",
      name: "Sort",
      title: "",
      items: [{ content: "lamp", column: "Things" }, { content: "boat" }],
    }),
  ];
  await openBuilder(page, await makeCourse(page, "English B1", [{ sections }]));
  const editor = exercise(page, "sort_into_columns");
  await editExercise(editor);
  await expect(editor.getByText("All items belong into one column: there is nothing to choose.")).toHaveCount(
    1,
  );
  const own = editor.getByText("Choose a column; without one the item is not checked.");
  await expect(own).toHaveCount(1);
  await expect(editor.getByRole("list", { name: "Items" })).toContainText("Choose a column");
  await editor.getByRole("combobox", { name: "Item 2: column" }).selectOption("New column…");
  await page.keyboard.type("Places");
  await page.keyboard.press("Tab");
  await expect(own).toHaveCount(0);
  await expect(editor.getByText("Worth a look:")).toHaveCount(0);
  await expectAccessible(page);
  await expect(exercisePane(page).getByRole("status").filter({ hasText: "Saved" })).toBeVisible();
});
