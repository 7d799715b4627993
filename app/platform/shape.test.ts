import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { AppError } from "./errors";
import { parseShape } from "./shape";

const shape = z.object({
  name: z.string().check(z.minLength(2, { error: "Too short." })),
  list: z.optional(z.array(z.object({ day: z.int("Not a day.") }))),
});

function refusalOf(value: unknown): AppError {
  try {
    parseShape(shape, value);
  } catch (error) {
    if (error instanceof AppError) return error;
  }
  throw new Error("the value was not refused");
}

describe("parseShape", () => {
  it("answers the value in its shape, without what does not belong", () => {
    expect(parseShape(shape, { name: "Maria", more: 1 })).toEqual({ name: "Maria" });
  });

  it("throws `invalid` with an issue for each thing that is wrong, by its dotted path", () => {
    const refusal = refusalOf({ name: "M", list: [{ day: 1 }, { day: "x" }] });
    expect([refusal.code, refusal.status]).toEqual(["invalid", 422]);
    expect(refusal.issues).toEqual([
      { path: "name", message: "Too short." },
      { path: "list.1.day", message: "Not a day." },
    ]);
    expect(refusal.message).toBe("Too short.");
  });

  it.each([null, undefined, 1, "text", []])(
    "says of %s what a person can read, not what a library says",
    (value) => {
      expect(refusalOf(value).issues).toEqual([
        { path: "", message: "This is missing or not of the expected kind." },
      ]);
    },
  );

  it("names at most twenty issues", () => {
    const list = Array.from({ length: 100 }, () => ({ day: "x" }));
    expect(refusalOf({ name: "Maria", list }).issues).toHaveLength(20);
  });
});
