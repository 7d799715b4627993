import { mediaType, readCapped } from "./body.server";
import { endpoint, teacherCall } from "./endpoint.server";
import { MAX_FILE_BYTES } from "./file-kinds";
import { deleteFile, storeFile } from "./files.server";
import { fileAddress } from "./media-address";

/** `POST /api/files`: the file itself as the body, with its own type (product §6, quality R3 and R8). */
const api = endpoint({
  POST: teacherCall({
    limit: "upload",
    run: async ({ teacher, request, env, clock }) => {
      const bytes = await readCapped(request, MAX_FILE_BYTES);
      const key = await storeFile(env.FILES, teacher.id, bytes, mediaType(request), clock());
      try {
        await teacher.confirmStill();
      } catch (error) {
        await deleteFile(env.FILES, teacher.id, key);
        throw error;
      }
      return Response.json({ key, url: fileAddress(key) }, { status: 201 });
    },
  }),
});

export const loader = api;
export const action = api;
