import { endpoint, teacherCall } from "~/platform/endpoint.server";
import { PAYMENT_MESSAGES } from "./labels";
import { addPayment, listPayments } from "./payments.server";
import { pageQuery, paymentBody } from "./schema";

/** `GET|POST /api/payments` (product §3). */
const api = endpoint({
  GET: teacherCall({
    query: pageQuery,
    run: ({ teacher, query }) => listPayments(teacher, query.after),
  }),
  POST: teacherCall({
    body: paymentBody,
    limit: "write",
    run: async ({ teacher, body, clock }) =>
      Response.json(
        { message: PAYMENT_MESSAGES.added, payment: await addPayment(teacher, body, clock()) },
        { status: 201 },
      ),
  }),
});

export const loader = api;
export const action = api;
