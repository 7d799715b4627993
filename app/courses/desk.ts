import { blockChannel, sectionsChannel } from "./channels";
import { browserDrafts } from "./drafts";
import { Saver } from "./saver";

let desk: { teacherId: string; saver: Saver } | null = null;

/**
 * The saver of this tab: one as long as the document lives, so that a screen that is left goes on saving. Only in the
 * browser.
 */
export function saverOf(teacherId: string): Saver {
  if (desk?.teacherId === teacherId) return desk.saver;
  const tab = crypto.randomUUID();
  const saver = new Saver(
    { teacherId, tab },
    { block: blockChannel, sections: sectionsChannel },
    browserDrafts(tab),
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
  desk = { teacherId, saver };
  return saver;
}
