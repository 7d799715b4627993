import { DAY_MS, HOUR_MS, MINUTE_MS } from "./durations";

/** Steps of "… ago", from the largest. */
const AGO: readonly [unit: Intl.RelativeTimeFormatUnit, length: number][] = [
  ["day", DAY_MS],
  ["hour", HOUR_MS],
  ["minute", MINUTE_MS],
];

/** How long ago a moment was, in words: "just now", "5 minutes ago", "yesterday". Both in milliseconds since 1970. */
export function agoText(at: number, now: number): string {
  const passed = Math.max(0, now - at);
  const [unit, length] = AGO.find(([, step]) => passed >= step) ?? [];
  if (!unit || !length) return "just now";
  return new Intl.RelativeTimeFormat("en", { numeric: "auto" }).format(-Math.floor(passed / length), unit);
}
