import { ImageOff } from "lucide-react";
import { useState } from "react";
import { PICTURE_LABEL } from "../labels";
import type { Mark } from "../use-work";

interface PointedPictureProps {
  image: string;
  alt: string;
  /** In percent of the picture. */
  points: readonly { x: number; y: number }[];
  markOf: (point: number) => Mark | undefined;
  onPress: (point: number) => void;
}

/** The picture with its points; a press on one goes to its field. */
export function PointedPicture({ image, alt, points, markOf, onPress }: PointedPictureProps) {
  const [broken, setBroken] = useState<string | null>(null);
  if (image === "" || broken === image)
    return <NoPicture text={image === "" ? PICTURE_LABEL.noPicture : alt || PICTURE_LABEL.broken} />;
  return (
    <div className="relative w-fit max-w-full">
      <img
        src={image}
        alt={alt}
        onError={() => setBroken(image)}
        className="max-h-[26rem] max-w-full rounded-control border border-line"
      />
      {points.map(({ x, y }, i) => (
        <button
          key={i}
          type="button"
          aria-label={PICTURE_LABEL.point(i + 1)}
          data-mark={markOf(i)}
          style={{ left: `${x}%`, top: `${y}%` }}
          onClick={() => onPress(i)}
          className="num absolute grid h-6 min-w-6 -translate-1/2 place-items-center rounded-full border-2 border-surface bg-accent px-1 text-xs leading-none font-semibold text-on-accent shadow-float before:absolute before:-inset-2.5 before:rounded-full hover:bg-accent-hover data-[mark=wrong]:bg-danger"
        >
          {i + 1}
        </button>
      ))}
    </div>
  );
}

/** In the place of a picture that cannot be shown. */
export const NoPicture = ({ text }: { text: string }) => (
  <p className="grid min-h-36 place-items-center content-center gap-2 rounded-control border border-line-strong border-dashed bg-sunken p-4 text-center text-sm text-muted">
    <ImageOff size={24} strokeWidth={1.5} aria-hidden />
    {text}
  </p>
);
