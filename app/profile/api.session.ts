import { endSession } from "~/auth/store.server";
import { changedRows } from "~/platform/db.server";
import { endpoint, teacherCall } from "~/platform/endpoint.server";
import { notFound } from "~/platform/errors";
import { SESSIONS } from "./labels";

/** `DELETE /api/user/sessions/{id}`: signs out one session of the teacher (product §2). */
const api = endpoint({
  DELETE: teacherCall({
    limit: "write",
    run: async ({ teacher, db, params }) => {
      const [ended] = await teacher.write([endSession(db, teacher.id, params.id ?? "")]);
      if (changedRows(ended) === 0) throw notFound();
      return { message: SESSIONS.ended };
    },
  }),
});

export const loader = api;
export const action = api;
