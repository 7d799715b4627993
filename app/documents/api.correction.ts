import { endpoint, teacherCall } from "~/platform/endpoint.server";
import { changeCorrection, deleteCorrection } from "./corrections.server";
import { DOCUMENT_MESSAGES } from "./labels";
import { correctionBody } from "./schema";

/** `PUT|DELETE /api/courses/{id}/corrections/{correctionId}` (product §7). */
const api = endpoint({
  PUT: teacherCall({
    body: correctionBody,
    limit: "write",
    run: async ({ teacher, params: { id = "", correction = "" }, body }) => ({
      message: DOCUMENT_MESSAGES.correctionSaved,
      correction: await changeCorrection(teacher, id, correction, body),
    }),
  }),
  DELETE: teacherCall({
    limit: "write",
    run: async ({ teacher, params: { id = "", correction = "" } }) => {
      await deleteCorrection(teacher, id, correction);
      return { message: DOCUMENT_MESSAGES.correctionRemoved };
    },
  }),
});

export const loader = api;
export const action = api;
