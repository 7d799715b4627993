import { endpoint, teacherCall } from "~/platform/endpoint.server";
import { PAYMENT_MESSAGES } from "./labels";
import { changePayment, deletePayment } from "./payments.server";
import { paymentBody } from "./schema";

/** `PUT|DELETE /api/payments/{id}` (product §3). */
const api = endpoint({
  PUT: teacherCall({
    body: paymentBody,
    limit: "write",
    run: async ({ teacher, params, body }) => ({
      message: PAYMENT_MESSAGES.saved,
      payment: await changePayment(teacher, params.id ?? "", body),
    }),
  }),
  DELETE: teacherCall({
    limit: "write",
    run: async ({ teacher, params }) => {
      await deletePayment(teacher, params.id ?? "");
      return { message: PAYMENT_MESSAGES.deleted };
    },
  }),
});

export const loader = api;
export const action = api;
