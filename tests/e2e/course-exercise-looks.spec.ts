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

test.describe("where a finger points", () => {
  test.use({ viewport: { width: 1024, height: 768 }, hasTouch: true, isMobile: true });

  test("what is pressed is 44 pixels high, a gap in a sentence 32", async ({ page }) => {
    const exercises = [
      await sample("gap_fill"),
      await sample("true_or_false"),
      await sample("word_unscramble"),
    ];
    const id = await makeCourse(page, "English B1", [
      { blocks: ["One"], sections: [section("Reading", ...exercises)] },
    ]);
    await openBuilder(page, id);
    for (const { type } of exercises) await awake(exercise(page, type));
    await editExercise(exercise(page, "true_or_false"));
    const buttons = page.getByRole("main").getByRole("button").filter({ visible: true });
    for (const button of await buttons.all()) {
      const look = await button.evaluate((element) => element.outerHTML.slice(0, 120));
      expect((await button.boundingBox())?.height, look).toBeGreaterThanOrEqual(44);
    }
    const gap = exercise(page, "gap_fill").getByRole("textbox", { name: "Gap 1" });
    expect((await gap.boundingBox())?.height).toBeGreaterThanOrEqual(32);
    await expectNoSidewaysScroll(page);
  });
});
