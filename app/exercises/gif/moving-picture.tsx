import { Pause, Play } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Button } from "~/ui/button";
import { useLoaded } from "~/ui/use-loaded";
import { MediaFrame } from "../media-frame";
import { useReducedMotion } from "../use-reduced-motion";
import { GIF } from "./labels";

interface MovingPictureProps {
  address: string;
  alt: string;
  onFailed: () => void;
}

/**
 * A GIF that can be stopped; for whoever wants nothing to move it is stopped from the start. A browser offers no way
 * to halt a GIF, so a canvas with its first frame stands in front of it. A picture of another origin may be drawn
 * there too: what is forbidden is reading the canvas, and nobody does.
 */
export function MovingPicture({ address, alt, onFailed }: MovingPictureProps) {
  const { is, image } = useLoaded(address);
  const canvas = useRef<HTMLCanvasElement>(null);
  const reduced = useReducedMotion();
  const [chosen, setChosen] = useState<boolean | null>(null);
  const stopped = chosen ?? reduced;

  useEffect(() => {
    const [source, target] = [image.ref.current, canvas.current];
    if (!stopped || is !== "ready" || !source || !target) return;
    target.width = source.naturalWidth;
    target.height = source.naturalHeight;
    target.getContext("2d")?.drawImage(source, 0, 0);
  }, [stopped, is, image.ref]);

  useEffect(() => {
    if (is === "failed") onFailed();
  }, [is, onFailed]);

  // before the page wakes up, the style alone keeps it from moving
  const moving = stopped ? "invisible" : chosen === null ? "motion-reduce:invisible" : "";
  return (
    <>
      <MediaFrame>
        <img
          {...image}
          src={address}
          alt={alt}
          className={`absolute inset-0 size-full object-contain ${moving}`}
        />
        {stopped && (
          <canvas
            ref={canvas}
            {...(alt ? { role: "img", "aria-label": alt } : { "aria-hidden": true })}
            className="absolute inset-0 size-full object-contain"
          />
        )}
      </MediaFrame>
      <div>
        <Button size="small" icon={stopped ? Play : Pause} onClick={() => setChosen(!stopped)}>
          {stopped ? GIF.play : GIF.stop}
        </Button>
      </div>
    </>
  );
}
