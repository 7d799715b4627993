import * as z from "zod/mini";
import { useCall } from "~/platform/use-call";
import ConfirmDialog from "~/ui/confirm-dialog";
import { FEED, PROFILE } from "./labels";

const answer = z.object({ message: z.string(), address: z.string() });

interface RenewFeedDialogProps {
  onClose: () => void;
  onRenewed: (address: string) => void;
}

/** Asks before the address of the calendar feed ends. */
export default function RenewFeedDialog({ onClose, onRenewed }: RenewFeedDialogProps) {
  const { call, busy } = useCall();

  async function renew() {
    const result = await call({
      method: "POST",
      path: "/api/user/feed",
      answer,
      success: FEED.renewed,
      failure: FEED.renewFailed,
    });
    if (!result.ok) return;
    onRenewed(result.data.address);
    onClose();
  }

  return (
    <ConfirmDialog
      title={FEED.renewTitle}
      text={FEED.renewText}
      confirm={FEED.renew}
      cancel={PROFILE.cancel}
      busy={busy}
      onConfirm={renew}
      onClose={onClose}
    />
  );
}
