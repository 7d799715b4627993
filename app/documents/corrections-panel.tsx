import { Plus, X } from "lucide-react";
import { useEffect, useMemo, useState } from "react";
import { Button, IconButton } from "~/ui/button";
import { Card } from "~/ui/card";
import { Notice } from "~/ui/notice";
import type { Correcting } from "./correction-of";
import { CorrectionRow } from "./correction-row";
import { CORRECTIONS } from "./corrections-labels";
import { TOOLS } from "./tools-labels";
import { useCorrections } from "./use-corrections";

interface CorrectionsPanelProps {
  courseId: string;
  /** Changes when a correction was added elsewhere on the screen. */
  freshness: number;
  onFind: (text: string) => void;
  onApply: (what: Correcting) => void;
  onClose: () => void;
}

/** The corrections of the course: each is saved as it is typed. */
export default function CorrectionsPanel(props: CorrectionsPanelProps) {
  const { courseId, freshness, onFind, onApply, onClose } = props;
  const { entries, next, state, load, add, change, remove, putBack } = useCorrections(courseId, freshness);
  const acts = useMemo(
    () => ({ change, remove, putBack, onFind, onApply }),
    [change, remove, putBack, onFind, onApply],
  );
  const [wanted, setWanted] = useState<string | null>(null);
  useEffect(() => {
    if (wanted === null) return;
    document.querySelector<HTMLElement>(`[data-correction="${wanted}"]`)?.focus();
    setWanted(null);
  }, [wanted]);

  return (
    <Card
      title={CORRECTIONS.title}
      actions={<IconButton label={TOOLS.close} icon={X} size="small" onClick={onClose} />}
    >
      <p className="text-sm text-muted">{CORRECTIONS.hint}</p>
      {state === "failed" && (
        <Notice tone="danger">
          <span className="flex flex-wrap items-center gap-2">
            {CORRECTIONS.failed}
            <Button size="small" onClick={() => load(entries.length > 0 ? next : null)}>
              {CORRECTIONS.again}
            </Button>
          </span>
        </Notice>
      )}
      {state === "loading" && entries.length === 0 && (
        <p role="status" className="text-sm text-muted">
          {CORRECTIONS.loading}
        </p>
      )}
      <ol className="grid gap-3">
        {entries.map((entry, i) => (
          <CorrectionRow key={entry.key} courseId={courseId} entry={entry} row={i + 1} acts={acts} />
        ))}
      </ol>
      <div className="flex flex-wrap gap-2">
        <Button icon={Plus} disabled={entries.length === 0} onClick={() => setWanted(add())}>
          {CORRECTIONS.add}
        </Button>
        {next !== null && (
          <Button busy={state === "loading"} onClick={() => load(next)}>
            {CORRECTIONS.more}
          </Button>
        )}
      </div>
    </Card>
  );
}
