import { Trash2 } from "lucide-react";
import { useId, useState } from "react";
import { useCall } from "~/platform/use-call";
import { Button, IconButton } from "~/ui/button";
import { SaveState } from "~/ui/save-state";
import { TextArea } from "~/ui/text-area";
import { CORRECTIONS } from "./corrections-labels";
import { MAX_SEARCH_LENGTH } from "./limits";
import type { Correction } from "./schema";
import type { CorrectionEntry } from "./use-corrections";
import { useSavedCorrection } from "./use-saved-correction";

export interface CorrectionActs {
  change: (key: string, change: Partial<CorrectionEntry>) => void;
  remove: (key: string) => void;
  /** After a removal was taken back. */
  putBack: (correction: Correction) => void;
  onFind: (text: string) => void;
  onApply: (what: { property: string; correction: string }) => void;
}

interface CorrectionRowProps {
  courseId: string;
  entry: CorrectionEntry;
  /** From 1. */
  row: number;
  acts: CorrectionActs;
}

/** A correction: how it was read, how it should be, how it stands, and what can be done with it. */
export function CorrectionRow({ courseId, entry, row, acts }: CorrectionRowProps) {
  const { key, property, correction } = entry;
  const { saving, flush, end } = useSavedCorrection(courseId, entry, (id) => acts.change(key, { id }));
  const { call } = useCall();
  const [removing, setRemoving] = useState(false);
  const reasonId = useId();
  const errorOf = (path: string) => saving.issues.find((issue) => issue.path === path)?.message;
  const isTooLong = property.length > MAX_SEARCH_LENGTH;
  const canFind = property.trim() !== "" && !isTooLong;

  async function remove() {
    setRemoving(true);
    const id = await end();
    if (id === null) {
      acts.remove(key);
      return;
    }
    const path = `/api/courses/${courseId}/corrections`;
    const restore = async () => {
      const made = await call({
        method: "POST",
        path,
        body: { property, correction },
        failure: CORRECTIONS.saveFailed,
        answer: async () => (await import("./schema")).correctionAnswer,
      });
      if (made.ok) acts.putBack(made.data.correction);
    };
    const result = await call({
      method: "DELETE",
      path: `${path}/${id}`,
      success: CORRECTIONS.removed,
      offer: { label: CORRECTIONS.undo, run: () => void restore() },
      failure: CORRECTIONS.removeFailed,
    });
    setRemoving(false);
    if (result.ok || result.status === 404) acts.remove(key);
  }

  return (
    <li className="grid gap-2 border-t border-line pt-3">
      <div className="grid gap-2 sm:grid-cols-2 lg:grid-cols-1 xl:grid-cols-2">
        {(["property", "correction"] as const).map((field) => (
          <TextArea
            key={field}
            label={CORRECTIONS[field](row)}
            hideLabel
            placeholder={CORRECTIONS[`${field}Head`]}
            autoComplete="off"
            data-correction={key}
            value={entry[field]}
            error={errorOf(field)}
            onChange={({ target }) => acts.change(key, { [field]: target.value })}
            onBlur={() => void flush()}
          />
        ))}
      </div>
      <div className="flex flex-wrap items-center gap-1.5">
        <Button
          size="small"
          aria-label={CORRECTIONS.findRow(row)}
          aria-describedby={isTooLong ? reasonId : undefined}
          disabled={!canFind}
          onClick={() => acts.onFind(property)}
        >
          {CORRECTIONS.find}
        </Button>
        <Button
          size="small"
          aria-label={CORRECTIONS.applyRow(row)}
          aria-describedby={isTooLong ? reasonId : undefined}
          disabled={!canFind || property === correction}
          onClick={() => acts.onApply({ property, correction })}
        >
          {CORRECTIONS.apply}
        </Button>
        <span className="grow" />
        {saving.state && <SaveState state={saving.state} />}
        <IconButton
          size="small"
          icon={Trash2}
          label={CORRECTIONS.remove(row)}
          busy={removing}
          onClick={remove}
        />
      </div>
      {isTooLong && (
        <p id={reasonId} className="text-xs text-muted">
          {CORRECTIONS.tooLong}
        </p>
      )}
    </li>
  );
}
