import { Eye, EyeOff } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Button } from "~/ui/button";
import { WORDLIST } from "./labels";

export interface Entry {
  word: string;
  definition: string;
}

type Side = keyof Entry;

const SIDES = [
  { side: "word", head: WORDLIST.word, cover: WORDLIST.coverWords, show: WORDLIST.showWord },
  {
    side: "definition",
    head: WORDLIST.definition,
    cover: WORDLIST.coverDefinitions,
    show: WORDLIST.showDefinition,
  },
] as const;

/** Two columns; either can be covered, and each covered cell be looked under. */
export function CoverableList({ items, children }: { items: readonly Entry[]; children: ReactNode }) {
  const [covered, setCovered] = useState<Side | null>(null);
  const [seen, setSeen] = useState<ReadonlySet<number>>(new Set());

  function cover(side: Side) {
    setCovered(covered === side ? null : side);
    setSeen(new Set());
  }
  function turn(row: number) {
    const now = new Set(seen);
    if (!now.delete(row)) now.add(row);
    setSeen(now);
  }

  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-2">
        {children}
        <span className="-mx-[9px] flex flex-wrap">
          {SIDES.map(({ side, cover: text }) => (
            <Button
              key={side}
              size="small"
              variant="quiet"
              icon={covered === side ? EyeOff : Eye}
              aria-pressed={covered === side}
              className={covered === side ? "bg-accent-soft text-accent-ink" : ""}
              onClick={() => cover(side)}
            >
              {text}
            </Button>
          ))}
        </span>
      </div>
      <table className="w-full table-fixed border-collapse font-read text-md">
        <thead>
          <tr className="border-b border-line text-left font-ui text-xs text-muted">
            {SIDES.map(({ side, head }) => (
              <th key={side} className="py-1.5 pr-3 font-medium first:w-[38%]">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {items.map((entry, row) => (
            <tr key={row} className="border-b border-line align-top last:border-0">
              {SIDES.map(({ side, show }) => (
                <td
                  key={side}
                  className={`py-1.5 pr-3 wrap-break-word ${side === "word" ? "font-medium" : ""}`}
                >
                  {covered === side ? (
                    <Cover hidden={!seen.has(row)} label={show(row + 1)} onPress={() => turn(row)}>
                      {entry[side]}
                    </Cover>
                  ) : (
                    entry[side]
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

interface CoverProps {
  hidden: boolean;
  label: string;
  onPress: () => void;
  children: string;
}

/** A strip of paper over a text, as large as the text. */
function Cover({ hidden, label, onPress, children }: CoverProps) {
  return (
    <button
      type="button"
      aria-label={hidden ? label : undefined}
      onClick={onPress}
      className={`-mx-1.5 block min-h-6 w-[calc(100%+12px)] rounded-small px-1.5 text-left transition-colors touch:min-h-9 ${hidden ? "bg-hover ring-1 ring-line ring-inset hover:bg-line" : "bg-accent-soft"}`}
    >
      <span className={hidden ? "invisible" : ""}>{children}</span>
    </button>
  );
}
