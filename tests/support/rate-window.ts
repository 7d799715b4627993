import { setTimeout } from "node:timers/promises";

/** The local rate limiter counts in windows of the clock's full minutes. */
const WINDOW_MS = 60_000;
const ROOM_MS = 20_000;

/** Lets a test that counts requests start where the window does not end while it counts. */
export async function roomInRateWindow(): Promise<void> {
  const left = WINDOW_MS - (Date.now() % WINDOW_MS);
  if (left < ROOM_MS) await setTimeout(left + 10);
}
