import { endpoint, teacherCall } from "~/platform/endpoint.server";
import { listRequests } from "./requests.server";

/** `GET /api/dashboard/student-requests` (spec §7 Dashboard). */
const api = endpoint({
  GET: teacherCall({ run: async ({ teacher }) => ({ requests: await listRequests(teacher) }) }),
});

export const loader = api;
export const action = api;
