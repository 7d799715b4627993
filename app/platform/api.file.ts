import { endpoint, teacherCall } from "./endpoint.server";
import { notFound } from "./errors";
import { fileAnswer } from "./files.server";

/** `GET /api/files/{key}`: a file, to its owner only (product §6). */
const api = endpoint({
  GET: teacherCall({
    run: async ({ teacher, request, env, params }) => {
      await teacher.confirm();
      const answer = await fileAnswer(env.FILES, teacher.id, params.key ?? "", request);
      if (!answer) throw notFound();
      return answer;
    },
  }),
});

export const loader = api;
export const action = api;
