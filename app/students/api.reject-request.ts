import { endpoint, teacherCall } from "~/platform/endpoint.server";
import { REQUEST_MESSAGES } from "./labels";
import { loadRequest, rejectRequest } from "./requests.server";

/** `POST /api/dashboard/student-requests/{id}/reject`: a pending request is removed (spec §7, product §3). */
const api = endpoint({
  POST: teacherCall({
    limit: "write",
    prepare: ({ teacher, params }) => loadRequest(teacher, params.id ?? ""),
    run: async ({ teacher, clock, prepared: request }) => {
      await rejectRequest(teacher, request, clock());
      return { message: REQUEST_MESSAGES.rejected };
    },
  }),
});

export const loader = api;
export const action = api;
