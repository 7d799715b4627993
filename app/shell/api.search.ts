import { findCourses, findPages } from "~/courses/search.server";
import { findDocuments } from "~/documents/search.server";
import { findLessons } from "~/lessons/search.server";
import { endpoint, teacherCall } from "~/platform/endpoint.server";
import { findStudents } from "~/students/search.server";
import { searchQuery } from "./schema";

/** `GET /api/search?q=`: what the palette finds beside screens (product §1). */
const api = endpoint({
  GET: teacherCall({
    query: searchQuery,
    limit: "search",
    run: async ({ teacher, query: { q }, clock }) => {
      const [students, lessons, courses, pages, documents] = await Promise.all([
        findStudents(teacher, q),
        findLessons(teacher, q, clock()),
        findCourses(teacher, q),
        findPages(teacher, q),
        findDocuments(teacher, q),
      ]);
      return { students, lessons, courses, pages, documents };
    },
  }),
});

export const loader = api;
export const action = api;
