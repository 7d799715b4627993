import { endpoint, teacherCall } from "~/platform/endpoint.server";
import { forgetFiles } from "~/platform/files.server";
import { COURSE_MESSAGES } from "./labels";
import { MAX_COURSE_BYTES } from "./limits";
import { replaceCourse } from "./replace.server";
import { courseBody } from "./schema";
import { changeCourse, deleteCourse } from "./store.server";
import { wholeCourse } from "./whole.server";

/** `GET|PUT|DELETE /api/courses/{id}`: the whole course; PUT without `pages` leaves them (spec §7, product §6). */
const api = endpoint({
  GET: teacherCall({
    run: async ({ teacher, params: { id = "" } }) =>
      new Response(await wholeCourse(teacher, id), { headers: { "Content-Type": "application/json" } }),
  }),
  PUT: teacherCall({
    body: courseBody,
    maxBytes: MAX_COURSE_BYTES,
    limit: "write",
    run: async ({ teacher, params: { id = "" }, body: { pages, ...head }, clock }) => {
      const version = pages
        ? await replaceCourse(teacher, id, { ...head, pages }, clock())
        : await changeCourse(teacher, id, head, clock());
      return { message: COURSE_MESSAGES.updated, courseVersion: version, version };
    },
  }),
  DELETE: teacherCall({
    limit: "write",
    run: async ({ teacher, params: { id = "" }, ...call }) => {
      await forgetFiles(call, teacher.id, await deleteCourse(teacher, id));
      return { message: COURSE_MESSAGES.deleted };
    },
  }),
});

export const loader = api;
export const action = api;
