import { endpoint, teacherCall } from "~/platform/endpoint.server";
import { REQUEST_MESSAGES } from "./labels";
import { rejectAllRequests } from "./requests.server";

/** `POST /api/dashboard/student-requests/reject-all`: every request that waits is removed (product §3). */
const api = endpoint({
  POST: teacherCall({
    limit: "write",
    run: async ({ teacher }) => {
      const rejected = await rejectAllRequests(teacher);
      return { message: REQUEST_MESSAGES.allRejected(rejected), rejected };
    },
  }),
});

export const loader = api;
export const action = api;
