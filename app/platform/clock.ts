/** Tells the time: milliseconds since 1970 (UTC). Passed in wherever time decides something. */
export type Clock = () => number;

/** The machine's own. */
export const systemClock: Clock = () => Date.now();

/** Making one costs more than all else that a read does; there are some hundred zones. */
const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * The calendar date in a time zone, `YYYY-MM-DD` (product §2: "today" is the teacher's).
 * @param at milliseconds since 1970
 * @param timeZone IANA name that `knownTimeZone` knows
 */
export function dateIn(timeZone: string, at: number): string {
  let format = formats.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat("en-CA", { timeZone, dateStyle: "short" });
    formats.set(timeZone, format);
  }
  return format.format(at);
}

const clockFormats = new Map<string, Intl.DateTimeFormat>();

/**
 * The time of day in a time zone, `HH:MM`.
 * @param at milliseconds since 1970
 * @param timeZone IANA name that `knownTimeZone` knows
 */
export function timeIn(timeZone: string, at: number): string {
  let format = clockFormats.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat("en-GB", {
      timeZone,
      hour: "2-digit",
      minute: "2-digit",
      hourCycle: "h23",
    });
    clockFormats.set(timeZone, format);
  }
  return format.format(at);
}

/** The IANA time zone of this name as the runtime writes it, or null when there is none; offsets are no zones. */
export function knownTimeZone(name: string): string | null {
  if (!/^[A-Za-z]/.test(name)) return null;
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
}
