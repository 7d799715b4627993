import { endpoint, teacherCall } from "~/platform/endpoint.server";
import { loadExport } from "./store.server";

/** `GET /api/user/export`: everything about the teacher in one JSON file (product §9). */
const api = endpoint({
  GET: teacherCall({
    run: async ({ teacher, clock }) =>
      new Response(JSON.stringify(await loadExport(teacher, clock), null, 2), {
        headers: {
          "Content-Type": "application/json; charset=utf-8",
          "Content-Disposition": 'attachment; filename="lectern-export.json"',
        },
      }),
  }),
});

export const loader = api;
export const action = api;
