import { loadProfile } from "~/auth/store.server";
import { type Clock, dateIn } from "~/platform/clock";
import type { Teacher } from "~/platform/teacher.server";
import { listPayments, totalPaid } from "./payments.server";
import { qrCodeOf } from "./qr-code.server";
import { listRequests } from "./requests.server";
import { findStudent, hasStudents, joinCodeOf, listStudents } from "./store.server";

interface Asked {
  /** Whether archived students are shown too. */
  archived: boolean;
  /** The student whose dialog the address opens. */
  student: string | null;
  /** Ours, for the join link. */
  origin: string;
}

/** Everything on the Students screen, in one round trip (product §3); the lists' first pages. */
export async function loadStudentsScreen(
  teacher: Teacher,
  { archived, student, origin }: Asked,
  clock: Clock,
) {
  const [requests, taught, hasAny, former, payments, total, code, opened, { user }] = await Promise.all([
    listRequests(teacher),
    listStudents(teacher),
    hasStudents(teacher),
    archived ? listStudents(teacher, { archived }) : null,
    listPayments(teacher),
    totalPaid(teacher),
    joinCodeOf(teacher),
    student ? findStudent(teacher, student) : null,
    loadProfile(teacher),
  ]);
  const link = `${origin}/join/${code}`;
  return {
    requests,
    students: { rows: taught.students, next: taught.next },
    /** Whether anybody is on the list or was. */
    hasAny,
    archived: former && { rows: former.students, next: former.next },
    payments: { rows: payments.payments, next: payments.next },
    total,
    join: { link, qr: qrCodeOf(link) },
    opened,
    today: dateIn(user.timeZone, clock()),
  };
}
