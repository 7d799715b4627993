import { endpoint, teacherCall } from "~/platform/endpoint.server";
import { STUDENT_MESSAGES } from "./labels";
import { deleteQuery, studentChangeBody } from "./schema";
import { archiveStudent, changeStudent, deleteStudent } from "./store.server";

/** `PUT|DELETE /api/students/{id}`: DELETE archives, with `?forever=1` it deletes an archived one (product §3). */
const api = endpoint({
  PUT: teacherCall({
    body: studentChangeBody,
    limit: "write",
    run: async ({ teacher, params, body, clock }) => ({
      message: messageOf(body.archived),
      student: await changeStudent(teacher, params.id ?? "", body, clock()),
    }),
  }),
  DELETE: teacherCall({
    query: deleteQuery,
    limit: "write",
    run: async ({ teacher, params, query, clock }) => {
      const id = params.id ?? "";
      if (query.forever === "1") {
        await deleteStudent(teacher, id);
        return { message: STUDENT_MESSAGES.deleted };
      }
      await archiveStudent(teacher, id, clock());
      return { message: STUDENT_MESSAGES.archived };
    },
  }),
});

function messageOf(archived: boolean | undefined): string {
  if (archived === undefined) return STUDENT_MESSAGES.saved;
  return archived ? STUDENT_MESSAGES.archived : STUDENT_MESSAGES.restored;
}

export const loader = api;
export const action = api;
