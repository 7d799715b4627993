import { type ComponentType, lazy } from "react";

/** How long to wait before each further try, in milliseconds. */
const WAITS_MS = [500, 1_000, 2_000, 4_000, 8_000] as const;

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
const networkIsBack = () =>
  new Promise<void>((resolve) => window.addEventListener("online", () => resolve(), { once: true }));

/**
 * Tries again what the network has kept from being loaded: at once when the network is back, else a few times.
 * @throws what `load` throws in the end
 */
async function patiently<T>(load: () => Promise<T>): Promise<T> {
  for (const ms of WAITS_MS) {
    try {
      return await load();
    } catch {
      await (navigator.onLine ? pause(ms) : networkIsBack());
    }
  }
  return load();
}

/**
 * A part of a screen whose code comes when it is first drawn. Where the network fails it is waited for: a screen must
 * not fall with a part of it, and what is typed there least of all.
 */
// biome-ignore lint/suspicious/noExplicitAny: as React's own `lazy`
export const lazyPart = <C extends ComponentType<any>>(load: () => Promise<{ default: C }>) =>
  lazy(() => patiently(load));
