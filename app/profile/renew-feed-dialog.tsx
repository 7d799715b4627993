import * as z from "zod/mini";
import { useCall } from "~/platform/use-call";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
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
    <Dialog
      open
      onClose={onClose}
      title={FEED.renewTitle}
      description={FEED.renewText}
      footer={
        <>
          <Button onClick={onClose}>{PROFILE.cancel}</Button>
          <Button variant="danger" busy={busy} onClick={renew}>
            {FEED.renew}
          </Button>
        </>
      }
    />
  );
}
