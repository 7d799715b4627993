import type { MouseEvent } from "react";
import { loginPath } from "~/platform/paths";
import { Button, ButtonLink } from "~/ui/button";
import { Notice } from "~/ui/notice";
import { UploadBar } from "~/ui/upload-bar";
import { importDesk } from "./import-desk";
import { IMPORT, IMPORT_TROUBLE } from "./import-labels";
import { ImportPassword } from "./import-password";
import type { ImportState } from "./import-state";
import { reviewAddress } from "./review-address";

interface ImportStatusProps {
  state: ImportState;
  /** Offers to put away what has ended; the dialog is closed by itself. */
  closable: boolean;
}

/** How an import stands, and what can be done about it; it needs nothing of the screen around it. */
export function ImportStatus({ state, closable }: ImportStatusProps) {
  return (
    <div className="grid min-w-0 gap-2">
      <State state={state} inDialog={!closable} />
      {closable && (state.kind === "done" || (state.kind === "failed" && !state.canGoOn)) && (
        <Button size="small" onClick={() => importDesk().importer.dismiss()} className="justify-self-end">
          {IMPORT.close}
        </Button>
      )}
    </div>
  );
}

const cancel = () => void importDesk().importer.cancel();

function State({ state, inDialog }: { state: ImportState; inDialog: boolean }) {
  switch (state.kind) {
    case "idle":
      return null;
    case "password":
      return <ImportPassword state={state} />;
    case "reading":
      return (
        <div className="flex min-h-control items-center justify-between gap-3">
          <p role="status" className="text-sm text-muted">
            {IMPORT.reading}
          </p>
          <Button size="small" onClick={cancel}>
            {IMPORT.cancel}
          </Button>
        </div>
      );
    case "importing":
      return <Importing state={state} inDialog={inDialog} />;
    case "cancelling":
      return (
        <p role="status" className="text-sm text-muted">
          {IMPORT.cancelling} {state.network === "offline" && IMPORT.offline}
        </p>
      );
    case "done":
      return <Done state={state} />;
    case "failed":
      return <Failed state={state} />;
  }
}

/** Every so many percent is told, not every page. */
const HEARD_PERCENT = 10;

interface ImportingProps {
  state: Extract<ImportState, { kind: "importing" }>;
  inDialog: boolean;
}

function Importing({ state, inDialog }: ImportingProps) {
  const { page, stored, total, network, msLeft, resumed } = state;
  const share = stored / total;
  const place = IMPORT.page(page, total);
  const heard = Math.floor((share * 100) / HEARD_PERCENT) * HEARD_PERCENT;
  return (
    <>
      <UploadBar
        label={msLeft === null ? place : `${place} · ${IMPORT.left(msLeft)}`}
        share={share}
        cancel={resumed ? IMPORT.stop : IMPORT.cancel}
        onCancel={cancel}
      />
      <p role="status" className="text-xs text-muted">
        {network === "fine" ? (
          <>
            <span aria-hidden>
              {resumed ? IMPORT.stopHint : IMPORT.cancelHint} {inDialog && IMPORT.closeHint}
            </span>
            <span className="sr-only">{IMPORT.heard(heard)}</span>
          </>
        ) : (
          <span className="font-medium text-ink">{network === "offline" ? IMPORT.offline : IMPORT.busy}</span>
        )}
      </p>
    </>
  );
}

function Done({ state }: { state: Extract<ImportState, { kind: "done" }> }) {
  const { courseId, documentId, filename, stored, total, missing, incomplete, message } = state;
  const isWhole = missing.length === 0 && incomplete.length === 0;
  function review(event: MouseEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    importDesk().review(courseId, documentId);
  }
  return (
    <Notice tone={isWhole ? "success" : "warn"}>
      <div className="grid gap-2">
        <p>{stored === total ? IMPORT.done(filename, stored) : IMPORT.doneInPart(filename, stored, total)}</p>
        {missing.length > 0 && (
          <p>
            {IMPORT.missing(missing)} {message}
          </p>
        )}
        {incomplete.length > 0 && <p>{IMPORT.incomplete(incomplete)}</p>}
        <ButtonLink
          reloadDocument
          to={reviewAddress(courseId, documentId)}
          size="small"
          variant="primary"
          onClick={review}
          className="justify-self-start"
        >
          {IMPORT.review}
        </ButtonLink>
      </div>
    </Notice>
  );
}

function Failed({ state }: { state: Extract<ImportState, { kind: "failed" }> }) {
  const { trouble, message, canGoOn, resumed } = state;
  return (
    <Notice tone="danger">
      <div className="grid gap-2">
        <p>{(trouble === "refused" && message) || IMPORT_TROUBLE[trouble]}</p>
        {canGoOn && (
          <div className="flex flex-wrap gap-2">
            {trouble === "signed-out" && (
              <ButtonLink reloadDocument to={loginPath("/admin/dashboard")} target="_blank" size="small">
                {IMPORT.signIn}
              </ButtonLink>
            )}
            <Button size="small" onClick={() => importDesk().importer.goOn()}>
              {IMPORT.goOn}
            </Button>
            <Button size="small" variant="quiet" onClick={cancel}>
              {resumed ? IMPORT.stop : IMPORT.cancel}
            </Button>
          </div>
        )}
      </div>
    </Notice>
  );
}
