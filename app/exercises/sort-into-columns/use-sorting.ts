import { useState } from "react";
import { SORT_INTO_COLUMNS } from "./labels";
import type { Places } from "./rules";

/**
 * Sorting by presses: an item is held until its column is pressed; a second press lets it go.
 * @param nameOf what an item is called
 */
export function useSorting(
  columns: readonly string[],
  places: Places,
  setPlaces: (next: (places: Places) => Places) => void,
  nameOf: (item: number) => string,
) {
  const [held, setHeld] = useState<number | null>(null);
  const [announcement, setAnnouncement] = useState("");

  function put(item: number, column: number | null) {
    setHeld(null);
    if (places[item] === column || (column !== null && columns[column] === undefined)) return;
    setPlaces((now) => now.map((place, i) => (i === item ? column : place)));
    const name = column === null ? undefined : columns[column];
    setAnnouncement(
      name === undefined
        ? SORT_INTO_COLUMNS.movedBack(nameOf(item))
        : SORT_INTO_COLUMNS.moved(nameOf(item), name),
    );
  }

  return {
    held,
    letGo: () => setHeld(null),
    press: (item: number) => setHeld(held === item ? null : item),
    put,
    announcement,
  };
}
