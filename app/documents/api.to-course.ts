import { endpoint, teacherCall } from "~/platform/endpoint.server";
import { DOCUMENT_MESSAGES } from "./labels";
import { toCourseBody } from "./schema";
import { makeCoursePages } from "./to-course.server";

/** `POST /api/documents/{id}/to-course` (product §7); 200 where all of the pages were made before. */
const api = endpoint({
  POST: teacherCall({
    body: toCourseBody,
    limit: "write",
    run: async ({ teacher, params: { id = "" }, body, clock }) => {
      const made = await makeCoursePages(teacher, id, body.pages, clock());
      const count = made.pages.length;
      const message = count === 0 ? DOCUMENT_MESSAGES.madeBefore : DOCUMENT_MESSAGES.madePages(count);
      return Response.json({ message, ...made }, { status: count === 0 ? 200 : 201 });
    },
  }),
});

export const loader = api;
export const action = api;
