import { exportCourses, exportPages } from "~/courses/export.server";
import { exportCorrections, exportDocumentPages, exportDocuments } from "~/documents/export.server";
import { exportLessons } from "~/lessons/store.server";
import type { Clock } from "~/platform/clock";
import { jsonList } from "~/platform/json-text";
import type { Teacher } from "~/platform/teacher.server";
import { exportSchedules } from "~/schedule/store.server";
import { exportNotices } from "~/shell/store.server";
import { exportPayments } from "~/students/payments.server";
import { exportRequests } from "~/students/requests.server";
import { exportStudents } from "~/students/store.server";
import { loadProfilePage } from "./store.server";

/**
 * Everything that Lectern keeps about a teacher, as one object (product §9 "Export my data"), in pieces of JSON: no
 * more is held than a few megabytes, however much there is. How it begins is read in one round trip, before this
 * answers; the rest as the pieces are asked for. Times are milliseconds since 1970; no password, token or session id
 * is in it.
 * @throws what D1 throws at the beginning; what it throws later comes out of the pieces
 */
export async function exportPieces(teacher: Teacher, clock: Clock): Promise<AsyncGenerator<string>> {
  const lists = {
    schedules: exportSchedules(teacher),
    lessons: exportLessons(teacher),
    studentRequests: exportRequests(teacher),
    students: exportStudents(teacher),
    payments: exportPayments(teacher),
  };
  const courses = exportCourses(teacher);
  const [{ user, sessions }, notices] = await Promise.all([
    loadProfilePage(teacher, clock),
    exportNotices(teacher),
    ...[...Object.values(lists), courses].map((list) => list.begun()),
  ]);
  const devices = sessions.map(({ device, createdAt, lastSeenAt }) => ({ device, createdAt, lastSeenAt }));
  const head = { exportedAt: clock(), user, sessions: devices, notices };
  return (async function* () {
    yield JSON.stringify(head).slice(0, -1);
    for (const [name, list] of Object.entries(lists)) yield* member(name, jsonList<object>(list));
    yield* member(
      "courses",
      objects(courses, (course) => insideOf(teacher, course.id)),
    );
    yield "\n}\n";
  })();
}

/** What is in a course; what each list begins with shares a round trip. */
async function* insideOf(teacher: Teacher, course: string): AsyncGenerator<string> {
  const pages = exportPages(teacher, course);
  const corrections = exportCorrections(teacher, course);
  const documents = await exportDocuments(teacher, course);
  yield* member("pages", jsonList(pages, asItIs));
  yield* member("corrections", jsonList(corrections));
  yield* member(
    "documents",
    objects(documents, ({ id }) => member("pages", jsonList(exportDocumentPages(teacher, id), asItIs))),
  );
}

const asItIs = (text: string) => text;

async function* member(name: string, value: AsyncIterable<string>): AsyncGenerator<string> {
  yield `,\n"${name}":`;
  yield* value;
}

/** JSON of a list of objects, each with further members that come in pieces. */
async function* objects<T extends object>(
  rows: AsyncIterable<T> | Iterable<T>,
  membersOf: (row: T) => AsyncIterable<string>,
): AsyncGenerator<string> {
  let before = "[\n";
  for await (const row of rows) {
    yield before + JSON.stringify(row).slice(0, -1);
    yield* membersOf(row);
    yield "}";
    before = ",\n";
  }
  yield before === "[\n" ? "[]" : "\n]";
}
