import { endpoint, teacherCall } from "~/platform/endpoint.server";
import { COURSE_MESSAGES } from "./labels";
import { coursesQuery, newCourseBody } from "./schema";
import { createCourse, listCourses } from "./store.server";

/** `GET|POST /api/courses` (spec §7, product §6). */
const api = endpoint({
  GET: teacherCall({
    query: coursesQuery,
    run: ({ teacher, query: { after } }) => listCourses(teacher, after),
  }),
  POST: teacherCall({
    body: newCourseBody,
    limit: "write",
    run: async ({ teacher, body, clock }) =>
      Response.json(
        { message: COURSE_MESSAGES.created, ...(await createCourse(teacher, body, clock())) },
        { status: 201 },
      ),
  }),
});

export const loader = api;
export const action = api;
