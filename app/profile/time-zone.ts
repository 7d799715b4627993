/** The time zones of a browser, with the chosen one and UTC among them whatever the browser calls them. */
export function offeredTimeZones(supported: readonly string[], chosen: string): string[] {
  return [...new Set([...supported, "UTC", chosen])].sort();
}

/** The time zones that this browser can name; an older one names none. */
export const browserTimeZones = (): string[] => Intl.supportedValuesOf?.("timeZone") ?? [];

/** How a zone is written for people: "America/New_York" → "America/New York". */
export function timeZoneName(zone: string): string {
  return zone.replaceAll("_", " ");
}

type Part = Intl.DateTimeFormatPartTypes;

/** UTC stands in for a zone that this browser is too old to know. */
function known(timeZone: string): string {
  try {
    return new Intl.DateTimeFormat("en-US", { timeZone }).resolvedOptions().timeZone;
  } catch {
    return "UTC";
  }
}

function partsOf(at: number, timeZone: string): Partial<Record<Part, string>> {
  const format = new Intl.DateTimeFormat("en-US", {
    timeZone: known(timeZone),
    day: "numeric",
    month: "long",
    year: "numeric",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  });
  return Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, value]));
}

/** A day as "3 March 2026". Put together from parts: server and browser must write the same characters. */
export function dayIn(at: number, timeZone: string): string {
  const { day, month, year } = partsOf(at, timeZone);
  return `${day} ${month} ${year}`;
}

/** A time of day as "14:05". */
export function clockIn(at: number, timeZone: string): string {
  const { hour, minute } = partsOf(at, timeZone);
  return `${hour}:${minute}`;
}

/** A moment as "3 March 2026, 14:05". */
export function momentIn(at: number, timeZone: string): string {
  return `${dayIn(at, timeZone)}, ${clockIn(at, timeZone)}`;
}
