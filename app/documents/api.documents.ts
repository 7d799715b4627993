import { endpoint, teacherCall } from "~/platform/endpoint.server";
import { listQuery, newDocumentBody } from "./schema";
import { addDocument, listDocuments } from "./store.server";

/** `GET|POST /api/courses/{id}/documents` (product §7). */
const api = endpoint({
  GET: teacherCall({
    query: listQuery,
    run: ({ teacher, params: { id = "" }, query: { after } }) => listDocuments(teacher, id, after),
  }),
  POST: teacherCall({
    body: newDocumentBody,
    limit: "write",
    run: async ({ teacher, params: { id = "" }, body, clock }) => {
      const { document, isNew } = await addDocument(teacher, id, body, clock());
      return Response.json({ document }, { status: isNew ? 201 : 200 });
    },
  }),
});

export const loader = api;
export const action = api;
