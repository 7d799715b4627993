import * as z from "zod/mini";
import { CONTROL } from "~/platform/text-shapes";
import { MAX_EMAIL_LENGTH, MAX_NAME_LENGTH, MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from "./limits";

const EMAIL_FORM = /^[^\p{C}\s@<>(),;:"[\]\\]+@[^\p{C}\s@<>(),;:"[\]\\]+$/u;

const trimmed = (lower: boolean) =>
  z.pipe(
    z.string({ error: "Please fill this in." }),
    z.transform((text: string) => (lower ? text.trim().toLowerCase() : text.trim())),
  );

/** Trimmed and lower-cased; the form is only looked at roughly, as only a letter could prove it. */
export const email = z.pipe(
  trimmed(true),
  z.string().check(
    z.minLength(1, { error: "Please enter your email." }),
    z.maxLength(MAX_EMAIL_LENGTH, { error: `An email has at most ${MAX_EMAIL_LENGTH} characters.` }),
    z.refine((text) => text === "" || EMAIL_FORM.test(text), {
      error: "Please enter an email such as name@school.org.",
    }),
  ),
);

/** A password as it was typed: nothing is trimmed (quality R4). How good a new one must be: `rules.ts`. */
const typedPassword = z
  .string({ error: "Please enter your password." })
  .check(z.minLength(1, { error: "Please enter your password." }));

const newPassword = z.string({ error: "Please enter a password." }).check(
  z.minLength(MIN_PASSWORD_LENGTH, {
    error: `A password needs at least ${MIN_PASSWORD_LENGTH} characters.`,
  }),
  z.maxLength(MAX_PASSWORD_LENGTH, { error: `A password has at most ${MAX_PASSWORD_LENGTH} characters.` }),
);

export const personName = z.pipe(
  trimmed(false),
  z.string().check(
    z.minLength(1, { error: "Please enter your name." }),
    z.maxLength(MAX_NAME_LENGTH, { error: `A name has at most ${MAX_NAME_LENGTH} characters.` }),
    z.refine((text) => !CONTROL.test(text), {
      error: "A name cannot hold line breaks or control characters.",
    }),
  ),
);

/** Body of `POST /api/auth/login` (spec §7). */
export const loginBody = z.object({ email, password: typedPassword });

/** Body of `POST /api/auth/register` (spec §7, product §2). A time zone that nobody knows counts as none. */
export const registerBody = z.object({ email, password: newPassword, timeZone: z.optional(z.string()) });

export const forgotBody = z.object({ email });

export const resetBody = z.object({
  token: z.string({ error: "This link is not complete." }).check(z.minLength(1), z.maxLength(200)),
  newPassword,
});

/** Body of `PUT /api/user/password` (spec §7, quality R6). */
export const passwordBody = z.object({ newPassword, currentPassword: z.optional(z.string()) });

/** Body of `DELETE /api/user/profile`; it may be missing altogether. */
export const deleteBody = z.object({ currentPassword: z.optional(z.string()) });

/** Body of `PUT /api/user/profile` (product §9). */
export const profileBody = z.object({
  name: personName,
  email: z.nullable(email),
  timeZone: z.optional(z.string()),
});

/** A teacher as the shell and `GET /api/user/profile` know one. */
export const profileUser = z.object({
  name: z.string(),
  email: z.nullable(z.string()),
  role: z.string(),
  timeZone: z.string(),
});

export type ProfileUser = z.output<typeof profileUser>;
export type Credentials = z.output<typeof loginBody>;
export type Registration = z.output<typeof registerBody>;
