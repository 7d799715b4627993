import * as z from "zod/mini";
import { isDate } from "./dates";
import { plainText } from "./plain-text";

/** Control characters, line and paragraph ends, and those that turn the direction of what follows. */
export const CONTROL = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u;
/** Something to be seen: not only blanks and what is ignored in drawing (joiners, fillers, selectors). */
const VISIBLE = /[^\p{C}\p{Z}\p{DI}\u2800]/u;
const TIME_FORM = /^([01]\d|2[0-3]):[0-5]\d$/;

/**
 * A name or another single line: trimmed, 1 to `max` characters, no line breaks or control characters (product §0).
 * @param what how a message calls it, such as "title"
 */
export const line = (what: string, max: number) =>
  z.pipe(
    z.pipe(
      z.string({ error: `Please enter a ${what}.` }),
      z.transform((text: string) => text.trim()),
    ),
    z.string().check(
      z.refine((text) => VISIBLE.test(text) || CONTROL.test(text), { error: `Please enter a ${what}.` }),
      z.maxLength(max, { error: `A ${what} has at most ${max} characters.` }),
      z.refine((text) => !CONTROL.test(text), {
        error: `A ${what} cannot hold line breaks or control characters.`,
      }),
    ),
  );

/** A day that exists, as `YYYY-MM-DD` (product §0). */
export const date = z
  .string({ error: "Please choose a date." })
  .check(z.refine(isDate, { error: "There is no such day. A date is written like 2026-09-01." }));

/** A time of day as `HH:MM` (product §0). */
export const time = z.string({ error: "Please choose a time." }).check(
  z.refine((text) => TIME_FORM.test(text), {
    error: "There is no such time. A time is written like 09:30.",
  }),
);

/** An id as the server makes them; what does not look like one is refused, not looked up. */
export const idText = z
  .string({ error: "This is not known." })
  .check(z.regex(/^[0-9a-z]{26}$/, { error: "This is not known." }));

/**
 * A text of several lines, at most `max` characters; it may be empty.
 * @param what how a message calls it, such as "text block"
 */
export const lines = (what: string, max: number) =>
  z.pipe(
    z.pipe(z.string({ error: `A ${what} is text.` }), z.transform(plainText)),
    z
      .string()
      .check(z.maxLength(max, { error: `A ${what} has at most ${max.toLocaleString("en")} characters.` })),
  );
