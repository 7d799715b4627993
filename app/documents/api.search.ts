import { endpoint, teacherCall } from "~/platform/endpoint.server";
import { documentSearchQuery } from "./schema";
import { searchDocument } from "./text-search.server";

/** `GET /api/documents/{id}/search?text&exact&words&from`: a part of the book at a time. */
const api = endpoint({
  GET: teacherCall({
    query: documentSearchQuery,
    run: async ({ teacher, params: { id = "" }, query }) => searchDocument(teacher, id, query),
  }),
});

export const loader = api;
export const action = api;
