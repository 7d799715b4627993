import { endpoint, publicCall } from "~/platform/endpoint.server";
import { notFound } from "~/platform/errors";
import { countAgainst } from "~/platform/rate-limit.server";
import { feedIdIn, loadFeed } from "./feed.server";

const bare = (tag: string) => tag.trim().replace(/^W\//, "");

/** Whether a caller has this version: one tag, several, strong or weak (RFC 9110, 13.1.2). */
const isKnown = (header: string | null, tag: string) =>
  header?.split(",").some((known) => bare(known) === bare(tag) || known.trim() === "*") ?? false;

/** `GET /calendar/{secret}.ics`: a teacher's lessons, for whoever has the address (product §3 "Calendar feed"). */
const api = endpoint({
  GET: publicCall({
    run: async ({ env, db, clock, params, request }) => {
      const feedId = await feedIdIn(env, params.file ?? "");
      if (!feedId) throw notFound();
      await countAgainst(env, "feed", feedId);
      const feed = await loadFeed(db, feedId, clock());
      if (!feed) throw notFound();
      const headers = { ETag: feed.tag, "Cache-Control": "private, max-age=300" };
      if (isKnown(request.headers.get("If-None-Match"), feed.tag))
        return new Response(null, { status: 304, headers });
      return new Response(feed.text(), {
        headers: {
          ...headers,
          "Content-Type": "text/calendar; charset=utf-8",
          "Content-Disposition": 'inline; filename="lectern.ics"',
        },
      });
    },
  }),
});

export const loader = api;
export const action = api;
