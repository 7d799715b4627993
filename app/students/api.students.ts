import { endpoint, teacherCall } from "~/platform/endpoint.server";
import { STUDENT_MESSAGES } from "./labels";
import { studentBody, studentsQuery } from "./schema";
import { addStudent, listStudents } from "./store.server";

/** `GET|POST /api/students` (product §3). */
const api = endpoint({
  GET: teacherCall({
    query: studentsQuery,
    run: ({ teacher, query: { archived, after } }) =>
      listStudents(teacher, { archived: archived === "1", after }),
  }),
  POST: teacherCall({
    body: studentBody,
    limit: "write",
    run: async ({ teacher, body, clock }) =>
      Response.json(
        { message: STUDENT_MESSAGES.added, student: await addStudent(teacher, body, clock()) },
        { status: 201 },
      ),
  }),
});

export const loader = api;
export const action = api;
