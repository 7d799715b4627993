import { endpoint, publicCall } from "~/platform/endpoint.server";
import { register } from "./account.server";
import { NOTICES } from "./labels";
import { registerBody } from "./schema";

/** `POST /api/auth/register` (spec §7 Auth, product §2). */
const api = endpoint({
  POST: publicCall({
    body: registerBody,
    limit: "register",
    run: async ({ body, ...scope }) => {
      await register(scope, body);
      return Response.json({ message: NOTICES.registered }, { status: 201 });
    },
  }),
});

export const loader = api;
export const action = api;
