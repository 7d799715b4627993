import { useState } from "react";
import { type End, type Joins, joined, parted, partnerOf } from "./joins";
import { MATCH_WORDS } from "./labels";

const isSame = (one: End | null, other: End) => one?.side === other.side && one.index === other.index;

/**
 * Joining by presses: one item is held, a press on one of the other column joins the two; a press on a joined item takes
 * the pair apart, a second press on the held one lets it go.
 * @param name what an item is called
 */
export function useJoining(
  joins: Joins,
  setJoins: (next: (joins: Joins) => Joins) => void,
  name: (end: End) => string,
) {
  const [held, setHeld] = useState<End | null>(null);
  const [announcement, setAnnouncement] = useState("");

  function join(one: End, other: End) {
    const [left, right] = one.side === "left" ? [one, other] : [other, one];
    setHeld(null);
    setJoins((now) => joined(now, left.index, right.index));
    setAnnouncement(MATCH_WORDS.joined(name(left), name(right)));
  }

  function press(end: End) {
    if (held && held.side !== end.side) return join(held, end);
    if (isSame(held, end)) return setHeld(null);
    const partner = partnerOf(joins, end);
    if (held || partner === null) return setHeld(end);
    setJoins((now) => parted(now, end));
    const other: End = { side: end.side === "left" ? "right" : "left", index: partner };
    setAnnouncement(MATCH_WORDS.parted(name(end), name(other)));
  }

  return {
    isHeld: (end: End) => isSame(held, end),
    letGo: () => setHeld(null),
    press,
    join,
    announcement,
  };
}
