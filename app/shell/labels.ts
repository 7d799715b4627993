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
  placeholder: "Search screens",
  results: "Results",
  screens: "Screens",
  nothing: (query: string) => `Nothing found for “${query}”.`,
  howTo: "Arrow keys to choose, Enter to open, Esc to close",
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
