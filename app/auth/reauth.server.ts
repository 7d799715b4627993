import type { Scope } from "~/platform/context.server";
import type { Statement } from "~/platform/db.server";
import { verifyPassword } from "~/platform/password.server";
import { reauthRequired, type Teacher } from "~/platform/teacher.server";
import { accountKey, judgeAttempt, requireReserved, reserveAttempt, settleAttempt } from "./attempts.server";

/**
 * Asks for the current password where the sign-in is not recent (quality R6). Guesses are counted as
 * at the sign-in, by session: a borrowed laptop must not take the account, from whatever address.
 * @returns statements for the batch that makes the change: they take the counted try back
 * @throws AppError `reauth_required` when it is missing or wrong, `rate_limited`, `unavailable`
 */
export async function requireRecentSignIn(
  scope: Scope & { teacher: Teacher; request: Request },
  account: { id: string; email: string | null; passwordHash: string | null },
  currentPassword: string | undefined,
): Promise<readonly Statement[]> {
  const { teacher, db } = scope;
  if (await teacher.signedInRecently()) return [];
  if (account.passwordHash === null) throw reauthRequired("Please log out, log in again, and try once more.");
  if (!currentPassword) throw reauthRequired("Please enter your current password.");
  const now = scope.clock();
  const attempt = await reserveAttempt(db, {
    account: await accountKey(account.email ?? account.id),
    address: teacher.sessionId,
    now,
    knownDevice: true,
  });
  const [reserved] = await db.batch([attempt.reserve]);
  requireReserved(reserved);
  const { right } = await judgeAttempt(db, attempt, () =>
    verifyPassword(currentPassword, account.passwordHash, scope.waitUntil),
  );
  if (!right) throw reauthRequired("The current password is not right.");
  return settleAttempt(db, attempt, now);
}
