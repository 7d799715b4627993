import { endpoint, teacherCall } from "~/platform/endpoint.server";
import { loadSummary } from "./store.server";

/** `GET /api/dashboard/summary` (spec §7 Dashboard). */
const api = endpoint({ GET: teacherCall({ run: ({ teacher }) => loadSummary(teacher) }) });

export const loader = api;
export const action = api;
