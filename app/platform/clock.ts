/** Tells the time: milliseconds since 1970 (UTC). Passed in wherever time decides something. */
export type Clock = () => number;

export const systemClock: Clock = () => Date.now();

/**
 * The calendar date in a time zone, `YYYY-MM-DD` (product §2: "today" is the teacher's).
 * @param at milliseconds since 1970
 * @param timeZone IANA name that `isTimeZone` accepts
 */
export function dateIn(timeZone: string, at: number): string {
  return new Intl.DateTimeFormat("en-CA", { timeZone, dateStyle: "short" }).format(at);
}

/** Whether the runtime knows this IANA time zone name. */
export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat("en", { timeZone: name });
    return /^[A-Za-z]/.test(name);
  } catch {
    return false;
  }
}
