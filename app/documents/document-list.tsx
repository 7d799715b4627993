import { Trash2 } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useCall } from "~/platform/use-call";
import { Button, ButtonLink, IconButton } from "~/ui/button";
import ConfirmDialog from "~/ui/confirm-dialog";
import { IMPORT } from "./import-labels";
import { reviewAddress } from "./review-address";
import type { DocumentRow } from "./schema";
import { useDocuments } from "./use-documents";

interface DocumentListProps {
  courseId: string;
  /** The document that is being imported now. */
  current: string | null;
  /** Whenever it is another, the list is read anew. */
  version: string;
}

/** The documents of a course: how far each is, to be reviewed or deleted, which asks first. */
export function DocumentList({ courseId, current, version }: DocumentListProps) {
  const { call, busy } = useCall();
  const { rows, hasMore, loading, showMore, state, again } = useDocuments(courseId);
  const [doomed, setDoomed] = useState<DocumentRow | null>(null);
  const place = useRef<HTMLElement>(null);
  const seen = useRef(version);

  useEffect(() => {
    if (seen.current === version) return;
    seen.current = version;
    again();
  }, [version, again]);

  async function remove({ id }: DocumentRow) {
    const gone = await call({
      method: "DELETE",
      path: `/api/documents/${id}`,
      success: IMPORT.removed,
      failure: IMPORT.removeFailed,
    });
    // nothing behind the dialog takes the focus before it is closed
    flushSync(() => setDoomed(null));
    if (!gone.ok && gone.status !== 404) return;
    place.current?.focus();
    again();
  }

  return (
    <section
      ref={place}
      // a dialog that opens gives the focus to the first place that can have it
      tabIndex={state === "ready" ? -1 : undefined}
      aria-label={IMPORT.documents}
      className="min-h-[52px] outline-none"
    >
      {state !== "ready" && (
        <p role="status" className="flex min-h-[52px] flex-wrap items-center gap-2 text-sm text-muted">
          {state === "loading" ? IMPORT.loading : IMPORT.loadFailed}
          {state === "failed" && (
            <Button size="small" onClick={again}>
              {IMPORT.again}
            </Button>
          )}
        </p>
      )}
      {state === "ready" && rows.length === 0 && (
        <p className="flex min-h-[52px] items-center text-sm text-muted">{IMPORT.none}</p>
      )}
      <ul className="grid empty:hidden">
        {rows.map((row) => (
          <Row key={row.id} row={row} isCurrent={row.id === current} onRemove={() => setDoomed(row)} />
        ))}
      </ul>
      {hasMore && (
        <Button size="small" busy={loading} onClick={showMore} className="my-2">
          {IMPORT.showMore}
        </Button>
      )}
      {doomed && (
        <ConfirmDialog
          title={IMPORT.removeTitle}
          text={IMPORT.removeText(doomed.filename, doomed.storedPages)}
          confirm={IMPORT.remove}
          cancel={IMPORT.keep}
          busy={busy}
          onConfirm={() => remove(doomed)}
          onClose={() => setDoomed(null)}
        />
      )}
    </section>
  );
}

interface RowProps {
  row: DocumentRow;
  isCurrent: boolean;
  onRemove: () => void;
}

function Row({ row, isCurrent, onRemove }: RowProps) {
  const { id, courseId, filename, pageCount, storedPages, checkedPages } = row;
  const how = isCurrent
    ? IMPORT.underWay
    : storedPages < pageCount
      ? IMPORT.half(storedPages, pageCount)
      : IMPORT.checked(checkedPages, pageCount);
  return (
    <li className="flex min-h-[52px] items-center gap-2 border-b border-line py-1.5 last:border-b-0">
      <span className="grid min-w-0 grow">
        <span className="truncate text-sm font-medium" title={filename}>
          {filename}
        </span>
        <span className="num text-xs text-pretty text-muted">{how}</span>
      </span>
      {!isCurrent && storedPages > 0 && (
        <ButtonLink
          to={reviewAddress(courseId, id)}
          size="small"
          variant="quiet"
          aria-label={IMPORT.reviewOf(filename)}
        >
          {IMPORT.review}
        </ButtonLink>
      )}
      {!isCurrent && (
        <IconButton
          icon={Trash2}
          size="small"
          label={IMPORT.removeOf(filename)}
          aria-haspopup="dialog"
          onClick={onRemove}
        />
      )}
    </li>
  );
}
