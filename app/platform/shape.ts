import type * as z from "zod/mini";
import { type Issue, invalid } from "./errors";

/** Anything zod can parse. */
export type Shape = z.ZodMiniType;

/**
 * The value in its shape.
 * @throws AppError `invalid` with one issue per thing that is wrong
 */
export function parseShape<S extends Shape>(shape: S, value: unknown): z.output<S> {
  const result = parsed(shape, value);
  if (result.success) return result.data;
  throw invalid(issuesOf(result.error));
}

/** A hundred thousand things wrong are more than zod can list. */
function parsed<S extends Shape>(shape: S, value: unknown) {
  try {
    return shape.safeParse(value);
  } catch (error) {
    if (error instanceof RangeError)
      throw invalid([{ path: "", message: "There is too much wrong with this." }]);
    throw error;
  }
}

/** zod's issues as the error envelope carries them (product §0). */
function issuesOf(error: z.core.$ZodError): Issue[] {
  return error.issues.slice(0, 20).map((issue) => ({
    path: issue.path.join("."),
    message:
      issue.message === "Invalid input" ? "This is missing or not of the expected kind." : issue.message,
  }));
}
