import type { Shown } from "~/platform/saved-value";
import { Button } from "~/ui/button";
import { Notice } from "~/ui/notice";
import ConflictPanel from "./conflict-panel";
import { TROUBLE } from "./trouble-labels";

interface BlockTroubleProps {
  shown: Shown<string>;
  /** Names what the server says against the text. */
  whyId: string;
  onChoose: (text: string) => void;
  onAddAgain: () => void;
  onLetGo: () => void;
}

/** Why a text block cannot simply be saved, and what may be done about it (product §6). */
export default function BlockTrouble({ shown, whyId, onChoose, onAddAgain, onLetGo }: BlockTroubleProps) {
  const { value, state, theirs, message } = shown;
  if (state === "refused")
    return (
      <p id={whyId} className="text-xs text-danger">
        {message}
      </p>
    );
  if (state === "gone")
    return (
      <Notice tone="warn" urgent>
        <p>{TROUBLE.gone}</p>
        <div className="mt-2 flex flex-wrap gap-2">
          <Button size="small" onClick={onAddAgain}>
            {TROUBLE.addAgain}
          </Button>
          <Button size="small" variant="quiet" onClick={onLetGo}>
            {TROUBLE.letGo}
          </Button>
        </div>
      </Notice>
    );
  return theirs !== null && <ConflictPanel mine={value} theirs={theirs} onChoose={onChoose} />;
}
