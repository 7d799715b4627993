import { endpoint, teacherCall } from "~/platform/endpoint.server";
import { addCorrection, listCorrections } from "./corrections.server";
import { DOCUMENT_MESSAGES } from "./labels";
import { listQuery, newCorrectionBody } from "./schema";

/** `GET|POST /api/courses/{id}/corrections` (product §7). */
const api = endpoint({
  GET: teacherCall({
    query: listQuery,
    run: ({ teacher, params: { id = "" }, query: { after } }) => listCorrections(teacher, id, after),
  }),
  POST: teacherCall({
    body: newCorrectionBody,
    limit: "write",
    run: async ({ teacher, params: { id = "" }, body, clock }) => {
      const correction = await addCorrection(teacher, id, body, clock());
      return Response.json({ message: DOCUMENT_MESSAGES.correctionAdded, correction }, { status: 201 });
    },
  }),
});

export const loader = api;
export const action = api;
