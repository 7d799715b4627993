import { type AnySQLiteColumn, index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";

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

export const users = sqliteTable("users", {
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
});

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
