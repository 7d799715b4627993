import { endpoint, teacherCall } from "~/platform/endpoint.server";
import { addBlock } from "./blocks.server";
import { COURSE_MESSAGES } from "./labels";
import { newBlockBody } from "./schema";

/** `POST /api/courses/{id}/blocks` (spec §7, product §6). */
const api = endpoint({
  POST: teacherCall({
    body: newBlockBody,
    limit: "write",
    run: async ({ teacher, params: { id = "" }, body: { pageId, block }, clock }) =>
      Response.json(
        { message: COURSE_MESSAGES.blockAdded, ...(await addBlock(teacher, id, pageId, block, clock())) },
        { status: 201 },
      ),
  }),
});

export const loader = api;
export const action = api;
