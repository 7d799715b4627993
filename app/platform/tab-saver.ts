import { browserDrafts } from "./drafts";
import type { Channel } from "./saved-value";
import { Saver } from "./saver";

/**
 * A saver for this tab, woken by what a browser tells of its network and of its last moments. Only in the browser;
 * one a document for each set of channels, and it lives as long as that.
 * @param channels how each kind of text is saved
 */
// biome-ignore lint/suspicious/noExplicitAny: which kind has which value is known where it is opened
export function tabSaver(teacherId: string, channels: Readonly<Record<string, Channel<any>>>): Saver {
  const tab = crypto.randomUUID();
  const saver = new Saver(
    { teacherId, tab },
    channels,
    browserDrafts(tab, Object.keys(channels)),
    {
      now: () => Date.now(),
      setTimeout: (run, ms) => window.setTimeout(run, ms),
      clearTimeout: (timer) => window.clearTimeout(timer),
    },
    () => crypto.randomUUID(),
  );
  window.addEventListener("online", () => saver.hurry());
  // the last moment of which a browser tells for sure
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "hidden") saver.hurry(true);
  });
  return saver;
}
