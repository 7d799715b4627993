import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { SCOPE } from "./labels";

interface ScopeDialogProps {
  action: "save" | "move" | "delete";
  onChoose: (following: boolean) => void;
  onClose: () => void;
}

const TITLES = { save: SCOPE.saveTitle, move: SCOPE.moveTitle, delete: SCOPE.deleteTitle };

/** What a change of a lesson that repeats is meant for (product §3). */
export default function ScopeDialog({ action, onChoose, onClose }: ScopeDialogProps) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={TITLES[action]}
      description={SCOPE.text}
      footer={
        <>
          <Button onClick={onClose}>{SCOPE.cancel}</Button>
          <Button variant={action === "delete" ? "danger" : "default"} onClick={() => onChoose(true)}>
            {SCOPE.following}
          </Button>
          <Button
            variant={action === "delete" ? "danger" : "primary"}
            onClick={() => onChoose(false)}
            autoFocus
          >
            {SCOPE.one}
          </Button>
        </>
      }
    />
  );
}
