import * as z from "zod/mini";
import type { Page } from "~/platform/use-pages";
import { type Payment, payment, type Student, student } from "./schema";

/** Answer of `GET /api/students`. */
export const studentPage = z.pipe(
  z.object({ students: z.array(student), next: z.nullable(z.string()) }),
  z.transform(({ students, next }): Page<Student> => ({ rows: students, next })),
);

/** Answer of `GET /api/payments`. */
export const paymentPage = z.pipe(
  z.object({ payments: z.array(payment), next: z.nullable(z.string()) }),
  z.transform(({ payments, next }): Page<Payment> => ({ rows: payments, next })),
);
