import { redirect } from "@remix-run/cloudflare";
import { teacherLoader } from "~/platform/screen.server";
import { SCREENS } from "./screens";

/** `/admin` and the dashboard's address lead to the first screen that there is (product §1). */
const home = teacherLoader({}, () => redirect(SCREENS[0].path));

export const loader = home;
export const action = home;
