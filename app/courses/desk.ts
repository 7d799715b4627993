import type { Saver } from "~/platform/saver";
import { tabSaver } from "~/platform/tab-saver";
import { blockChannel, sectionsChannel } from "./channels";

let desk: { teacherId: string; saver: Saver } | null = null;

/** The saver of this tab: one as long as the document lives, so that a screen that is left goes on saving. */
export function saverOf(teacherId: string): Saver {
  if (desk?.teacherId !== teacherId)
    desk = { teacherId, saver: tabSaver(teacherId, { block: blockChannel, sections: sectionsChannel }) };
  return desk.saver;
}
