import { endpoint, teacherCall } from "~/platform/endpoint.server";
import { addLessons } from "./additions.server";
import { LESSON_MESSAGES } from "./labels";
import { newLessonBody } from "./schema";

/** `POST /api/lessons`: a lesson, or a weekly series of them (product §3). */
const api = endpoint({
  POST: teacherCall({
    body: newLessonBody,
    limit: "write",
    run: async ({ teacher, body, clock }) => {
      const lessons = await addLessons(teacher, body, clock());
      return Response.json({ message: LESSON_MESSAGES.added(lessons.length), lessons }, { status: 201 });
    },
  }),
});

export const loader = api;
export const action = api;
