import { endOtherSessions, loadSessions } from "~/auth/store.server";
import { endpoint, teacherCall } from "~/platform/endpoint.server";
import { SESSIONS } from "./labels";

/** `GET /api/user/sessions`, and `DELETE` to sign out everywhere else (product §2). */
const api = endpoint({
  GET: teacherCall({
    run: async ({ teacher, clock }) => ({ sessions: await loadSessions(teacher, clock()) }),
  }),
  DELETE: teacherCall({
    limit: "write",
    run: async ({ teacher, db }) => {
      await teacher.write([endOtherSessions(db, teacher.id, teacher.sessionId)]);
      return { message: SESSIONS.othersEnded };
    },
  }),
});

export const loader = api;
export const action = api;
