import { endpoint, teacherCall } from "~/platform/endpoint.server";
import { COURSE_MESSAGES } from "./labels";
import { addSampleCourse } from "./sample.server";

/** `POST /api/courses/sample`: one more sample course (product §6). */
const api = endpoint({
  POST: teacherCall({
    limit: "write",
    run: async ({ teacher, clock }) =>
      Response.json(
        { message: COURSE_MESSAGES.created, ...(await addSampleCourse(teacher, clock())) },
        { status: 201 },
      ),
  }),
});

export const loader = api;
export const action = api;
