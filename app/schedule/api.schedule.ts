import { loadProfile } from "~/auth/store.server";
import { dateIn } from "~/platform/clock";
import { endpoint, teacherCall } from "~/platform/endpoint.server";
import { MESSAGES } from "./labels";
import { saveBody, yearQuery } from "./schema";
import { loadSchedule, saveSchedule } from "./store.server";
import { defaultYear } from "./year";

/** `GET|POST /api/schedule?year=` (spec §7 Schedule, product §4). */
const api = endpoint({
  GET: teacherCall({
    query: yearQuery,
    run: async ({ teacher, query, clock }) => (await loadSchedule(teacher, query.year, clock)).schedule,
  }),
  POST: teacherCall({
    body: saveBody,
    query: yearQuery,
    limit: "write",
    prepare: ({ teacher }) => loadProfile(teacher),
    run: async ({ teacher, query, body, clock, prepared: { user } }) => {
      const year = query.year ?? defaultYear(dateIn(user.timeZone, clock()));
      return { message: MESSAGES.saved, version: await saveSchedule(teacher, year, body, clock()), year };
    },
  }),
});

export const loader = api;
export const action = api;
