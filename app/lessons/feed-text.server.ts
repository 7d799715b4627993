import { MINUTE_MS } from "~/platform/durations";
import { fileOf, textValue, timeValue } from "./ical";
import { instantOf, vtimezone, wallTimeOf } from "./vtimezone";

const UTC = "UTC";

/** With what calendar apps call it, and how often they are asked to look again. */
const HEAD = [
  "BEGIN:VCALENDAR",
  "VERSION:2.0",
  "PRODID:-//Lectern//Lessons//EN",
  "CALSCALE:GREGORIAN",
  "METHOD:PUBLISH",
  "NAME:Lectern",
  "X-WR-CALNAME:Lectern",
  "REFRESH-INTERVAL;VALUE=DURATION:PT1H",
  "X-PUBLISHED-TTL:PT1H",
];

/** A lesson as the feed tells it. */
export interface FeedLesson {
  id: string;
  date: string;
  time: string;
  durationMinutes: number;
  title: string;
  grade: string;
  type: string;
  student: string | null;
}

/**
 * Lessons as an iCalendar file (RFC 5545), on the clocks of the teacher's time zone, which comes with it.
 * @param now milliseconds since 1970: when it was written
 */
export function feedText(timeZone: string, lessons: readonly FeedLesson[], now: number): string {
  const isUtc = timeZone === UTC;
  const moments: number[] = [];
  const timeLine = (name: string, at: number) => {
    moments.push(at);
    const value = timeValue(wallTimeOf(timeZone, at));
    return isUtc ? `${name}:${value}Z` : `${name};TZID=${timeZone}:${value}`;
  };
  const stamp = `DTSTAMP:${timeValue(now)}Z`;
  const events = lessons.flatMap(({ id, date, time, durationMinutes, title, grade, type, student }) => {
    const start = instantOf(timeZone, date, time);
    const about = [`${grade} · ${type}`, ...(student === null ? [] : [student])].join("\n");
    return [
      "BEGIN:VEVENT",
      `UID:${id}@lectern`,
      stamp,
      timeLine("DTSTART", start),
      timeLine("DTEND", start + durationMinutes * MINUTE_MS),
      `SUMMARY:${textValue(title)}`,
      `DESCRIPTION:${textValue(about)}`,
      "END:VEVENT",
    ];
  });
  moments.sort((a, b) => a - b);
  return fileOf([
    ...HEAD,
    ...(isUtc ? [] : [`X-WR-TIMEZONE:${timeZone}`, ...vtimezone(timeZone, moments)]),
    ...events,
    "END:VCALENDAR",
  ]);
}
