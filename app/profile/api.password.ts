import { requireGoodPassword } from "~/auth/account.server";
import { requireRecentSignIn } from "~/auth/reauth.server";
import { passwordBody } from "~/auth/schema";
import { endOtherSessions, loadAccount, setPasswordHash } from "~/auth/store.server";
import { endpoint, teacherCall } from "~/platform/endpoint.server";
import { hashPassword } from "~/platform/password.server";
import { PASSWORD } from "./labels";

/** `PUT /api/user/password` (spec §7 User, product §9, quality R5 and R6). */
const api = endpoint({
  PUT: teacherCall({
    body: passwordBody,
    limit: "write",
    prepare: ({ teacher }) => loadAccount(teacher),
    run: async ({ body: { newPassword, currentPassword }, prepared: account, ...call }) => {
      const { teacher, db } = call;
      await requireRecentSignIn(call, account, currentPassword);
      await requireGoodPassword(newPassword, account.email, "newPassword");
      const passwordHash = await hashPassword(newPassword, call.waitUntil);
      await teacher.write([
        setPasswordHash(db, teacher.id, passwordHash),
        endOtherSessions(db, teacher.id, teacher.sessionId),
      ]);
      return { message: PASSWORD.changed };
    },
  }),
});

export const loader = api;
export const action = api;
