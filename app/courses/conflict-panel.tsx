import { Button } from "~/ui/button";
import { Notice } from "~/ui/notice";
import { CONFLICT } from "./trouble-labels";

interface ConflictPanelProps {
  mine: string;
  theirs: string;
  onChoose: (text: string) => void;
}

/** Both texts of a conflict, and which of them is to stand (product §6). */
export default function ConflictPanel({ mine, theirs, onChoose }: ConflictPanelProps) {
  const both = [theirs, mine].filter((text) => text !== "").join("\n\n");
  return (
    <Notice tone="warn" urgent>
      <p>{CONFLICT.text}</p>
      <div className="mt-2 grid gap-2 sm:grid-cols-2">
        <Version title={CONFLICT.mine} text={mine} />
        <Version title={CONFLICT.theirs} text={theirs} />
      </div>
      <div className="mt-2.5 flex flex-wrap gap-2">
        <Button size="small" onClick={() => onChoose(mine)}>
          {CONFLICT.keepMine}
        </Button>
        <Button size="small" onClick={() => onChoose(theirs)}>
          {CONFLICT.keepTheirs}
        </Button>
        <Button size="small" onClick={() => onChoose(both)}>
          {CONFLICT.keepBoth}
        </Button>
      </div>
    </Notice>
  );
}

function Version({ title, text }: { title: string; text: string }) {
  return (
    <figure className="min-w-0 rounded-control bg-surface p-2.5 text-ink">
      <figcaption className="text-xs font-semibold text-muted">{title}</figcaption>
      <blockquote className="max-h-40 overflow-y-auto font-read whitespace-pre-wrap wrap-break-word">
        {text}
      </blockquote>
    </figure>
  );
}
