import { useEffect, useState } from "react";

const SIGNS = ["pointermove", "pointerdown", "keydown", "focusin", "wheel"] as const;

/**
 * False until somebody is there: moves a pointer, presses a key, scrolls. What only helps a person along is fetched
 * then, and does not make the screen wait.
 */
export function usePresence(): boolean {
  const [isPresent, setPresent] = useState(false);
  useEffect(() => {
    const waiting = new AbortController();
    const come = () => {
      waiting.abort();
      setPresent(true);
    };
    for (const sign of SIGNS) window.addEventListener(sign, come, { passive: true, signal: waiting.signal });
    return () => waiting.abort();
  }, []);
  return isPresent;
}
