import { useEffect } from "react";
import { Dialog } from "~/ui/dialog";
import { useFileDrop } from "~/ui/use-file-drop";
import { useZoom } from "~/ui/use-zoom";
import { ZoomTools } from "~/ui/zoom-tools";
import { SourceActions } from "./source-actions";
import { SourceFrame } from "./source-frame";
import { SOURCE } from "./source-labels";
import type { useSource } from "./use-source";

interface SourceViewerProps {
  url: string | null;
  label: string;
  source: ReturnType<typeof useSource>;
  onClose: () => void;
}

/** The source image over the whole window (spec §2 'Image Viewer'). */
export default function SourceViewer({ url, label, source, onClose }: SourceViewerProps) {
  const zoom = useZoom(url ?? "", "whole");
  const { drop } = useFileDrop(source.take);
  const missing = url === null ? SOURCE.none : zoom.is === "failed" ? SOURCE.failed : null;
  const { approach } = zoom;
  // a finger's first touch should zoom already
  useEffect(() => {
    void approach();
  }, [approach]);

  return (
    <Dialog open fills onClose={onClose} title={SOURCE.viewer}>
      <div {...drop} className="grid min-h-0 min-w-0 grid-cols-1 grid-rows-[auto_minmax(0,1fr)_auto] gap-2">
        <div className="flex flex-wrap items-center gap-1">
          <ZoomTools zoom={zoom} />
        </div>
        <SourceFrame
          url={url}
          alt={SOURCE.alt(label)}
          zoom={zoom}
          whole
          className="h-full w-full rounded-control"
        />
        <SourceActions source={source} missing={missing} removable={url !== null} />
      </div>
    </Dialog>
  );
}
