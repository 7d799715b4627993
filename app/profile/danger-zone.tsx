import { Trash2 } from "lucide-react";
import { Suspense, useState } from "react";
import { forgetSession } from "~/platform/session-storage";
import { useCall } from "~/platform/use-call";
import { Button } from "~/ui/button";
import { Card } from "~/ui/card";
import { lazyPart } from "~/ui/lazy-part";
import { useToast } from "~/ui/toast";
import { useHydrated } from "~/ui/use-hydrated";
import { DANGER } from "./labels";

const ReauthDialog = lazyPart(() => import("./reauth-dialog"));

/** Deletes the account, after the browser's own confirmation (spec §5) and, where R6 asks, the password. */
export function DangerZone({ email }: { email: string | null }) {
  const { call, busy } = useCall();
  const toast = useToast();
  const hydrated = useHydrated();
  const [leaving, setLeaving] = useState(false);
  /** What the server asked for; null while it has asked for nothing. */
  const [asked, setAsked] = useState<string | null>(null);

  async function remove(currentPassword?: string) {
    const answer = await call({
      method: "DELETE",
      path: "/api/user/profile",
      ...(currentPassword === undefined ? {} : { body: { currentPassword } }),
      success: false,
      failure: false,
    });
    if (answer.ok) {
      setLeaving(true);
      forgetSession();
      window.location.assign("/auth/login?deleted=1");
    } else if (answer.code === "reauth_required") {
      setAsked(currentPassword === undefined ? "" : answer.message);
    } else {
      toast.error(answer.message || DANGER.failed);
    }
  }

  return (
    <Card title={DANGER.title} className="mt-6 border-danger/50!">
      <div className="flex flex-wrap items-center gap-3">
        <p className="min-w-60 flex-1 text-sm text-muted">{DANGER.lead}</p>
        <Button
          variant="danger"
          icon={Trash2}
          busy={busy || leaving}
          disabled={!hydrated}
          onClick={() => {
            if (window.confirm(DANGER.confirm)) remove();
          }}
        >
          {DANGER.button}
        </Button>
      </div>
      {asked !== null && (
        <Suspense fallback={null}>
          <ReauthDialog
            email={email}
            error={asked}
            busy={busy || leaving}
            onClose={() => setAsked(null)}
            onConfirm={remove}
          />
        </Suspense>
      )}
    </Card>
  );
}
