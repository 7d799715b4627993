import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import type { Labels } from "./labels";

interface ConflictDialogProps {
  labels: Labels;
  busy: boolean;
  onClose: () => void;
  onReload: () => void;
  onOverwrite: () => void;
}

/** Asked when the schedule was saved elsewhere after it was loaded here (product §4). */
export default function ConflictDialog(props: ConflictDialogProps) {
  const { labels, busy, onClose, onReload, onOverwrite } = props;
  return (
    <Dialog
      open
      onClose={onClose}
      title={labels.conflict.title}
      description={labels.conflict.text}
      footer={
        <>
          <Button variant="danger" busy={busy} onClick={onOverwrite}>
            {labels.conflict.overwrite}
          </Button>
          <Button variant="primary" busy={busy} onClick={onReload}>
            {labels.conflict.reload}
          </Button>
        </>
      }
    />
  );
}
