import { useId } from "react";
import type { useZoom } from "~/ui/use-zoom";
import { ZOOM } from "~/ui/zoom-labels";
import { FALLBACK_IMAGE } from "./page-image";
import { SOURCE } from "./source-labels";

interface SourceFrameProps {
  url: string | null;
  alt: string;
  zoom: ReturnType<typeof useZoom>;
  className?: string;
  /** All of the picture is shown at first, not only its width. */
  whole?: boolean;
}

/** The source image in a box of one size, which scrolls; the fallback image where there is none, or none to be had. */
export function SourceFrame({ url, alt, zoom, className = "", whole = false }: SourceFrameProps) {
  const { box, is, image, approach } = zoom;
  const keysId = useId();
  const look = `relative overflow-auto overscroll-contain border border-line bg-sunken ${className}`;
  if (url === null || is === "failed")
    return (
      <div className={`grid place-items-center ${look}`}>
        <img src={FALLBACK_IMAGE} alt="" className="absolute inset-0 size-full object-contain p-4" />
      </div>
    );
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset does not scroll */}
      <div
        ref={box}
        role="group"
        aria-label={SOURCE.title}
        aria-describedby={keysId}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard
        tabIndex={0}
        onPointerEnter={approach}
        onFocus={approach}
        className={`flex touch-pan-x touch-pan-y [scrollbar-width:thin] data-dragging:cursor-grabbing! data-dragging:select-none ${look}`}
      >
        <img
          {...image}
          src={url}
          alt={alt}
          loading="lazy"
          decoding="async"
          draggable={false}
          className={`m-auto max-w-none shrink-0 ${whole ? "size-full object-contain" : "h-auto w-full"}`}
        />
      </div>
      <p id={keysId} hidden>
        {ZOOM.keys}
      </p>
    </>
  );
}
