import { endpoint, publicCall } from "~/platform/endpoint.server";
import { signIn } from "./account.server";
import { loginBody } from "./schema";

/** `POST /api/auth/login` (spec §7 Auth, product §2). */
const api = endpoint({
  POST: publicCall({
    body: loginBody,
    limit: "login",
    run: async ({ body, request, ...scope }) => {
      const { user, cookies } = await signIn(scope, request, body);
      const headers = cookies.map((cookie): [string, string] => ["Set-Cookie", cookie]);
      return Response.json({ message: "Login successful!", user }, { headers });
    },
  }),
});

export const loader = api;
export const action = api;
