import { Link } from "lucide-react";
import { Button } from "~/ui/button";
import { useToast } from "~/ui/toast";
import { REQUESTS } from "./labels";

/** Copies the teacher's join link (product §3); where the browser does not let it, the message shows it. */
export function CopyLink({ joinCode }: { joinCode: string }) {
  const toast = useToast();
  async function copy() {
    const link = `${window.location.origin}/join/${joinCode}`;
    try {
      await navigator.clipboard.writeText(link);
      toast.success(REQUESTS.copied);
    } catch {
      toast.error(REQUESTS.copyFailed(link));
    }
  }
  return (
    <Button size="small" icon={Link} onClick={copy}>
      {REQUESTS.copyLink}
    </Button>
  );
}
