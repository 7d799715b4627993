import { BELL } from "./labels";
import type { Notice } from "./schema";

/** What a notice says, and the screen where more of it is to be seen. */
export function noticeText(notice: Notice): { text: string; path: string } {
  switch (notice.kind) {
    case "request_came":
      return { text: BELL.requestCame(notice.name, notice.grade), path: "/admin/students" };
    case "request_approved":
      return { text: BELL.requestApproved(notice.name), path: "/admin/students" };
    case "request_rejected":
      return { text: BELL.requestRejected(notice.name), path: "/admin/students" };
    case "lessons_moved":
      return {
        text: BELL.lessonsMoved(notice.count, notice.title, notice.date, notice.time),
        path: `/admin/dashboard?start=${notice.date}`,
      };
  }
}
