import { endpoint, teacherCall } from "~/platform/endpoint.server";
import { JOIN_LINK_MESSAGES } from "./labels";
import { renewJoinCode } from "./store.server";

/** `POST /api/students/join-code`: a new join link; the old one ends (product §3). */
const api = endpoint({
  POST: teacherCall({
    limit: "write",
    run: async ({ teacher }) =>
      Response.json(
        { message: JOIN_LINK_MESSAGES.renewed, code: await renewJoinCode(teacher) },
        { status: 201 },
      ),
  }),
});

export const loader = api;
export const action = api;
