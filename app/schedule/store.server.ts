import { and, asc, between, eq, gt, type SQL, sql } from "drizzle-orm";
import { Batches } from "~/platform/batches";
import { type Clock, dateIn } from "~/platform/clock";
import { changedRows, frequent } from "~/platform/db.server";
import { DAY_MS } from "~/platform/durations";
import { AppError } from "~/platform/errors";
import { schedules, users } from "~/platform/tables.server";
import type { Teacher } from "~/platform/teacher.server";
import { emptySchedule, type SaveBody, type Schedule, type ScheduleAnswer, scheduleShape } from "./schema";
import { defaultYear } from "./year";

/** What the screen opens with. */
export interface LoadedSchedule {
  schedule: ScheduleAnswer;
  /** The school year that is shown when none is asked for. */
  currentYear: number;
  /** `YYYY-MM-DD` where the teacher is. */
  today: string;
}

/**
 * The schedule of a school year, empty when none was saved (spec §4, §7, product §4). One round trip: which year is
 * the current one depends on the teacher's time zone, so around New Year both candidates are read.
 * @param year the September's year, undefined for the current calendar year of the teacher
 */
export async function loadSchedule(
  teacher: Teacher,
  year: number | undefined,
  clock: Clock,
): Promise<LoadedSchedule> {
  const now = clock();
  const owner = { teacher: teacher.id };
  const candidates = year === undefined ? yearsAround(now) : { first: year, last: year };
  const [[user], saved] = await Promise.all([
    teacher.read(timeZoneOf(owner)),
    teacher.read(schedulesBetween({ ...owner, ...candidates })),
  ]);
  const today = dateIn(user?.timeZone ?? "UTC", now);
  const currentYear = defaultYear(today);
  const shown = year ?? currentYear;
  const row = saved.find((candidate) => candidate.year === shown);
  return {
    schedule: { ...contentOf(row?.data), version: row?.version ?? 0, year: shown },
    currentYear,
    today,
  };
}

const timeZoneOf = frequent((db) =>
  db
    .select({ timeZone: users.timeZone })
    .from(users)
    .where(eq(users.id, sql.placeholder("teacher"))),
);

const schedulesBetween = frequent((db) =>
  db
    .select({ year: schedules.year, data: schedules.data, version: schedules.version })
    .from(schedules)
    .where(
      and(
        eq(schedules.teacherId, sql.placeholder("teacher")),
        between(schedules.year, sql.placeholder("first"), sql.placeholder("last")),
      ),
    ),
);

/** The first and the last calendar year that it is now somewhere on earth. */
function yearsAround(now: number): { first: number; last: number } {
  const yearOf = (at: number) => new Date(at).getUTCFullYear();
  return { first: yearOf(now - DAY_MS), last: yearOf(now + DAY_MS) };
}

/** School years that have a saved schedule, ascending (the year picker offers them). */
export async function loadSavedYears(teacher: Teacher): Promise<number[]> {
  const { build } = teacher.db;
  const rows = await teacher.read(
    build
      .select({ year: schedules.year })
      .from(schedules)
      .where(eq(schedules.teacherId, teacher.id))
      .orderBy(asc(schedules.year)),
  );
  return rows.map(({ year }) => year);
}

function contentOf(json: string | undefined): Schedule {
  return json === undefined ? emptySchedule() : scheduleShape.parse(JSON.parse(json));
}

/**
 * Saves a schedule and answers its new version (product §4). Without a version it is saved whatever is there.
 * @throws AppError `conflict` when another save came in between
 */
export async function saveSchedule(
  teacher: Teacher,
  year: number,
  { version, ...schedule }: SaveBody,
  now: number,
): Promise<number> {
  const { build } = teacher.db;
  const row = { data: JSON.stringify(schedule), updatedAt: now };
  const mine = and(eq(schedules.teacherId, teacher.id), eq(schedules.year, year));
  const upsert = build
    .insert(schedules)
    .select(
      sql`SELECT ${teacher.id}, ${year}, ${row.data}, 1, ${now}
          WHERE ${version ?? 0} = 0 OR EXISTS (SELECT 1 FROM ${schedules} WHERE ${mine})`,
    )
    .onConflictDoUpdate({
      target: [schedules.teacherId, schedules.year],
      set: { ...row, version: sql`${schedules.version} + 1` },
      ...(version === undefined ? {} : { setWhere: eq(schedules.version, version) }),
    });
  const current = build.select({ version: schedules.version }).from(schedules).where(mine);
  const [written, [saved]] = await teacher.write([upsert, current]);
  if (changedRows(written) === 1 && saved) return saved.version;
  throw new AppError("conflict", "This schedule was changed elsewhere since you opened it.", {
    body: { version: saved?.version ?? 0 },
  });
}

/** Schedules of the teacher, by year: all, or as many as `most` where `after` holds. */
async function schedulesOf(teacher: Teacher, after?: SQL, most = -1) {
  const rows = await teacher.read(
    teacher.db.build
      .select()
      .from(schedules)
      .where(and(eq(schedules.teacherId, teacher.id), after))
      .orderBy(asc(schedules.year))
      .limit(most),
  );
  return rows.map(({ year, data, version, updatedAt }) => ({ year, version, updatedAt, ...contentOf(data) }));
}

/** Every schedule of the teacher, by year. */
export const everySchedule = (teacher: Teacher) => schedulesOf(teacher);

/** A schedule may take 1 MiB. */
const EXPORTED_AT_ONCE = 4;

/** Every schedule of the teacher, for the data export (product §9). */
export function exportSchedules(teacher: Teacher) {
  return new Batches(
    schedulesOf(teacher, undefined, EXPORTED_AT_ONCE),
    ({ year }) => schedulesOf(teacher, gt(schedules.year, year), EXPORTED_AT_ONCE),
    EXPORTED_AT_ONCE,
  );
}
