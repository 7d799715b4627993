import { ImageUp, Trash2 } from "lucide-react";
import { Suspense, useRef, useState } from "react";
import { acceptOf } from "~/platform/file-kinds";
import { Button } from "~/ui/button";
import { FileButton } from "~/ui/file-button";
import { lazyPart } from "~/ui/lazy-part";
import { UploadBar } from "~/ui/upload-bar";
import { useKeptFocus } from "~/ui/use-kept-focus";
import { SOURCE } from "./source-labels";
import type { useSource } from "./use-source";

const loadConfirm = () => import("~/ui/confirm-dialog");
const ConfirmDialog = lazyPart(loadConfirm);

interface SourceActionsProps {
  source: ReturnType<typeof useSource>;
  /** What stands in place of an image; null while there is one. */
  missing: string | null;
  /** There is one that could be taken away. */
  removable: boolean;
}

/** Add, replace, remove; while an image is on its way, how far it is. */
export function SourceActions({ source, missing, removable }: SourceActionsProps) {
  const { share, saving, trouble, take, cancel, remove } = source;
  const [asking, setAsking] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  useKeptFocus(box, share === null ? "idle" : "sending");

  async function confirmed() {
    if (await remove()) setAsking(false);
  }

  return (
    <div ref={box} className="grid gap-2">
      {missing && <p className="text-sm text-muted">{missing}</p>}
      {share !== null ? (
        <UploadBar label={SOURCE.uploading} share={share} cancel={SOURCE.cancel} onCancel={cancel} />
      ) : (
        <div className={`flex min-h-control flex-wrap items-center gap-2 ${missing ? "" : "-ml-2.5"}`}>
          <FileButton
            label={missing ? SOURCE.add : SOURCE.replace}
            icon={ImageUp}
            variant={missing ? "default" : "quiet"}
            size="small"
            busy={saving}
            accept={acceptOf("image")}
            onFile={take}
          />
          {removable && (
            <Button
              variant="quiet"
              size="small"
              icon={Trash2}
              disabled={saving}
              onPointerEnter={loadConfirm}
              onFocus={loadConfirm}
              onClick={() => setAsking(true)}
            >
              {SOURCE.remove}
            </Button>
          )}
          {missing && <p className="text-xs text-muted">{SOURCE.files}</p>}
        </div>
      )}
      {trouble && (
        <p role="alert" className="text-xs text-danger">
          {trouble}
        </p>
      )}
      {asking && (
        <Suspense fallback={null}>
          <ConfirmDialog
            title={SOURCE.removeTitle}
            text={SOURCE.removeText}
            confirm={SOURCE.remove}
            cancel={SOURCE.keep}
            busy={saving}
            onConfirm={confirmed}
            onClose={() => setAsking(false)}
          />
        </Suspense>
      )}
    </div>
  );
}
