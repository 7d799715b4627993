/** The state beside a text (product §6). */
export const SAVE_STATES = {
  saved: "Saved",
  saving: "Saving…",
  offline: "Offline, will retry",
  "signed-out": "Signed out, kept here",
  conflict: "Changed elsewhere",
  gone: "Deleted elsewhere",
  refused: "Not saved",
} as const;

export const SIGN_IN = "Sign in";

/** What is said of texts on other pages that the server does not have. */
export const UNSAVED = {
  text: "Not everything that you typed has reached the server:",
  onPage: (number: number) => `Page ${number}`,
  openPage: "Open the page",
  copy: "Copy text",
  copied: "Text copied.",
  letGo: "Let it go",
} as const;
