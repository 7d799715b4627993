import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import type { Labels } from "./labels";

interface LeaveDialogProps {
  labels: Labels;
  busy: boolean;
  onStay: () => void;
  onLeave: () => void;
  onSaveAndLeave: () => void;
}

/** Asked before unsaved changes would be lost. */
export default function LeaveDialog({ labels, busy, onStay, onLeave, onSaveAndLeave }: LeaveDialogProps) {
  return (
    <Dialog
      open
      onClose={onStay}
      title={labels.leave.title}
      description={labels.leave.text}
      footer={
        <>
          <Button variant="quiet" onClick={onStay}>
            {labels.leave.stay}
          </Button>
          <Button variant="danger" onClick={onLeave}>
            {labels.leave.leave}
          </Button>
          <Button variant="primary" busy={busy} onClick={onSaveAndLeave}>
            {labels.leave.saveAndLeave}
          </Button>
        </>
      }
    />
  );
}
