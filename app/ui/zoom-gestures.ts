import {
  clampZoom,
  drawnSize,
  type Look,
  type Point,
  pinchOf,
  type Size,
  wheelFactor,
  wholeZoom,
  ZOOM_STEP,
  zoomedAt,
} from "./zoom";

/** What a picture is fitted to: the width of its box, or all of it. */
export type Fit = "width" | "whole";

export interface ZoomState {
  percent: number;
  canZoomIn: boolean;
  canZoomOut: boolean;
  fitted: boolean;
}

export interface Zoom {
  zoomIn: () => void;
  zoomOut: () => void;
  fit: () => void;
  detach: () => void;
}

/** How far a pointer goes before it drags what it presses on, in CSS pixels. */
const DRAG_SLACK = 4;
/** A hair's breadth: zooms are reckoned with fractions. */
const NEARLY = 1e-6;

/**
 * Makes a picture that has come, in a box that scrolls, zoom by wheel with Ctrl, by two fingers and by keys, and be
 * dragged by a mouse. A finger scrolls it as it scrolls anything.
 * @param picture its element, or one that holds it and what lies upon it, and is as large
 * @param own the picture's own size
 */
export function attachZoom(
  box: HTMLElement,
  picture: HTMLElement,
  own: Size,
  fitTo: Fit,
  onZoom: (state: ZoomState) => void,
): Zoom {
  const listening = new AbortController();
  const { signal } = listening;
  const boxSize = () => ({ width: box.clientWidth || 1, height: box.clientHeight || 1 });
  const home = () => (fitTo === "width" ? 1 : wholeZoom(boxSize(), own));
  let zoom = home();

  function show(look: Look) {
    zoom = look.zoom;
    picture.style.width = `${zoom * 100}%`;
    picture.style.height = "auto";
    box.scrollTo({ left: look.left, top: look.top, behavior: "instant" });
    const size = boxSize();
    const drawn = drawnSize(zoom, size, own);
    box.style.cursor = drawn.width > size.width + 1 || drawn.height > size.height + 1 ? "grab" : "";
    onZoom({
      percent: Math.round(zoom * 100),
      canZoomIn: clampZoom(zoom * ZOOM_STEP, size, own) > zoom + NEARLY,
      canZoomOut: clampZoom(zoom / ZOOM_STEP, size, own) < zoom - NEARLY,
      fitted: Math.abs(zoom - home()) < NEARLY,
    });
  }

  function zoomBy(factor: number, point?: Point) {
    const size = boxSize();
    const at = point ?? { x: size.width / 2, y: size.height / 2 };
    show(zoomedAt({ zoom, left: box.scrollLeft, top: box.scrollTop }, zoom * factor, at, size, own));
  }
  const fit = () => show({ zoom: home(), left: 0, top: 0 });

  const inBox = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
    const { left, top } = box.getBoundingClientRect();
    return { x: clientX - left - box.clientLeft, y: clientY - top - box.clientTop };
  };

  function onWheel(event: WheelEvent) {
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    zoomBy(wheelFactor(event.deltaY, event.deltaMode), inBox(event));
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const act = {
      "+": () => zoomBy(ZOOM_STEP),
      "=": () => zoomBy(ZOOM_STEP),
      "-": () => zoomBy(1 / ZOOM_STEP),
      "0": fit,
    }[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  }

  function onPointerDown(event: PointerEvent) {
    const { target, pointerId, clientX: startX, clientY: startY } = event;
    if (event.pointerType !== "mouse" || event.button !== 0) return;
    if (!(target instanceof Node) || !picture.contains(target)) return;
    event.preventDefault();
    if (target === picture) box.focus({ preventScroll: true });
    const from = { x: startX + box.scrollLeft, y: startY + box.scrollTop };
    const drag = new AbortController();
    const options = { signal: AbortSignal.any([drag.signal, signal]) };
    const follow = ({ clientX, clientY }: PointerEvent) => {
      if (!box.hasPointerCapture(pointerId)) {
        // a press alone is for what lies upon the picture
        if (Math.hypot(clientX - startX, clientY - startY) < DRAG_SLACK) return;
        box.setPointerCapture(pointerId);
        box.dataset.dragging = "";
      }
      box.scrollTo({ left: from.x - clientX, top: from.y - clientY, behavior: "instant" });
    };
    const end = () => {
      delete box.dataset.dragging;
      drag.abort();
    };
    box.addEventListener("pointermove", follow, options);
    box.addEventListener("lostpointercapture", end, options);
    window.addEventListener("pointerup", end, options);
  }

  /** The pinch under way, as it was at its last step. */
  let pinch: ReturnType<typeof pinchOf> | null = null;
  function onTouch(event: TouchEvent) {
    const [a, b] = event.touches;
    if (!a || !b || event.touches.length > 2) {
      pinch = null;
      return;
    }
    event.preventDefault();
    const now = pinchOf(inBox(a), inBox(b));
    if (pinch) {
      box.scrollBy({ left: pinch.x - now.x, top: pinch.y - now.y, behavior: "instant" });
      zoomBy(now.apart / pinch.apart, now);
    }
    pinch = now;
  }

  box.addEventListener("wheel", onWheel, { passive: false, signal });
  box.addEventListener("keydown", onKeyDown, { signal });
  box.addEventListener("pointerdown", onPointerDown, { signal });
  for (const type of ["touchstart", "touchmove"] as const)
    box.addEventListener(type, onTouch, { passive: false, signal });
  for (const type of ["touchend", "touchcancel"] as const) box.addEventListener(type, onTouch, { signal });

  // a box of another size: what was fitted is fitted again, what was not is kept within its limits
  let fitted = true;
  const resized = new ResizeObserver(() => (fitted ? fit() : zoomBy(1)));
  const report = onZoom;
  onZoom = (state) => {
    fitted = state.fitted;
    report(state);
  };
  show({ zoom, left: box.scrollLeft, top: box.scrollTop });
  resized.observe(box);

  return {
    zoomIn: () => zoomBy(ZOOM_STEP),
    zoomOut: () => zoomBy(1 / ZOOM_STEP),
    fit,
    detach: () => {
      resized.disconnect();
      listening.abort();
      picture.style.width = "";
      picture.style.height = "";
      box.style.cursor = "";
    },
  };
}
