import { endpoint, publicCall } from "~/platform/endpoint.server";
import { FORGOT } from "./labels";
import { forgotBody } from "./schema";

/** `POST /api/auth/forgot-password` (product §2): the same answer whether the account exists or not. */
const api = endpoint({
  POST: publicCall({
    body: forgotBody,
    limit: "password-reset",
    run: () => Response.json({ message: FORGOT.sent }, { status: 202 }),
  }),
});

export const loader = api;
export const action = api;
