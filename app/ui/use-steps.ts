import { useLocation, useNavigation } from "@remix-run/react";
import { useCallback, useEffect, useRef } from "react";

interface Steps<Place> {
  /** The place on the screen. */
  shown: Place;
  /** Which place of this screen an address asks for. */
  placeIn: (search: URLSearchParams) => Place;
  onGo: (place: Place) => void;
}

/**
 * Steps from place to place of one screen, such as from week to week. Whoever is faster than the places come steps on
 * from where the last step leads, not from what is still shown.
 * @returns where the screen is going, and the step: it is told the place to begin from, and answers where it leads;
 *   null leads nowhere
 */
export function useSteps<Place extends string | number>({ shown, placeIn, onGo }: Steps<Place>) {
  const { pathname } = useLocation();
  const { location } = useNavigation();
  const heading = location?.pathname === pathname ? placeIn(new URLSearchParams(location.search)) : shown;
  /** Where steps led that have not been drawn yet, after the place that was drawn last. */
  const asked = useRef([heading]);
  const go = useRef(onGo);
  go.current = onGo;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another navigation to the same place is news too
  useEffect(() => {
    // what an earlier step asked for may be drawn after a later step was made
    const drawn = asked.current.lastIndexOf(heading);
    asked.current = drawn < 0 ? [heading] : asked.current.slice(drawn);
  }, [heading, location]);

  const step = useCallback((leadsTo: (from: Place) => Place | null) => {
    const to = leadsTo(asked.current.at(-1) as Place);
    if (to === null) return;
    asked.current.push(to);
    go.current(to);
  }, []);
  return { heading, step };
}
