import { endpoint, teacherCall } from "~/platform/endpoint.server";
import { clearedSessionCookie } from "~/platform/session-cookie.server";
import { endSession } from "./store.server";

/** `POST /api/auth/logout` (product §2). */
const api = endpoint({
  POST: teacherCall({
    run: async ({ teacher, db }) => {
      await teacher.write([endSession(db, teacher.id, teacher.sessionId)]);
      return new Response(null, { status: 204, headers: { "Set-Cookie": clearedSessionCookie() } });
    },
  }),
});

export const loader = api;
export const action = api;
