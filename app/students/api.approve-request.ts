import { endpoint, teacherCall } from "~/platform/endpoint.server";
import { REQUEST_MESSAGES } from "./labels";
import { approveRequest, loadRequest } from "./requests.server";

/** `POST /api/dashboard/student-requests/{id}/approve`: the person becomes a student, once (spec §7, product §3). */
const api = endpoint({
  POST: teacherCall({
    limit: "write",
    prepare: ({ teacher, params }) => loadRequest(teacher, params.id ?? ""),
    run: async ({ teacher, clock, prepared: request }) => {
      await approveRequest(teacher, request, clock());
      return { message: REQUEST_MESSAGES.approved };
    },
  }),
});

export const loader = api;
export const action = api;
