import { sql } from "drizzle-orm";
import {
  type AnySQLiteColumn,
  index,
  integer,
  primaryKey,
  real,
  sqliteTable,
  text,
  uniqueIndex,
} from "drizzle-orm/sqlite-core";

/**
 * Every table of Lectern. Ids are time-sortable strings, timestamps integer milliseconds since 1970 (UTC),
 * and whatever belongs to a teacher goes with the teacher: foreign keys cascade.
 */

const id = () => text("id").primaryKey();
const createdAt = () => integer("created_at").notNull();
const ownedBy = (name: string) =>
  text(name)
    .notNull()
    .references((): AnySQLiteColumn => users.id, { onDelete: "cascade" });

export const users = sqliteTable(
  "users",
  {
    id: id(),
    /** Lower-cased; null for a teacher who has only ever come through Telegram. */
    email: text("email").unique(),
    /** scrypt in PHC string format; null as above. */
    passwordHash: text("password_hash"),
    name: text("name").notNull(),
    role: text("role", { enum: ["teacher", "admin"] })
      .notNull()
      .default("teacher"),
    /** IANA name, such as "Europe/Riga". */
    timeZone: text("time_zone").notNull().default("UTC"),
    createdAt: createdAt(),
    /** Names the teacher in the join link; every account gets one (the default only lets the column be added). */
    joinCode: text("join_code").notNull().default(""),
    /** Random and renewable; the address of the calendar feed is signed from it and stands nowhere. */
    feedId: text("feed_id").notNull().default(""),
  },
  (table) => [uniqueIndex("users_join_code").on(table.joinCode), uniqueIndex("users_feed").on(table.feedId)],
);

export const sessions = sqliteTable(
  "sessions",
  {
    /** SHA-256 (hex) of the random session id that the signed cookie carries. */
    id: id(),
    userId: ownedBy("user_id"),
    createdAt: createdAt(),
    lastSeenAt: integer("last_seen_at").notNull(),
    expiresAt: integer("expires_at").notNull(),
    /** What the browser calls itself, shortened: "Firefox on Linux". */
    device: text("device").notNull(),
  },
  (table) => [index("sessions_user").on(table.userId, table.createdAt)],
);

export const loginFailures = sqliteTable(
  "login_failures",
  {
    id: id(),
    /** SHA-256 (hex) of the email that was tried, whether it has an account or not. */
    account: text("account").notNull(),
    /** SHA-256 (hex) of the address that tried. */
    address: text("address").notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index("login_failures_account").on(table.account, table.createdAt),
    index("login_failures_created").on(table.createdAt),
  ],
);

export const passwordResets = sqliteTable(
  "password_resets",
  {
    /** SHA-256 (hex) of the token in the link. */
    id: id(),
    userId: ownedBy("user_id"),
    createdAt: createdAt(),
    expiresAt: integer("expires_at").notNull(),
  },
  (table) => [index("password_resets_user").on(table.userId)],
);

export const schedules = sqliteTable(
  "schedules",
  {
    teacherId: ownedBy("teacher_id"),
    /** The September's year. */
    year: integer("year").notNull(),
    /** JSON of `scheduleShape` (app/schedule/schema.ts). */
    data: text("data").notNull(),
    version: integer("version").notNull(),
    updatedAt: integer("updated_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.teacherId, table.year] })],
);

export const students = sqliteTable(
  "students",
  {
    id: id(),
    teacherId: ownedBy("teacher_id"),
    name: text("name").notNull(),
    grade: text("grade").notNull(),
    /** Since when the student is no longer taught; null while taught. */
    archivedAt: integer("archived_at"),
    createdAt: createdAt(),
  },
  (table) => [index("students_teacher").on(table.teacherId, table.name, table.id)],
);

const ofStudent = () =>
  text("student_id").references((): AnySQLiteColumn => students.id, { onDelete: "set null" });

export const studentRequests = sqliteTable(
  "student_requests",
  {
    id: id(),
    teacherId: ownedBy("teacher_id"),
    name: text("name").notNull(),
    grade: text("grade").notNull(),
    approved: integer("approved", { mode: "boolean" }).notNull().default(false),
    decidedAt: integer("decided_at"),
    /** Whom an approved request made. */
    studentId: ofStudent(),
    createdAt: createdAt(),
    /** Name and grade as `personKey` (app/students/rules.ts) folds them: nobody waits twice. */
    person: text("person"),
  },
  (table) => [
    index("student_requests_teacher").on(table.teacherId, table.approved, table.createdAt),
    index("student_requests_decided").on(table.teacherId, table.approved, table.decidedAt, table.id),
    index("student_requests_student").on(table.studentId),
    index("student_requests_person").on(table.teacherId, table.person),
    uniqueIndex("student_requests_waiting").on(table.teacherId, table.person).where(sql`approved = 0`),
  ],
);

export const lessons = sqliteTable(
  "lessons",
  {
    id: id(),
    teacherId: ownedBy("teacher_id"),
    studentId: ofStudent(),
    /** Lessons that were made together, weekly or from the school year's schedule. */
    seriesId: text("series_id"),
    /** `YYYY-MM-DDTHH:MM` as the schedule made it, wherever it was moved since; null when it came otherwise. */
    scheduleSlot: text("schedule_slot"),
    /** `YYYY-MM-DD`, in no time zone: the teacher's calendar. */
    date: text("date").notNull(),
    /** `HH:MM` on the teacher's clock. */
    time: text("time").notNull(),
    durationMinutes: integer("duration_minutes").notNull(),
    title: text("title").notNull(),
    grade: text("grade").notNull(),
    type: text("type").notNull(),
    /** `#rrggbb`, lower case. */
    color: text("color").notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index("lessons_day").on(table.teacherId, table.date, table.time),
    index("lessons_series").on(table.teacherId, table.seriesId, table.date),
    uniqueIndex("lessons_slot").on(table.teacherId, table.scheduleSlot),
    index("lessons_student").on(table.studentId),
  ],
);

export const payments = sqliteTable(
  "payments",
  {
    id: id(),
    teacherId: ownedBy("teacher_id"),
    studentId: ofStudent(),
    amountCents: integer("amount_cents").notNull(),
    note: text("note").notNull(),
    /** `YYYY-MM-DD` */
    date: text("date").notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index("payments_day").on(table.teacherId, table.date, table.id),
    index("payments_student").on(table.studentId),
  ],
);

export const notices = sqliteTable(
  "notices",
  {
    id: id(),
    teacherId: ownedBy("teacher_id"),
    /** JSON of `noticeShape` (app/shell/schema.ts): what happened. */
    data: text("data").notNull(),
    seen: integer("seen", { mode: "boolean" }).notNull().default(false),
    createdAt: createdAt(),
  },
  (table) => [index("notices_teacher").on(table.teacherId, table.seen, table.id)],
);

export const courses = sqliteTable(
  "courses",
  {
    id: id(),
    teacherId: ownedBy("teacher_id"),
    name: text("name").notNull(),
    description: text("description").notNull(),
    /** How many pages it has: kept here, so that a page is read without counting the others. */
    pageCount: integer("page_count").notNull().default(0),
    /** Raised by every write inside the course. */
    version: integer("version").notNull().default(1),
    createdAt: createdAt(),
    updatedAt: integer("updated_at").notNull(),
  },
  (table) => [index("courses_teacher").on(table.teacherId, table.updatedAt)],
);

export const pages = sqliteTable(
  "pages",
  {
    id: id(),
    courseId: text("course_id")
      .notNull()
      .references((): AnySQLiteColumn => courses.id, { onDelete: "cascade" }),
    /** From 0, without gaps: the place in the course. */
    position: integer("position").notNull(),
    label: text("label").notNull(),
    /** Address of the source image: `/api/files/{key}`, one of the samples, or `https:`; null without one. */
    image: text("image"),
    /** Raised by every change of label, image or sections. */
    version: integer("version").notNull().default(1),
    /** JSON of a list of `section` (app/courses/schema.ts); last, so that reading the rest leaves it alone. */
    sections: text("sections").notNull().default("[]"),
  },
  (table) => [
    index("pages_course").on(table.courseId, table.position),
    index("pages_image").on(table.image).where(sql`image IS NOT NULL`),
  ],
);

export const blocks = sqliteTable(
  "blocks",
  {
    id: id(),
    pageId: text("page_id")
      .notNull()
      .references((): AnySQLiteColumn => pages.id, { onDelete: "cascade" }),
    /** From 0, without gaps: the place on the page. */
    order: integer("sort_order").notNull(),
    data: text("data").notNull(),
    /** Raised by every change of the text. */
    version: integer("version").notNull().default(1),
    /** Names the save that wrote this text: the same one again changes nothing. */
    lastSaveId: text("last_save_id"),
  },
  (table) => [index("blocks_page").on(table.pageId, table.order)],
);

export const documents = sqliteTable(
  "documents",
  {
    id: id(),
    teacherId: ownedBy("teacher_id"),
    courseId: text("course_id")
      .notNull()
      .references((): AnySQLiteColumn => courses.id, { onDelete: "cascade" }),
    filename: text("filename").notNull(),
    /** Bytes of the PDF, which itself is not kept. */
    size: integer("size").notNull(),
    /** What the PDF says of itself, in hex; empty where it says nothing. */
    fingerprint: text("fingerprint").notNull(),
    pageCount: integer("page_count").notNull(),
    /** How many of its pages are stored, and how many of these are checked: kept here, so that nobody counts. */
    storedPages: integer("stored_pages").notNull().default(0),
    checkedPages: integer("checked_pages").notNull().default(0),
    createdAt: createdAt(),
    updatedAt: integer("updated_at").notNull(),
  },
  (table) => [
    index("documents_teacher").on(table.teacherId, table.id),
    uniqueIndex("documents_file").on(
      table.courseId,
      table.filename,
      table.size,
      table.pageCount,
      table.fingerprint,
    ),
  ],
);

export const documentPages = sqliteTable(
  "document_pages",
  {
    documentId: text("document_id")
      .notNull()
      .references((): AnySQLiteColumn => documents.id, { onDelete: "cascade" }),
    /** From 1, as in the PDF. */
    number: integer("number").notNull(),
    /** In points, as the PDF has it. */
    width: real("width").notNull(),
    height: real("height").notNull(),
    /** Key of the file that shows it; null while none is stored. */
    image: text("image"),
    checked: integer("checked", { mode: "boolean" }).notNull().default(false),
    /** The page of the course that was made of it; free again when that is removed. */
    coursePageId: text("course_page_id").references((): AnySQLiteColumn => pages.id, {
      onDelete: "set null",
    }),
    /** Raised by every change of the page. */
    version: integer("version").notNull().default(1),
    /** Names the save that wrote it: the same one again changes nothing. */
    lastSaveId: text("last_save_id"),
    /** JSON of a list of `section` (app/documents/schema.ts); last, so that reading the rest leaves it alone. */
    sections: text("sections").notNull().default("[]"),
  },
  (table) => [
    primaryKey({ columns: [table.documentId, table.number] }),
    index("document_pages_course_page").on(table.coursePageId),
    index("document_pages_image").on(table.image).where(sql`image IS NOT NULL`),
  ],
);

export const corrections = sqliteTable(
  "corrections",
  {
    id: id(),
    courseId: text("course_id")
      .notNull()
      .references((): AnySQLiteColumn => courses.id, { onDelete: "cascade" }),
    /** The text as it was read. */
    property: text("property").notNull(),
    /** The text as it should be. */
    correction: text("correction").notNull(),
  },
  (table) => [index("corrections_course").on(table.courseId, table.id)],
);
