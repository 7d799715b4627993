import { requireRecentSignIn } from "~/auth/reauth.server";
import { deleteBody, profileBody } from "~/auth/schema";
import { deleteAccount, loadAccount, loadProfile, updateAccount } from "~/auth/store.server";
import { knownTimeZone } from "~/platform/clock";
import { endpoint, teacherCall } from "~/platform/endpoint.server";
import { invalid } from "~/platform/errors";
import { deleteFilesOf } from "~/platform/files.server";
import { clearedSessionCookie } from "~/platform/session-cookie.server";
import { DANGER, INFORMATION } from "./labels";

/** `GET|PUT|DELETE /api/user/profile` (spec §7 User, product §9). */
const api = endpoint({
  GET: teacherCall({ run: ({ teacher }) => loadProfile(teacher) }),

  PUT: teacherCall({
    body: profileBody,
    limit: "write",
    prepare: ({ teacher }) => loadAccount(teacher),
    run: async ({ teacher, db, body: { name, email, timeZone }, prepared: account }) => {
      if (email !== account.email)
        throw invalid([{ path: "email", message: "The email cannot be changed." }]);
      const zone = timeZone === undefined ? undefined : knownTimeZone(timeZone);
      if (zone === null)
        throw invalid([{ path: "timeZone", message: "Please choose a time zone from the list." }]);
      await teacher.write([updateAccount(db, teacher.id, { name, ...(zone ? { timeZone: zone } : {}) })]);
      return { message: INFORMATION.saved };
    },
  }),

  DELETE: teacherCall({
    body: deleteBody,
    optionalBody: true,
    limit: "write",
    prepare: ({ teacher }) => loadAccount(teacher),
    run: async ({ body, prepared: account, ...call }) => {
      const settled = await requireRecentSignIn(call, account, body.currentPassword);
      // Files first: if that fails the account is still there to try again. And once more afterwards, for an upload
      // that was under way.
      await deleteFilesOf(call.env.FILES, call.teacher.id);
      await call.teacher.write([deleteAccount(call.db, call.teacher.id), ...settled]);
      call.waitUntil(deleteFilesOf(call.env.FILES, call.teacher.id));
      return Response.json(
        { message: DANGER.deleted },
        { headers: { "Set-Cookie": clearedSessionCookie() } },
      );
    },
  }),
});

export const loader = api;
export const action = api;
