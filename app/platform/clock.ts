/** Tells the time: milliseconds since 1970 (UTC). Passed in wherever time decides something. */
export type Clock = () => number;

/** The machine's own. */
export const systemClock: Clock = () => Date.now();

/**
 * One format for many zones. Making one costs more than all else that a read does, and there are some hundred zones:
 * each is made once.
 */
export function formatByZone(
  locale: string,
  options: Intl.DateTimeFormatOptions,
): (timeZone: string) => Intl.DateTimeFormat {
  const made = new Map<string, Intl.DateTimeFormat>();
  return (timeZone) => {
    const known = made.get(timeZone);
    if (known) return known;
    const format = new Intl.DateTimeFormat(locale, { ...options, timeZone });
    made.set(timeZone, format);
    return format;
  };
}

const dateFormat = formatByZone("en-CA", { dateStyle: "short" });
const timeFormat = formatByZone("en-GB", { hour: "2-digit", minute: "2-digit", hourCycle: "h23" });

/**
 * The calendar date in a time zone, `YYYY-MM-DD` (product §2: "today" is the teacher's).
 * @param at milliseconds since 1970
 * @param timeZone IANA name that `knownTimeZone` knows
 */
export const dateIn = (timeZone: string, at: number): string => dateFormat(timeZone).format(at);

/**
 * The time of day in a time zone, `HH:MM`.
 * @param at milliseconds since 1970
 * @param timeZone IANA name that `knownTimeZone` knows
 */
export const timeIn = (timeZone: string, at: number): string => timeFormat(timeZone).format(at);

/** The IANA time zone of this name as the runtime writes it, or null when there is none; offsets are no zones. */
export function knownTimeZone(name: string): string | null {
  if (!/^[A-Za-z]/.test(name)) return null;
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
}
