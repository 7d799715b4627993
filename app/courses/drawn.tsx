import { createContext, type ReactNode, useContext, useState, useSyncExternalStore } from "react";
import type { Section } from "./schema";

/**
 * Most characters of a page's sections, as JSON, whose exercises the server draws. A gap of two characters is half a
 * kilobyte of HTML: a page as large as a page may be would be hundreds of megabytes.
 */
const MAX_DRAWN = 32 * 1024;

const LargePage = createContext(false);

/** Around the exercises of a page: those of a very large one are drawn by the browser only. */
export function PageOf({ sections, children }: { sections: readonly Section[]; children: ReactNode }) {
  // what counts is what came from the server
  const [isLarge] = useState(() => JSON.stringify(sections).length > MAX_DRAWN);
  return <LargePage.Provider value={isLarge}>{children}</LargePage.Provider>;
}

const never = () => () => {};

/** Whether exercises are to be drawn now. Nothing is drawn again where the server has drawn them. */
export function useDrawn(): boolean {
  const isLarge = useContext(LargePage);
  return useSyncExternalStore(
    never,
    () => true,
    () => !isLarge,
  );
}
