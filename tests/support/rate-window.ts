import { setTimeout } from "node:timers/promises";

/** The local rate limiter counts in windows of the clock's full minutes. */
const WINDOW_MS = 60_000;
const ROOM_MS = 20_000;

const windowNow = () => Math.floor(Date.now() / WINDOW_MS);

/** Lets a test that counts a few requests start where the window does not end while it counts. */
export async function roomInRateWindow(): Promise<void> {
  const left = WINDOW_MS - (Date.now() % WINDOW_MS);
  if (left < ROOM_MS) await setTimeout(left + 10);
}

/**
 * Counts many requests inside of one window. Where that ended meanwhile, what was counted says nothing: somebody else
 * is counted anew, in the next one.
 * @param count from the first request to the last expectation, each time as somebody new
 */
export async function inOneRateWindow(count: () => Promise<void>): Promise<void> {
  for (;;) {
    const window = windowNow();
    const failure = await count().then(
      () => null,
      (error: unknown) => ({ error }),
    );
    if (!failure) return;
    if (windowNow() === window) throw failure.error;
  }
}
