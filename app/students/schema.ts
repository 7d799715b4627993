import * as z from "zod/mini";
import { plainText } from "~/platform/plain-text";
import { date, idText, line } from "~/platform/text-shapes";
import { MAX_AMOUNT, MAX_GRADE_LENGTH, MAX_NOTE_LENGTH, MAX_STUDENT_NAME_LENGTH } from "./limits";

const CENTS = 100;
const AMOUNT = `An amount is between 0.01 and ${MAX_AMOUNT.toLocaleString("en")} dollars, with at most two decimals.`;

/** Whether dollars are whole cents, however a computer writes them. */
const hasWholeCents = (dollars: number) => Math.abs(Math.round(dollars * CENTS) - dollars * CENTS) < 1e-6;

const amount = z
  .number({ error: "Please enter an amount." })
  .check(
    z.minimum(1 / CENTS, { error: AMOUNT }),
    z.maximum(MAX_AMOUNT, { error: AMOUNT }),
    z.refine(hasWholeCents, { error: AMOUNT }),
  );

const note = z.pipe(
  z.pipe(
    z.string({ error: "A note is text." }),
    z.transform((text: string) => plainText(text).trim()),
  ),
  z
    .string()
    .check(z.maxLength(MAX_NOTE_LENGTH, { error: `A note has at most ${MAX_NOTE_LENGTH} characters.` })),
);

/** Body of `POST /api/students`, and what a person leaves on the join page (product §3). */
export const studentBody = z.object({
  name: line("name", MAX_STUDENT_NAME_LENGTH),
  grade: line("grade", MAX_GRADE_LENGTH),
});

/** Body of `PUT /api/students/{id}`; `archived` is left as it is where it is missing. */
export const studentChangeBody = z.extend(studentBody, { archived: z.optional(z.boolean()) });

/** Body of `POST /api/payments` and `PUT /api/payments/{id}`; `amount` in dollars (product §3). */
export const paymentBody = z.object({
  studentId: z.optional(z.nullable(idText)),
  amount,
  note,
  date,
});

/** A person who asked to join (spec §3 "Student request"). */
export const studentRequest = z.object({
  id: z.string(),
  name: z.string(),
  grade: z.string(),
  approved: z.boolean(),
});

export const student = z.object({
  id: z.string(),
  name: z.string(),
  grade: z.string(),
  archived: z.boolean(),
  /** What the student has paid in all, in dollars. */
  paid: z.number(),
});

export const payment = z.object({
  id: z.string(),
  studentId: z.nullable(z.string()),
  studentName: z.nullable(z.string()),
  amount: z.number(),
  note: z.string(),
  date: z.string(),
});

/** Query of `GET /api/payments`: `after` is the `next` of the page before. */
export const pageQuery = z.object({ after: z.optional(z.string()) });

const flag = z.optional(z.enum(["0", "1"], { error: "This is 1 or left out." }));

/** Query of `GET /api/students`. */
export const studentsQuery = z.extend(pageQuery, { archived: flag });

/** Query of `DELETE /api/students/{id}`. */
export const deleteQuery = z.object({ forever: flag });

export type NewStudent = z.output<typeof studentBody>;
export type StudentChange = z.output<typeof studentChangeBody>;
export type PaymentBody = z.output<typeof paymentBody>;
export type StudentRequest = z.output<typeof studentRequest>;
export type Student = z.output<typeof student>;
export type Payment = z.output<typeof payment>;
