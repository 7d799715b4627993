import { redirect } from "@remix-run/cloudflare";
import { teacherLoader } from "~/platform/screen.server";
import { SCREENS } from "./screens";

/** `/admin` leads to the Dashboard (product §1). */
const home = teacherLoader({}, () => redirect(SCREENS[0].path));

export const loader = home;
export const action = home;
