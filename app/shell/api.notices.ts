import { endpoint, teacherCall } from "~/platform/endpoint.server";
import { listNotices } from "./store.server";

/** `GET /api/notices`: what the bell lists (product §1). */
const api = endpoint({ GET: teacherCall({ run: ({ teacher }) => listNotices(teacher) }) });

export const loader = api;
export const action = api;
