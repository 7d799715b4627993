import type { Saver } from "~/platform/saver";
import { tabSaver } from "~/platform/tab-saver";
import { PAGE_KIND, pageChannel } from "./page-channel";
import { PageHistories } from "./page-history";

let desk: { teacherId: string; saver: Saver } | null = null;

/** The saver of this tab for pages of documents: one as long as the browser's document lives. */
export function saverOf(teacherId: string): Saver {
  if (desk?.teacherId !== teacherId)
    desk = { teacherId, saver: tabSaver(teacherId, { [PAGE_KIND]: pageChannel }) };
  return desk.saver;
}

/** What can be undone in this tab, page by page. */
export const histories = new PageHistories();
