import { endpoint, teacherCall } from "~/platform/endpoint.server";
import { COURSE_MESSAGES } from "./labels";
import { addPage } from "./page-changes.server";
import { listPages } from "./pages.server";
import { newPageBody, pagesQuery } from "./schema";

/** `GET|POST /api/courses/{id}/pages` (product §6). */
const api = endpoint({
  GET: teacherCall({
    query: pagesQuery,
    run: ({ teacher, params: { id = "" }, query: { from } }) => listPages(teacher, id, from),
  }),
  POST: teacherCall({
    body: newPageBody,
    limit: "write",
    run: async ({ teacher, params: { id = "" }, body, clock }) =>
      Response.json(
        { message: COURSE_MESSAGES.pageAdded, ...(await addPage(teacher, id, body, clock())) },
        { status: 201 },
      ),
  }),
});

export const loader = api;
export const action = api;
