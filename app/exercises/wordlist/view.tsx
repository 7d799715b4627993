import { useState } from "react";
import { Segmented } from "~/ui/segmented";
import type { ViewProps } from "../kind";
import { Cards } from "./cards";
import { CoverableList } from "./coverable-list";
import { WORDLIST } from "./labels";

const WAYS = [
  { value: "list", label: WORDLIST.list },
  { value: "cards", label: WORDLIST.cards },
] as const;

/** Words with what they mean, as a list to cover or as cards to turn. */
export default function View({ exercise }: ViewProps<"wordlist">) {
  const [way, setWay] = useState<"list" | "cards">("list");
  const items = exercise.wordlist_exercise_data.items.filter(
    ({ word, definition }) => `${word}${definition}`.trim() !== "",
  );
  if (items.length === 0) return <p className="text-sm text-muted">{WORDLIST.none}</p>;
  const choice = <Segmented label={WORDLIST.view} value={way} onChange={setWay} options={WAYS} />;
  return (
    <div className="grid grid-cols-1 gap-3">
      {way === "list" ? (
        <CoverableList items={items}>{choice}</CoverableList>
      ) : (
        <Cards items={items}>{choice}</Cards>
      )}
    </div>
  );
}
