import { Button } from "./button";
import { Dialog } from "./dialog";

interface ConfirmDialogProps {
  title: string;
  /** What will happen. */
  text: string;
  confirm: string;
  cancel: string;
  busy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before what cannot be undone; the focus stands on the way back. */
export default function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, text, confirm, cancel, busy, onConfirm, onClose } = props;
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      description={text}
      footer={
        <>
          <Button onClick={onClose} autoFocus>
            {cancel}
          </Button>
          <Button variant="danger" busy={busy} onClick={onConfirm}>
            {confirm}
          </Button>
        </>
      }
    />
  );
}
