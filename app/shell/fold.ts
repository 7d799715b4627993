import { useState } from "react";
import { type Preference, preferenceCookie } from "./preference";
import { needsWidth } from "./screens";
import type { Fold } from "./sidebar";

interface FoldState {
  fold: Fold;
  /** Folds or unfolds and remembers it for the next visits. */
  toggle: () => void;
}

/**
 * How the sidebar stands at `pathname`: as a rail where the person folded it, by itself on the wide screens
 * while the window is narrower than 1536 px.
 */
export function useFold(remembered: Preference<"sidebar"> | null, pathname: string): FoldState {
  const [chosen, setChosen] = useState(remembered);
  const folded = chosen === "rail";

  function toggle() {
    const next = folded ? "wide" : "rail";
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers that teachers use
    document.cookie = preferenceCookie("sidebar", next);
    setChosen(next);
  }

  return { fold: folded ? "rail" : needsWidth(pathname) ? "auto" : "wide", toggle };
}
