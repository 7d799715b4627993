import { BookOpen, CalendarDays, FileScan, FileText, type LucideIcon, UserRound } from "lucide-react";
import { matches } from "~/platform/matches";
import { PALETTE } from "./labels";
import type { Found } from "./schema";
import { PROFILE, SCREENS } from "./screens";

/** Something the palette can open. */
export interface PaletteItem {
  label: string;
  detail?: string;
  path: string;
  icon: LucideIcon;
}

/** What was found of one kind, under a heading of its own. */
export interface PaletteGroup {
  heading: string;
  items: readonly PaletteItem[];
}

/** The palette's groups in the order in which they are shown; empty ones are left out. */
export function groupsOf(query: string, found: Found | null): PaletteGroup[] {
  const screens: PaletteItem[] = [...SCREENS, PROFILE].filter((screen) => matches(screen.label, query));
  const students = (found?.students ?? []).map(({ id, name, grade }) => ({
    label: name,
    detail: grade,
    path: `/admin/students?student=${id}`,
    icon: UserRound,
  }));
  const lessons = (found?.lessons ?? []).map(({ id, title, grade, date, time }) => ({
    label: title,
    detail: PALETTE.lessonDetail(grade, date, time),
    path: `/admin/dashboard?start=${date}&lesson=${id}`,
    icon: CalendarDays,
  }));
  const courses = (found?.courses ?? []).map(({ id, name }) => ({
    label: name,
    path: `/admin/course-builder/${id}`,
    icon: BookOpen,
  }));
  const pages = (found?.pages ?? []).map(({ courseId, course, index, label }) => ({
    label,
    detail: course,
    path: `/admin/course-builder/${courseId}?page=${index + 1}`,
    icon: FileText,
  }));
  const documents = (found?.documents ?? []).map(({ id, courseId, course, filename }) => ({
    label: filename,
    detail: course,
    path: `/admin/course-builder/${courseId}/documents/${id}`,
    icon: FileScan,
  }));
  return [
    { heading: PALETTE.screens, items: screens },
    { heading: PALETTE.students, items: students },
    { heading: PALETTE.lessons, items: lessons },
    { heading: PALETTE.courses, items: courses },
    { heading: PALETTE.pages, items: pages },
    { heading: PALETTE.documents, items: documents },
  ].filter(({ items }) => items.length > 0);
}
