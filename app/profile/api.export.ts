import { endpoint, teacherCall } from "~/platform/endpoint.server";
import { streamOf } from "~/platform/json-text";
import { logError } from "~/platform/log.server";
import { exportPieces } from "./export.server";

/** `GET /api/user/export`: everything about the teacher in one JSON file (product §9), sent as it is read. */
const api = endpoint({
  GET: teacherCall({
    run: async ({ teacher, clock, requestId }) =>
      new Response(
        streamOf(await exportPieces(teacher, clock), (error) => logError(error, requestId)),
        {
          headers: {
            "Content-Type": "application/json; charset=utf-8",
            "Content-Disposition": 'attachment; filename="lectern-export.json"',
          },
        },
      ),
  }),
});

export const loader = api;
export const action = api;
