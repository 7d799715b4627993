import { Image as ImageIcon, Maximize } from "lucide-react";
import { Suspense, useState } from "react";
import { Button, IconButton } from "~/ui/button";
import { Card } from "~/ui/card";
import { lazyPart } from "~/ui/lazy-part";
import { useFileDrop } from "~/ui/use-file-drop";
import { useZoom } from "~/ui/use-zoom";
import { ZoomTools } from "~/ui/zoom-tools";
import { SourceActions } from "./source-actions";
import { SourceFrame } from "./source-frame";
import { SOURCE } from "./source-labels";
import { useSource } from "./use-source";

const loadViewer = () => import("./source-viewer");
const SourceViewer = lazyPart(loadViewer);

export interface SourceImageProps {
  url: string | null;
  /** The page's label. */
  label: string;
  /** Sets the image by a file's key. @returns whether that went well */
  onReplace: (key: string) => Promise<boolean>;
  onRemove: () => Promise<boolean>;
}

/**
 * The page that the course was made from, to look at while writing (spec §2). Where there is no room beside the text
 * it waits behind a button.
 */
export function SourceImage({ url, label, onReplace, onRemove }: SourceImageProps) {
  const source = useSource({ onReplace, onRemove });
  const zoom = useZoom(url ?? "", "width");
  const { over, drop } = useFileDrop(source.take);
  const [viewing, setViewing] = useState(false);
  const missing = url === null ? SOURCE.none : zoom.is === "failed" ? SOURCE.failed : null;
  const near = { onPointerEnter: () => void loadViewer(), onFocus: () => void loadViewer() };
  const view = () => setViewing(true);
  const actions = <SourceActions source={source} missing={missing} removable={url !== null} />;

  return (
    <>
      <Card
        {...drop}
        title={SOURCE.title}
        className="relative max-lg:hidden print:hidden"
        actions={
          <span className="-my-1 -mr-1.5 flex gap-1">
            <ZoomTools zoom={zoom} />
            <IconButton
              {...near}
              size="small"
              label={SOURCE.fullScreen}
              icon={Maximize}
              aria-disabled={missing !== null}
              className="aria-disabled:opacity-50"
              onClick={missing === null ? view : undefined}
            />
          </span>
        }
      >
        <SourceFrame
          url={url}
          alt={SOURCE.alt(label)}
          zoom={zoom}
          className="aspect-4/5 max-h-140 w-full rounded-control"
        />
        {actions}
        {over && <DropHint />}
      </Card>
      <Card title={SOURCE.title} className="lg:hidden print:hidden">
        {url === null ? (
          actions
        ) : (
          <Button {...near} icon={ImageIcon} className="w-full" onClick={view}>
            {SOURCE.open}
          </Button>
        )}
      </Card>
      {viewing && (
        <Suspense fallback={null}>
          <SourceViewer url={url} label={label} source={source} onClose={() => setViewing(false)} />
        </Suspense>
      )}
    </>
  );
}

/** Stands over the panel while a file hangs above it. */
function DropHint() {
  return (
    <p className="pointer-events-none absolute inset-2 z-1 grid place-items-center rounded-control border-2 border-dashed border-accent bg-surface/85 text-sm font-medium text-accent-ink">
      {SOURCE.drop}
    </p>
  );
}
