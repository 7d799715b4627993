import { formatByZone } from "~/platform/clock";
import { DAY_MS, SECOND_MS } from "~/platform/durations";
import { timeValue } from "./ical";

const wallFormat = formatByZone("en-US", {
  hourCycle: "h23",
  year: "numeric",
  month: "numeric",
  day: "numeric",
  hour: "numeric",
  minute: "numeric",
  second: "numeric",
});

/**
 * What the clocks of a time zone show, as milliseconds since 1970 on those very clocks ("wall time").
 * @param at milliseconds since 1970 (UTC)
 */
export function wallTimeOf(timeZone: string, at: number): number {
  const [month = 1, day = 1, year = 1970, hour, minute, second] =
    wallFormat(timeZone).format(at).match(/\d+/g)?.map(Number) ?? [];
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

/** How far the clocks of a time zone are ahead of UTC at a moment, in milliseconds. */
function offsetAt(timeZone: string, at: number): number {
  const whole = Math.floor(at / SECOND_MS) * SECOND_MS;
  return wallTimeOf(timeZone, whole) - whole;
}

/**
 * The moment at which the clocks of a time zone show this, in milliseconds since 1970 (UTC): the first where they do
 * twice; where they never do, because they are put forward, as if they had not been (RFC 5545, 3.3.5).
 * @param date `YYYY-MM-DD`
 * @param time `HH:MM`
 */
export function instantOf(timeZone: string, date: string, time: string): number {
  const wall = Date.parse(`${date}T${time}Z`);
  const [before, after] = [
    wall - offsetAt(timeZone, wall - DAY_MS),
    wall - offsetAt(timeZone, wall + DAY_MS),
  ];
  return offsetAt(timeZone, before) === wall - before || wallTimeOf(timeZone, after) !== wall
    ? before
    : after;
}

/** A moment from which on the clocks show another time. */
interface Change {
  at: number;
  from: number;
  to: number;
}

/** What the clocks of a zone do between these moments, ascending; a change that is undone between two does not show. */
function changesBetween(timeZone: string, moments: readonly number[]): Change[] {
  const changes: Change[] = [];
  let [left] = moments;
  for (const right of moments) {
    while (left !== undefined && offsetAt(timeZone, left) !== offsetAt(timeZone, right)) {
      const change = firstChange(timeZone, left, right);
      changes.push(change);
      left = change.at;
    }
    left = right;
  }
  return changes;
}

/** Where the offset that holds at `left`, and no longer at `right`, ends: to the second. */
function firstChange(timeZone: string, left: number, right: number): Change {
  const from = offsetAt(timeZone, left);
  let [low, high] = [Math.floor(left / SECOND_MS), Math.ceil(right / SECOND_MS)];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (offsetAt(timeZone, middle * SECOND_MS) === from) low = middle;
    else high = middle;
  }
  return { at: high * SECOND_MS, from, to: offsetAt(timeZone, high * SECOND_MS) };
}

/** An offset as RFC 5545 writes it: +0530, with seconds where there are any. */
function writtenOffset(offset: number): string {
  const seconds = Math.abs(offset) / SECOND_MS;
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const digits = parts.map((part) => String(part).padStart(2, "0"));
  return (offset < 0 ? "-" : "+") + digits.slice(0, parts[2] === 0 ? 2 : 3).join("");
}

/**
 * The lines of a zone's VTIMEZONE, right at each of these moments (RFC 5545, 3.6.5). It is made of what the runtime knows of
 * the zone, so that there is none that it does not know, and a reader of it comes to the same moments as we do.
 * @param moments ascending, milliseconds since 1970 (UTC); the first may be any
 */
export function vtimezone(timeZone: string, moments: readonly number[]): string[] {
  const changes = changesBetween(timeZone, moments);
  const first = changes[0]?.from ?? offsetAt(timeZone, moments[0] ?? 0);
  const standard = Math.min(first, ...changes.map(({ to }) => to));
  const parts = [{ at: -first, from: first, to: first }, ...changes].flatMap(({ at, from, to }) => {
    const kind = to > standard ? "DAYLIGHT" : "STANDARD";
    return [
      `BEGIN:${kind}`,
      `DTSTART:${timeValue(at + from)}`,
      `TZOFFSETFROM:${writtenOffset(from)}`,
      `TZOFFSETTO:${writtenOffset(to)}`,
      `END:${kind}`,
    ];
  });
  return ["BEGIN:VTIMEZONE", `TZID:${timeZone}`, ...parts, "END:VTIMEZONE"];
}
