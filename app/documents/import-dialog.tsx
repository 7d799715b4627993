import { useNavigate } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { Dialog } from "~/ui/dialog";
import { useToast } from "~/ui/toast";
import { useFileDrop } from "~/ui/use-file-drop";
import { useKeptFocus } from "~/ui/use-kept-focus";
import { DocumentList } from "./document-list";
import { showCorner } from "./import-corner";
import { importDesk, useImportShown } from "./import-desk";
import { ImportFile } from "./import-file";
import { IMPORT } from "./import-labels";
import type { ImportState } from "./import-state";
import { ImportStatus } from "./import-status";

interface ImportDialogProps {
  courseId: string;
  onClose: () => void;
}

const canChoose = (state: ImportState) =>
  state.kind === "idle" || state.kind === "done" || (state.kind === "failed" && !state.canGoOn);

/** Takes a PDF into a course, and shows what has been taken (product §7). Closing it ends no import. */
export default function ImportDialog({ courseId, onClose }: ImportDialogProps) {
  const { state } = useImportShown();
  const toast = useToast();
  const go = useNavigate();
  const isFree = canChoose(state);
  const current = state.kind === "importing" || state.kind === "cancelling" ? state.documentId : null;

  useEffect(() => {
    importDesk().voice = { toast, go };
  }, [toast, go]);
  useEffect(() => {
    showCorner();
    return importDesk().openDialog();
  }, []);
  useStrayDrops();
  const place = useRef<HTMLElement>(null);
  useKeptFocus(place, state.kind);

  const take = (file: File) => importDesk().importer.start(courseId, file);
  const { over, drop } = useFileDrop((file) => {
    if (isFree) take(file);
  });

  return (
    <Dialog open onClose={onClose} title={IMPORT.title} description={IMPORT.what}>
      <div {...drop} className="grid gap-3 pb-3">
        <div className="-mx-5 border-y border-line px-5">
          <DocumentList courseId={courseId} current={current} version={`${state.kind} ${current}`} />
        </div>
        <section ref={place} aria-label={IMPORT.title} className="grid content-center gap-3">
          {state.kind !== "idle" && (
            <div className="grid gap-2">
              {state.kind !== "password" && state.kind !== "done" && (
                <h3 className="truncate text-sm font-medium" title={state.filename}>
                  {state.filename}
                </h3>
              )}
              <ImportStatus state={state} closable={false} />
            </div>
          )}
          {isFree && <ImportFile over={over} isFirst={state.kind !== "done"} onFile={take} />}
        </section>
      </div>
    </Dialog>
  );
}

/** A file that is dropped beside its place would be opened by the browser, and the screen be gone. */
function useStrayDrops(): void {
  const stop = useRef((event: DragEvent) => {
    if (event.dataTransfer?.types.includes("Files")) event.preventDefault();
  });
  useEffect(() => {
    const { current } = stop;
    window.addEventListener("dragover", current);
    window.addEventListener("drop", current);
    return () => {
      window.removeEventListener("dragover", current);
      window.removeEventListener("drop", current);
    };
  }, []);
}
