import { createRequestHandler } from "@remix-run/cloudflare";
import * as build from "remix-server-build";

/** The least that a Worker with Remix can be: the baseline of a signed-in screen. */

const remix = createRequestHandler(build, "production");

export default {
  /**
   * @param {Request} request
   * @param {{ DB: D1Database, TEACHER_ID: string }} bare
   */
  fetch: (request, bare) => remix(request, /** @type {never} */ ({ bare })),
};
