import { useCallback, useEffect, useRef, useState } from "react";
import { useLoaded } from "./use-loaded";
import type { Fit, Zoom, ZoomState } from "./zoom-gestures";

const AT_FIRST: ZoomState = { percent: 100, canZoomIn: true, canZoomOut: true, fitted: true };

/**
 * A picture that can be zoomed. What that takes is fetched when a pointer or the focus comes near (`approach`), and
 * put on the elements that stand there already, so that nothing moves. Where something lies upon the picture, `sheet`
 * is put on the element that holds both.
 */
export function useZoom(address: string, fitTo: Fit) {
  const box = useRef<HTMLDivElement>(null);
  const { is, image } = useLoaded(address);
  const picture = image.ref;
  const sheet = useRef<HTMLDivElement>(null);
  const attached = useRef<Promise<Zoom> | null>(null);
  const wanted = useRef(false);
  const [state, setState] = useState(AT_FIRST);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another picture is attached anew
  useEffect(
    () => () => {
      void attached.current?.then(({ detach }) => detach());
      attached.current = null;
      setState(AT_FIRST);
    },
    [address],
  );

  const approach = useCallback((): Promise<Zoom> | null => {
    wanted.current = true;
    if (is !== "ready" || attached.current) return attached.current;
    const attaching = import("./zoom-gestures").then(({ attachZoom }) => {
      if (!box.current || !picture.current) throw new Error("The picture has gone.");
      const { naturalWidth: width, naturalHeight: height } = picture.current;
      const own = { width: width || 1, height: height || 1 };
      return attachZoom(box.current, sheet.current ?? picture.current, own, fitTo, setState);
    });
    attached.current = attaching;
    attaching.catch(() => {
      if (attached.current === attaching) attached.current = null;
    });
    return attaching;
  }, [is, fitTo, picture]);

  // somebody was here before the picture was
  useEffect(() => {
    if (wanted.current) void approach();
  }, [approach]);

  const act = useCallback(
    (what: "zoomIn" | "zoomOut" | "fit") => {
      approach()
        ?.then((zoom) => zoom[what]())
        .catch(() => {});
    },
    [approach],
  );

  return { box, sheet, is, image, state, approach, act };
}
