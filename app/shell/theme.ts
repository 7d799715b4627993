import { type Preference, preferenceCookie, readPreference } from "./preference";

/** What the theme switch offers: the system's theme, or one chosen in this browser. */
export type Theme = "system" | Preference<"theme">;

/** The theme this browser has chosen. */
export function currentTheme(): Theme {
  return readPreference(document.cookie, "theme") ?? "system";
}

/** Shows a theme at once and keeps it for the next visits. */
export function chooseTheme(theme: Theme): void {
  const chosen = theme === "system" ? null : theme;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers that teachers use
  document.cookie = preferenceCookie("theme", chosen);
  if (chosen === null) delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = chosen;
  // all colours change in one frame: those with a transition would lag behind the rest
  for (const animation of document.getAnimations())
    if (animation instanceof CSSTransition) animation.finish();
}
