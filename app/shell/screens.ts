import {
  CalendarRange,
  CircleUserRound,
  LayoutDashboard,
  type LucideIcon,
  NotebookPen,
  UsersRound,
} from "lucide-react";

/** A screen of the admin area as sidebar and palette show it. */
export interface Screen {
  label: string;
  path: string;
  icon: LucideIcon;
  /** Needs the width: the sidebar folds by itself below 1536 px. */
  wide?: boolean;
}

/** The screens of the sidebar, in the order of spec §2. A new screen is one line here. */
export const SCREENS = [
  { label: "Dashboard", path: "/admin/dashboard", icon: LayoutDashboard },
  { label: "Students", path: "/admin/students", icon: UsersRound },
  { label: "Schedule Builder", path: "/admin/schedule-builder", icon: CalendarRange, wide: true },
  { label: "Course Builder", path: "/admin/course-builder", icon: NotebookPen, wide: true },
] as const satisfies readonly Screen[];

/** Stands at the bottom of the sidebar and in the user menu. */
export const PROFILE: Screen = {
  label: "User Profile",
  path: "/admin/user-profile",
  icon: CircleUserRound,
};

/** Whether a screen, or a page below it, is at `pathname`. */
export function isAt(screen: Screen, pathname: string): boolean {
  return pathname === screen.path || pathname.startsWith(`${screen.path}/`);
}

/** Whether the screen at `pathname` needs the sidebar's width. */
export function needsWidth(pathname: string): boolean {
  const screens: readonly Screen[] = SCREENS;
  return screens.some((screen) => screen.wide === true && isAt(screen, pathname));
}
