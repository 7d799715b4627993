import { and, asc, eq, gte, sql } from "drizzle-orm";
import { dateIn } from "~/platform/clock";
import { type Database, frequent } from "~/platform/db.server";
import { DAY_MS } from "~/platform/durations";
import type { Env } from "~/platform/env.server";
import { newCode, sha256 } from "~/platform/ids.server";
import { lessons, students, users } from "~/platform/tables.server";
import { isSealOf, sealOf } from "~/platform/tokens.server";
import { type FeedLesson, feedText } from "./feed-text.server";

/** How far back the feed reaches, and how many lessons it holds at most: the earliest of them. */
const PAST_DAYS = 60;
const MAX_LESSONS = 2_000;

const PURPOSE = "calendar-feed";
const ADDRESS_FORM = /^([0-9a-z]{24,32})-([\w-]{43})\.ics$/;

/** A new id for a feed: 120 random bits. */
export const newFeedId = () => newCode() + newCode();

/** The address of a feed; its seal stands in no database, so whoever reads one can open none (docs/decisions/009). */
export async function feedAddress(env: Env, origin: string, feedId: string): Promise<string> {
  return `${origin}/calendar/${feedId}-${await sealOf(env, PURPOSE, feedId)}.ics`;
}

/** The feed that the last part of an address names, or null when we did not make that address. */
export async function feedIdIn(env: Env, file: string): Promise<string | null> {
  const [, feedId, seal] = ADDRESS_FORM.exec(file) ?? [];
  return feedId && seal && (await isSealOf(env, PURPOSE, feedId, seal)) ? feedId : null;
}

/** Statement: gives the teacher's feed another id, which ends the address that it had. */
export function renewFeed(db: Database, teacherId: string, feedId: string) {
  return db.build.update(users).set({ feedId }).where(eq(users.id, teacherId));
}

const ownerOfFeed = frequent((db) =>
  db
    .select({ timeZone: users.timeZone })
    .from(users)
    .where(eq(users.feedId, sql.placeholder("feed"))),
);

const lessonsOfFeed = frequent((db) =>
  db
    .select({
      id: lessons.id,
      date: lessons.date,
      time: lessons.time,
      durationMinutes: lessons.durationMinutes,
      title: lessons.title,
      grade: lessons.grade,
      type: lessons.type,
      student: students.name,
    })
    .from(lessons)
    .leftJoin(students, and(eq(students.id, lessons.studentId), eq(students.teacherId, lessons.teacherId)))
    .where(
      and(
        eq(
          lessons.teacherId,
          sql`${db
            .select({ id: users.id })
            .from(users)
            .where(eq(users.feedId, sql.placeholder("feed")))}`,
        ),
        gte(lessons.date, sql.placeholder("first")),
      ),
    )
    .orderBy(asc(lessons.date), asc(lessons.time))
    .limit(MAX_LESSONS),
);

/** A teacher's lessons as calendar apps get them. */
interface Feed {
  /** Changes only when the lessons do, not with every writing. */
  tag: string;
  text: () => string;
}

/** The feed of this id, or null when no teacher has it any more (product §3): one round trip. */
export async function loadFeed(db: Database, feedId: string, now: number): Promise<Feed | null> {
  const first = dateIn("UTC", now - PAST_DAYS * DAY_MS);
  const [[owner], found] = await db.batch([
    ownerOfFeed({ feed: feedId }),
    lessonsOfFeed({ feed: feedId, first }),
  ]);
  if (!owner) return null;
  const { timeZone } = owner;
  return { tag: await tagOf(timeZone, found), text: () => feedText(timeZone, found, now) };
}

async function tagOf(timeZone: string, found: readonly FeedLesson[]): Promise<string> {
  return `W/"${(await sha256(JSON.stringify([timeZone, found]))).slice(0, 32)}"`;
}
