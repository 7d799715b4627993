import { endpoint, teacherCall } from "~/platform/endpoint.server";
import { BELL } from "./labels";
import { seenBody } from "./schema";
import { markSeen } from "./store.server";

/** `POST /api/notices/seen`: the teacher has looked at the bell's list (product §1). */
const api = endpoint({
  POST: teacherCall({
    body: seenBody,
    limit: "write",
    run: async ({ teacher, body }) => {
      await markSeen(teacher, body.upTo);
      return { message: BELL.seen };
    },
  }),
});

export const loader = api;
export const action = api;
