import { endpoint, publicCall } from "~/platform/endpoint.server";
import { resetPassword } from "./account.server";
import { NOTICES } from "./labels";
import { resetBody } from "./schema";

/** `POST /api/auth/reset-password` (product §2). */
const api = endpoint({
  POST: publicCall({
    body: resetBody,
    limit: "password-reset",
    run: async ({ body, ...scope }) => {
      await resetPassword(scope, body);
      return { message: NOTICES.reset };
    },
  }),
});

export const loader = api;
export const action = api;
