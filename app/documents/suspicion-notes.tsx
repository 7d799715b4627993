import { TriangleAlert } from "lucide-react";
import { memo, useMemo } from "react";
import { Button } from "~/ui/button";
import { SUSPICION, SUSPICIONS } from "./suspicion-labels";
import { type Suspicion, suspicionsIn } from "./suspicions";

/** More under one text would bury it. */
const MOST_SHOWN = 5;
/** What is not to be seen is shown all the same: it is what it is about. */
const HIDDEN = /[\u00ad\u200b\u2060\ufeff]/g;

interface SuspicionNotesProps {
  path: string;
  text: string;
  onApply: (path: string, suspicion: Suspicion) => void;
}

/** Under a text: what a scanner or a font may have muddled in it, and what it should be. */
const SuspicionNotes = memo(function SuspicionNotes({ path, text, onApply }: SuspicionNotesProps) {
  const found = useMemo(() => suspicionsIn(text), [text]);
  if (found.length === 0) return null;
  return (
    <ul aria-label={SUSPICION.list} className="grid gap-1 py-0.5 text-xs text-warn-ink">
      {found.slice(0, MOST_SHOWN).map((suspicion) => {
        const { from, to, kind, hint } = suspicion;
        const read = text.slice(from, to).replace(HIDDEN, "·");
        return (
          <li key={from} className="flex flex-wrap items-center gap-x-2 gap-y-0.5">
            <span className="flex min-w-0 items-start gap-1.5">
              <TriangleAlert size={14} strokeWidth={1.75} aria-hidden className="mt-0.5 shrink-0" />
              <span className="min-w-0 wrap-anywhere">
                {SUSPICIONS[kind]}:{" "}
                <span className="underline decoration-wavy underline-offset-3">{read}</span>
                {hint !== null && (
                  <>
                    {` ${SUSPICION.to} `}
                    <strong className="font-semibold">{hint}</strong>
                  </>
                )}
              </span>
            </span>
            {hint !== null && (
              <Button
                size="small"
                variant="quiet"
                aria-label={SUSPICION.applyTo(read, hint)}
                onClick={() => onApply(path, suspicion)}
              >
                {SUSPICION.apply}
              </Button>
            )}
          </li>
        );
      })}
      {found.length > MOST_SHOWN && <li>{SUSPICION.more(found.length - MOST_SHOWN)}</li>}
    </ul>
  );
});

export default SuspicionNotes;
