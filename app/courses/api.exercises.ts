import { endpoint, teacherCall } from "~/platform/endpoint.server";
import { COURSE_MESSAGES } from "./labels";
import { addExercise, readPage } from "./page-exercises.server";
import { newExerciseBody } from "./schema";

/** `POST /api/courses/{id}/pages/{pageId}/exercises`: one exercise more, whatever else is written to the page. */
const api = endpoint({
  POST: teacherCall({
    body: newExerciseBody,
    limit: "write",
    prepare: ({ teacher, params: { id = "", page = "" } }) => readPage(teacher, id, page),
    run: async ({ teacher, params: { id = "", page = "" }, body, prepared, clock }) =>
      Response.json(
        {
          message: COURSE_MESSAGES.exerciseAdded,
          ...(await addExercise(teacher, id, page, body, prepared, clock())),
        },
        { status: 201 },
      ),
  }),
});

export const loader = api;
export const action = api;
