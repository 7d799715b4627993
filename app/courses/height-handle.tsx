import { GripHorizontal } from "lucide-react";
import type { KeyboardEvent, PointerEvent } from "react";
import { BUILDER } from "./builder-labels";
import { clampHeight, heightAfter, MAX_HEIGHT, MIN_HEIGHT } from "./pane-height";

interface HeightHandleProps {
  /** Null until the person has chosen one. */
  height: number | null;
  /** How tall the content is drawn now. */
  measure: () => number;
  onHeight: (height: number) => void;
}

/** Sets how tall the content area is, between 200 and 800 pixels (spec §9). */
export function HeightHandle({ height, measure, onHeight }: HeightHandleProps) {
  function drag(event: PointerEvent<HTMLElement>) {
    if (event.button !== 0) return;
    const handle = event.currentTarget;
    const top = event.clientY - measure();
    const follow = ({ clientY }: globalThis.PointerEvent) => onHeight(clampHeight(clientY - top));
    const end = () => {
      handle.removeEventListener("pointermove", follow);
      handle.removeEventListener("lostpointercapture", end);
    };
    handle.setPointerCapture(event.pointerId);
    handle.addEventListener("pointermove", follow);
    handle.addEventListener("lostpointercapture", end);
  }

  function press(event: KeyboardEvent) {
    const next = heightAfter(event.key, height ?? clampHeight(measure()));
    if (next === null || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    onHeight(next);
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a separator that is moved is no <hr>
    <div
      role="separator"
      aria-orientation="horizontal"
      aria-label={BUILDER.height}
      aria-valuemin={MIN_HEIGHT}
      aria-valuemax={MAX_HEIGHT}
      aria-valuenow={height ?? MAX_HEIGHT}
      tabIndex={0}
      onPointerDown={drag}
      onKeyDown={press}
      className="mx-auto mt-1 -mb-6 grid h-5 w-24 cursor-row-resize touch-none place-items-center rounded-control text-muted hover:bg-hover hover:text-ink max-lg:hidden print:hidden"
    >
      <GripHorizontal size={16} strokeWidth={1.75} aria-hidden />
    </div>
  );
}
