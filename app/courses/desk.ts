import { blockChannel, sectionsChannel } from "./channels";
import { browserDrafts } from "./drafts";
import { Saver } from "./saver";

const SAVE_ID_BYTES = 12;

const random = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(SAVE_ID_BYTES)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");

let desk: { teacherId: string; saver: Saver } | null = null;

/**
 * The saver of this tab: one as long as the document lives, so that a screen that is left goes on saving. Only in the
 * browser.
 */
export function saverOf(teacherId: string): Saver {
  if (desk?.teacherId === teacherId) return desk.saver;
  const tab = random();
  const saver = new Saver(
    { teacherId, tab },
    { block: blockChannel, sections: sectionsChannel },
    browserDrafts(tab),
    {
      now: () => Date.now(),
      setTimeout: (run, ms) => window.setTimeout(run, ms),
      clearTimeout: (timer) => window.clearTimeout(timer),
    },
    random,
  );
  window.addEventListener("online", () => saver.hurry());
  // the last moment of which a browser tells for sure
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "hidden") saver.hurry(true);
  });
  desk = { teacherId, saver };
  return saver;
}
