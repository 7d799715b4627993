import { loadAccount, loadSessions } from "~/auth/store.server";
import { exportCourses } from "~/courses/export.server";
import { exportLessons } from "~/lessons/store.server";
import type { Clock } from "~/platform/clock";
import type { Teacher } from "~/platform/teacher.server";
import { exportSchedules } from "~/schedule/store.server";
import { exportNotices } from "~/shell/store.server";
import { exportPayments } from "~/students/payments.server";
import { exportRequests } from "~/students/requests.server";
import { exportStudents } from "~/students/store.server";

/** What the User Profile screen shows (spec §2, product §2 and §9): one round trip. */
export async function loadProfilePage(teacher: Teacher, clock: Clock) {
  const [{ name, email, role, timeZone, createdAt, feedId }, sessions] = await Promise.all([
    loadAccount(teacher),
    loadSessions(teacher, clock()),
  ]);
  return { user: { name, email, role, timeZone, createdAt }, sessions, feedId };
}

/**
 * Everything that Lectern keeps about a teacher, as one object (product §9 "Export my data"): one round trip.
 * Times are milliseconds since 1970; no password, token or session id is in it.
 */
export async function loadExport(teacher: Teacher, clock: Clock) {
  const [page, schedules, lessons, studentRequests, students, payments, courses, notices] = await Promise.all(
    [
      loadProfilePage(teacher, clock),
      exportSchedules(teacher),
      exportLessons(teacher),
      exportRequests(teacher),
      exportStudents(teacher),
      exportPayments(teacher),
      exportCourses(teacher),
      exportNotices(teacher),
    ],
  );
  const sessions = page.sessions.map(({ device, createdAt, lastSeenAt }) => ({
    device,
    createdAt,
    lastSeenAt,
  }));
  return {
    exportedAt: clock(),
    user: page.user,
    sessions,
    schedules,
    lessons,
    studentRequests,
    students,
    payments,
    courses,
    notices,
  };
}
