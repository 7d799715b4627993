import { endpoint, teacherCall } from "~/platform/endpoint.server";
import { changeLessons, deleteLessons } from "./changes.server";
import { LESSON_MESSAGES } from "./labels";
import { followingQuery, lessonBody } from "./schema";

/** `PUT|DELETE /api/lessons/{id}`, with `?following=1` it and the later ones of its series (product §3). */
const api = endpoint({
  PUT: teacherCall({
    body: lessonBody,
    query: followingQuery,
    limit: "write",
    run: async ({ teacher, params, body, query, clock }) => {
      const following = query.following === "1";
      const lessons = await changeLessons(teacher, params.id ?? "", body, following, clock());
      return { message: LESSON_MESSAGES.saved(lessons.length), lessons };
    },
  }),
  DELETE: teacherCall({
    query: followingQuery,
    limit: "write",
    run: async ({ teacher, params, query }) => {
      const deleted = await deleteLessons(teacher, params.id ?? "", query.following === "1");
      return { message: LESSON_MESSAGES.deleted(deleted), deleted };
    },
  }),
});

export const loader = api;
export const action = api;
