import { agoText } from "~/platform/ago";

/** What the shell says: sidebar, header, user menu, palette, error pages. */
export const SHELL = {
  skip: "Skip to content",
  mainNavigation: "Main",
  menu: "Menu",
  openMenu: "Open menu",
  closeMenu: "Close menu",
  foldSidebar: "Fold the sidebar",
  unfoldSidebar: "Unfold the sidebar",
  hello: "Hello",
  logout: "Logout",
  logoutFailed: "You could not be logged out. Please try again.",
  account: "Account menu",
  profileFailed: "Failed to fetch user profile.",
} as const;

export const THEME = {
  legend: "Theme",
  system: "System",
  light: "Light",
  dark: "Dark",
} as const;

export const PALETTE = {
  search: "Search",
  shortcut: "Ctrl K",
  placeholder: "Search screens, students, lessons and courses",
  results: "Results",
  screens: "Screens",
  students: "Students",
  lessons: "Lessons",
  courses: "Courses",
  pages: "Pages",
  documents: "Documents",
  lessonDetail: (grade: string, date: string, time: string) => `${grade} · ${dayName(date)}, ${time}`,
  searching: "Searching…",
  failed: "Students, lessons and courses could not be searched. Please try again.",
  nothing: (query: string) => `Nothing found for “${query}”.`,
  howTo: "Arrow keys to choose, Enter to open, Esc to close",
} as const;

/** "Mon, 23 November", of a day in no time zone (`YYYY-MM-DD`). */
function dayName(date: string): string {
  const format = { weekday: "short", day: "numeric", month: "long", timeZone: "UTC" } as const;
  return new Date(`${date}T00:00Z`).toLocaleDateString("en-GB", format);
}

export const BELL = {
  title: "Notifications",
  name: (unseen: number) => (unseen === 0 ? "Notifications" : `Notifications, ${unseen} new`),
  isNew: "New",
  loading: "Loading…",
  failed: "The list could not be loaded. Please try again.",
  nothing: "Nothing has happened yet. New requests of students and moved lessons will stand here.",
  seen: "Seen.",
  requestCame: (name: string, grade: string) => `${name} (${grade}) asks to join`,
  requestApproved: (name: string) => `${name} joined your students`,
  requestRejected: (name: string) => `The request of ${name} was rejected`,
  lessonsMoved: (count: number, title: string, date: string, time: string) =>
    `${count} lessons “${title}” were moved; the first is on ${dayName(date)}, ${time}`,
  ago: agoText,
} as const;

export const ERRORS = {
  notFoundTitle: "Page not found",
  notFoundText: "There is nothing at this address. It may have been moved or removed.",
  refusedTitle: "This cannot be shown",
  failedTitle: "Something went wrong on our side",
  failedText: "It has been noted. Please try again in a moment.",
  requestId: "Reference",
  tryAgain: "Try again",
  goTo: (screen: string) => `Go to ${screen}`,
  startPage: "the start page",
} as const;
