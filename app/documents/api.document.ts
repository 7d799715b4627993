import { endpoint, teacherCall } from "~/platform/endpoint.server";
import { forgetFiles } from "~/platform/files.server";
import { DOCUMENT_MESSAGES } from "./labels";
import { deleteDocument, findDocument } from "./store.server";

/** `GET|DELETE /api/documents/{id}` (product §7). */
const api = endpoint({
  GET: teacherCall({
    run: async ({ teacher, params: { id = "" } }) => ({ document: await findDocument(teacher, id) }),
  }),
  DELETE: teacherCall({
    limit: "write",
    run: async ({ teacher, params: { id = "" }, ...call }) => {
      await forgetFiles(call, teacher.id, await deleteDocument(teacher, id));
      return { message: DOCUMENT_MESSAGES.deleted };
    },
  }),
});

export const loader = api;
export const action = api;
