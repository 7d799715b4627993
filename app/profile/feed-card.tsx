import { Copy, RefreshCw } from "lucide-react";
import { Suspense, useRef, useState } from "react";
import { Button } from "~/ui/button";
import { Card } from "~/ui/card";
import { TextField } from "~/ui/field";
import { lazyPart } from "~/ui/lazy-part";
import { useToast } from "~/ui/toast";
import { useHydrated } from "~/ui/use-hydrated";
import { FEED } from "./labels";

const loadDialog = () => import("./renew-feed-dialog");
const RenewFeedDialog = lazyPart(loadDialog);

/** The address under which calendar apps find the lessons; it can be copied and renewed (product §3). */
export function FeedCard({ address: loaded }: { address: string }) {
  const [renewed, setRenewed] = useState<string | null>(null);
  const [asking, setAsking] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const toast = useToast();
  const hydrated = useHydrated();

  async function copy() {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(field.current?.value ?? "");
      toast.success(FEED.copied);
    } catch {
      toast.error(FEED.copyFailed);
    }
  }

  return (
    <Card
      title={FEED.title}
      actions={
        <Button
          size="small"
          icon={RefreshCw}
          disabled={!hydrated}
          onPointerEnter={loadDialog}
          onFocus={loadDialog}
          onClick={() => setAsking(true)}
        >
          {FEED.renew}
        </Button>
      }
    >
      <p className="text-sm text-muted">{FEED.lead}</p>
      <div className="flex items-end gap-2">
        <TextField
          ref={field}
          label={FEED.address}
          value={renewed ?? loaded}
          readOnly
          spellCheck={false}
          className="grow"
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <Button icon={Copy} disabled={!hydrated} className="h-[36px]! touch:h-[44px]!" onClick={copy}>
          {FEED.copy}
        </Button>
      </div>
      {asking && (
        <Suspense fallback={null}>
          <RenewFeedDialog onClose={() => setAsking(false)} onRenewed={setRenewed} />
        </Suspense>
      )}
    </Card>
  );
}
