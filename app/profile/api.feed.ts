import { feedAddress, newFeedId, renewFeed } from "~/lessons/feed.server";
import { endpoint, teacherCall } from "~/platform/endpoint.server";
import { FEED } from "./labels";

/** `POST /api/user/feed`: another address for the calendar feed; the one before ends (product §3). */
const api = endpoint({
  POST: teacherCall({
    limit: "write",
    run: async ({ teacher, db, env, request }) => {
      const feedId = newFeedId();
      await teacher.write([renewFeed(db, teacher.id, feedId)]);
      const address = await feedAddress(env, new URL(request.url).origin, feedId);
      return Response.json({ message: FEED.renewed, address }, { status: 201 });
    },
  }),
});

export const loader = api;
export const action = api;
