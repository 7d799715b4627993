import { afterAll, describe, expect, test } from "vitest";
import { seededCourse } from "../support/courses";
import { type SignedIn, startProduct } from "../support/product";
import { seededTeacher } from "../support/seed";

const product = await startProduct();
afterAll(product.stop);

const list = <T>(count: number, item: T) => Array.from({ length: count }, () => item);
const section = (...exercises: object[]) => ({ name: "Unit 1", content: [{ data: exercises }] });

async function screensOf(sections: object[]): Promise<{ teacher: SignedIn; screens: string[] }> {
  const teacher = await seededTeacher(product);
  const course = await seededCourse(product, teacher.id);
  const saved = await teacher.put(`/api/courses/${course.id}/pages/${course.pages[0]}`, { sections });
  expect(saved.status).toBe(200);
  const screens = ["", "/preview", "/worksheet"].map((end) => `/admin/course-builder/${course.id}${end}`);
  return { teacher, screens };
}

describe("a page whose exercises take far more as HTML than as they are kept (quality R1)", () => {
  test.each([
    [
      "gaps",
      {
        type: "gap_fill",
        gap_fill_exercise_data: { question_with_coding_texts: list(100, { text: "[]".repeat(2_000) }) },
      },
    ],
    ["letters", { type: "word_unscramble", items: list(100, { content: "ab".repeat(50) }) }],
    [
      "long texts to unscramble",
      { type: "word_unscramble", items: list(90, { content: "{".repeat(4_990) }) },
    ],
    [
      "piles of marks",
      {
        type: "text_order",
        text_order_exercise_data: {
          sentences_in_correct_order: list(50, { text: `a${"\u0301\u0323".repeat(2_400)}` }),
        },
      },
    ],
    ["statements", { type: "true_or_false", questions: list(100, { text: "a".repeat(4_000) }) }],
  ])("is sent as it is kept, to be drawn by the browser: %s", async (kind, exercise) => {
    const { teacher, screens } = await screensOf([section(...list(kind === "letters" ? 20 : 1, exercise))]);
    for (const screen of screens) {
      const answer = await teacher.get(screen);
      expect(answer.status).toBe(200);
      expect(answer.text.length).toBeLessThan(4 * 1024 * 1024);
    }
  });

  test("is drawn by the server where it is of a usual size", async () => {
    const note = { type: "note", note_exercise_data: { note: { title: "Storms", text: "They came late." } } };
    const { teacher, screens } = await screensOf([section(...list(60, note))]);
    for (const screen of screens) {
      const html = (await teacher.get(screen)).text.replace(/<script[\s\S]*?<\/script>/g, "");
      expect(html).toContain("They came late.");
    }
  });
});
