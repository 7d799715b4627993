import { redirect } from "@remix-run/cloudflare";
import { publicLoader } from "~/platform/screen.server";

/** `/login`, `/register` and `/auth` are other names of the auth screen; the query goes along (product §1). */
const moved = publicLoader(({ url }) =>
  redirect(`/auth/${url.pathname.startsWith("/register") ? "register" : "login"}${url.search}`),
);

export const loader = moved;
export const action = moved;
