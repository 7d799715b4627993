import { endpoint, teacherCall } from "~/platform/endpoint.server";
import { changeBlock, deleteBlock } from "./blocks.server";
import { COURSE_MESSAGES } from "./labels";
import { blockChangeBody } from "./schema";

/** `PUT|DELETE /api/courses/{id}/blocks/{blockId}` (spec §7, product §6). */
const api = endpoint({
  PUT: teacherCall({
    body: blockChangeBody,
    limit: "block-save",
    run: async ({ teacher, params: { id = "", block = "" }, body, clock }) => ({
      message: COURSE_MESSAGES.blockUpdated,
      ...(await changeBlock(teacher, id, block, body, clock())),
    }),
  }),
  DELETE: teacherCall({
    limit: "write",
    run: async ({ teacher, params: { id = "", block = "" }, clock }) => ({
      message: COURSE_MESSAGES.blockDeleted,
      courseVersion: await deleteBlock(teacher, id, block, clock()),
    }),
  }),
});

export const loader = api;
export const action = api;
