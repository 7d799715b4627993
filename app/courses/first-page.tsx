import { useNavigate } from "@remix-run/react";
import { Plus } from "lucide-react";
import { useCall } from "~/platform/use-call";
import { Button } from "~/ui/button";
import { pageAddress } from "./page-address";
import { PAGES } from "./pages-labels";

/** Begins a course that has no page yet, and goes to its first. */
export default function FirstPage({ id }: { id: string }) {
  const { call, busy } = useCall();
  const navigate = useNavigate();

  async function add() {
    const made = await call({
      method: "POST",
      path: `/api/courses/${id}/pages`,
      body: {},
      failure: PAGES.addFailed,
    });
    if (made.ok) navigate(pageAddress(id, 0), { replace: true });
  }

  return (
    <Button icon={Plus} busy={busy} onClick={add}>
      {PAGES.add}
    </Button>
  );
}
