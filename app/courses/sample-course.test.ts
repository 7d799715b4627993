import { existsSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { KINDS } from "~/exercises/registry";
import { isExerciseType, isKnown } from "~/exercises/schema";
import { SAMPLE_COURSE } from "./sample-course";
import { blockText, courseBody, section } from "./schema";

const exercises = SAMPLE_COURSE.pages.flatMap(({ page, sections }) =>
  sections.flatMap(({ content: [{ data }] }) => data.map((exercise) => ({ page, exercise }))),
);
const fileOf = (address: string) => new URL(`../../public${address}`, import.meta.url);

describe("the sample course", () => {
  test("is a course as anybody could send one", () => {
    const { name, description, pages } = SAMPLE_COURSE;
    const body = {
      name,
      description,
      pages: pages.map(({ page, image, blocks, sections }) => ({
        page,
        page_image: { url: image },
        blocks: blocks.map((data) => ({ data })),
        sections,
      })),
    };
    expect(z.parse(courseBody, body)).toEqual(body);
  });

  test("shows every kind of exercise", () => {
    const types = new Set(exercises.map(({ exercise }) => exercise.type));
    expect([...types].every(isExerciseType)).toBe(true);
    expect(types.size).toBe(15);
  });

  test.each(exercises)("page $page: $exercise.type is right as it stands", async ({ exercise }) => {
    if (!isKnown(exercise)) throw new Error(exercise.type);
    const kinds: Partial<Record<string, { authoring: () => Promise<{ lint: (of: never) => unknown }> }>> =
      KINDS;
    const authoring = await kinds[exercise.type]?.authoring();
    expect(authoring?.lint(exercise as never)).toEqual([]);
  });

  test("has no text or section that would be changed by keeping it", () => {
    for (const { blocks, sections } of SAMPLE_COURSE.pages) {
      for (const block of blocks) expect(z.parse(blockText, block)).toBe(block);
      for (const own of sections) expect(z.parse(section, own)).toEqual(own);
    }
  });

  test("names only files that are there, and light ones", () => {
    const named = new Set(JSON.stringify(SAMPLE_COURSE).match(/\/course-samples\/[a-z0-9.-]+/g));
    expect(named.size).toBeGreaterThan(8);
    for (const address of named) {
      expect(existsSync(fileOf(address)), address).toBe(true);
      expect(readFileSync(fileOf(address)).byteLength, address).toBeLessThan(100 * 1024);
    }
  });
});
