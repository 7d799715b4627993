import { loadAccount, loadSessions } from "~/auth/store.server";
import type { Clock } from "~/platform/clock";
import type { Teacher } from "~/platform/teacher.server";

/** What the User Profile screen shows (spec §2, product §2 and §9): one round trip. */
export async function loadProfilePage(teacher: Teacher, clock: Clock) {
  const [{ name, email, role, timeZone, createdAt, feedId }, sessions] = await Promise.all([
    loadAccount(teacher),
    loadSessions(teacher, clock()),
  ]);
  return { user: { name, email, role, timeZone, createdAt }, sessions, feedId };
}
