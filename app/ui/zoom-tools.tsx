import { Shrink, ZoomIn, ZoomOut } from "lucide-react";
import { IconButton } from "~/ui/button";
import type { useZoom } from "./use-zoom";
import { ZOOM } from "./zoom-labels";

/** Zoom out, zoom in, fit. */
export function ZoomTools({ zoom: { is, state, approach, act } }: { zoom: ReturnType<typeof useZoom> }) {
  const near = { onPointerEnter: approach, onFocus: approach };
  const waiting = is !== "ready";
  const look = (usable: boolean) => ({
    size: "small" as const,
    "aria-disabled": waiting || !usable,
    className: "aria-disabled:opacity-50",
  });
  return (
    <>
      <IconButton
        {...near}
        {...look(state.canZoomOut)}
        label={ZOOM.out}
        icon={ZoomOut}
        onClick={() => act("zoomOut")}
      />
      <IconButton
        {...near}
        {...look(state.canZoomIn)}
        label={ZOOM.in}
        icon={ZoomIn}
        onClick={() => act("zoomIn")}
      />
      <IconButton
        {...near}
        {...look(!state.fitted)}
        label={ZOOM.fit}
        icon={Shrink}
        onClick={() => act("fit")}
      />
      <span role="status" className="sr-only">
        {state.fitted ? "" : ZOOM.zoomed(state.percent)}
      </span>
    </>
  );
}
