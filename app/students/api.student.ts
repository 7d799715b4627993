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
      message: STUDENT_MESSAGES.saved,
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

export const loader = api;
export const action = api;
