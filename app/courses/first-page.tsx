import { useNavigate } from "@remix-run/react";
import { FileUp, Plus } from "lucide-react";
import { Suspense, useState } from "react";
import { useCall } from "~/platform/use-call";
import { Button } from "~/ui/button";
import { lazyPart } from "~/ui/lazy-part";
import { pageAddress } from "./page-address";
import { COURSE_MENU } from "./page-labels";
import { PAGES } from "./pages-labels";

const loadImport = () => import("~/documents/import-dialog");
const ImportDialog = lazyPart(loadImport);

/** Begins a course that has no page yet: with an empty one, to which it goes, or with a PDF. */
export default function FirstPage({ id }: { id: string }) {
  const { call, busy } = useCall();
  const navigate = useNavigate();
  const [importing, setImporting] = useState(false);

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
    <div className="flex flex-wrap justify-center gap-2">
      <Button icon={Plus} busy={busy} onClick={add}>
        {PAGES.add}
      </Button>
      <Button
        variant="quiet"
        icon={FileUp}
        aria-haspopup="dialog"
        onPointerEnter={loadImport}
        onFocus={loadImport}
        onClick={() => setImporting(true)}
      >
        {COURSE_MENU.importPdf}
      </Button>
      {importing && (
        <Suspense>
          <ImportDialog courseId={id} onClose={() => setImporting(false)} />
        </Suspense>
      )}
    </div>
  );
}
