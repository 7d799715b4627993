import { useEffect, useRef } from "react";
import { createRoot } from "react-dom/client";
import ConfirmDialog from "~/ui/confirm-dialog";
import { importDesk, useImportShown } from "./import-desk";
import { IMPORT } from "./import-labels";
import { ImportStatus } from "./import-status";

/** How an import stands while its dialog is closed, on whichever screen. */
function ImportCorner() {
  const { state, inDialog, leave } = useImportShown();
  const place = useRef<HTMLElement>(null);
  const hadFocus = useRef(false);
  const { kind } = state;

  // what had the focus is drawn anew; from elsewhere it is not taken
  useEffect(() => {
    if (kind !== "idle" && hadFocus.current && document.activeElement === document.body)
      place.current?.querySelector<HTMLElement>("button, a")?.focus();
  }, [kind]);

  return (
    <>
      {state.kind !== "idle" && !inDialog && (
        <section
          ref={place}
          onFocus={() => {
            hadFocus.current = true;
          }}
          onBlur={({ relatedTarget }) => {
            if (relatedTarget) hadFocus.current = false;
          }}
          aria-label={IMPORT.importOf(state.filename)}
          className="fixed bottom-4 left-1/2 z-40 grid max-h-[60dvh] w-[min(380px,calc(100vw-32px))] -translate-x-1/2 animate-appear gap-1 overflow-y-auto rounded-card bg-surface px-3.5 py-2.5 text-ink shadow-float print:hidden"
        >
          {state.kind !== "password" && (
            <p className="truncate text-sm font-medium" title={state.filename}>
              {state.filename}
            </p>
          )}
          <ImportStatus state={state} closable />
        </section>
      )}
      {leave && (
        <ConfirmDialog
          title={IMPORT.leaveTitle}
          text={"stored" in state ? IMPORT.leaveText(state.stored, state.total) : ""}
          confirm={IMPORT.leave}
          cancel={IMPORT.stay}
          busy={false}
          onConfirm={() => importDesk().answer(true)}
          onClose={() => importDesk().answer(false)}
        />
      )}
    </>
  );
}

let isShown = false;

/**
 * Puts the corner beside the screen, where it stays when that is left. It is a tree of its own: a place for it in the
 * frame of all screens would be loaded by everybody, and few import anything.
 */
export function showCorner(): void {
  if (isShown) return;
  isShown = true;
  const place = document.createElement("div");
  document.body.appendChild(place);
  createRoot(place).render(<ImportCorner />);
}
