import { requireGoodPassword } from "~/auth/account.server";
import { requireRecentSignIn } from "~/auth/reauth.server";
import { passwordBody } from "~/auth/schema";
import { changePassword, loadAccount } from "~/auth/store.server";
import { changedRows } from "~/platform/db.server";
import { endpoint, teacherCall } from "~/platform/endpoint.server";
import { AppError } from "~/platform/errors";
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
      await requireGoodPassword(newPassword, account.email, "newPassword");
      const settled = await requireRecentSignIn(call, account, currentPassword);
      const passwordHash = await hashPassword(newPassword, call.waitUntil);
      const change = { userId: teacher.id, before: account.passwordHash, after: passwordHash };
      const [changed] = await teacher.write([...changePassword(db, change, teacher.sessionId), ...settled]);
      if (changedRows(changed) !== 1) throw new AppError("conflict", PASSWORD.changedElsewhere);
      return { message: PASSWORD.changed };
    },
  }),
});

export const loader = api;
export const action = api;
