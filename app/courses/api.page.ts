import { endpoint, teacherCall } from "~/platform/endpoint.server";
import { invalid } from "~/platform/errors";
import { hasFile } from "~/platform/files.server";
import { fileAddress } from "~/platform/media-address";
import { COURSE_MESSAGES } from "./labels";
import { noPage } from "./own.server";
import { changePage, deletePage } from "./page-changes.server";
import { loadPage } from "./pages.server";
import { pageChangeBody } from "./schema";

/**
 * `GET /api/courses/{id}/pages/{index}`, the index from 0, and `PUT|DELETE /api/courses/{id}/pages/{pageId}`
 * (product §6).
 */
const api = endpoint({
  GET: teacherCall({
    run: async ({ teacher, params: { id = "", page = "" } }) => {
      if (!/^\d{1,5}$/.test(page)) throw noPage();
      return loadPage(teacher, id, Number(page));
    },
  }),
  PUT: teacherCall({
    body: pageChangeBody,
    limit: "write",
    run: async ({ teacher, params: { id = "", page = "" }, body: { image, ...change }, env, clock }) => {
      if (image && !(await hasFile(env.FILES, teacher.id, image)))
        throw invalid([{ path: "image", message: COURSE_MESSAGES.unknownFile }]);
      const address = image ? fileAddress(image) : image;
      const written = await changePage(teacher, id, page, { ...change, image: address }, clock());
      return { message: COURSE_MESSAGES.pageUpdated, ...written };
    },
  }),
  DELETE: teacherCall({
    limit: "write",
    run: async ({ teacher, params: { id = "", page = "" }, clock }) => ({
      message: COURSE_MESSAGES.pageDeleted,
      ...(await deletePage(teacher, id, page, clock())),
    }),
  }),
});

export const loader = api;
export const action = api;
