import {
  addExercise,
  awake,
  exercise,
  expectSaved,
  makeCourse,
  openBuilder,
  openScreen,
  section,
  storedExercises,
} from "./course-page";
import { EXERCISE_KINDS } from "./exercise-kinds";
import { expect, test } from "./fixtures";

test.beforeEach(({ teacher }) => expect(teacher.email).toContain("@"));

for (const { type, label, edit, expectShown, kept, work } of EXERCISE_KINDS)
  test(`${label}: added, changed, kept, and worked in the preview`, async ({ page }) => {
    const id = await makeCourse(page, "English B1", [{ sections: [section("Reading")] }]);
    await openBuilder(page, id);
    const added = await addExercise(page, label, type);
    await added.getByRole("textbox", { name: "Name", exact: true }).fill("The first one");
    await edit(added);
    await added.getByRole("button", { name: "Done" }).click();
    await expect(added.getByRole("heading", { name: "The first one" })).toBeVisible();
    await expect(added.getByRole("button", { name: "Edit The first one" })).toBeFocused();
    await expectShown(added);
    await expectSaved(page);
    expect(await storedExercises(page, id)).toEqual([
      { id: expect.any(String), type, name: "The first one", ...kept },
    ]);

    await page.reload();
    await awake(exercise(page, type));
    await expectShown(exercise(page, type));

    await openScreen(page, id, "/preview");
    const view = page.getByRole("article");
    await expect(view.getByRole("heading", { name: "The first one" })).toBeVisible();
    await awake(view);
    await expectShown(view);
    if (!work) {
      await expect(view.getByRole("button", { name: "Check" })).toHaveCount(0);
      return;
    }
    const press = (name: string) => view.getByRole("button", { name, exact: true }).click();
    const status = view.getByRole("status");
    const right = view.getByText("Correct", { exact: true });
    const wrong = view.getByText("Wrong", { exact: true });
    await work.wrong(view);
    await press("Check");
    await expect(status).toHaveText(work.score);
    await expect(wrong.first()).toBeVisible();
    await work.right(view);
    await expect(wrong).toHaveCount(0);
    await press("Check");
    await expect(status).toHaveText(work.all);
    await expect(wrong).toHaveCount(0);
    await expect(right).toHaveCount(Number.parseInt(work.all, 10));

    await press("Reset");
    await work.expectFresh(view);
    await expect(right).toHaveCount(0);
    await press("Show answers");
    await expect(status).toHaveText("Answers shown");
    await work.expectSolution(view);
    await press("Hide answers");
    await work.expectFresh(view);
  });
