import { Image as ImageIcon, ImageOff } from "lucide-react";
import type { CSSProperties, ReactNode } from "react";
import { useLoaded } from "~/ui/use-loaded";
import { MEDIA } from "../labels";
import { MediaFrame } from "../media-frame";
import { MediaNote } from "../media-note";

interface PictureStageProps {
  image: string;
  alt: string;
  /** Stands over the picture once it is there, and is exactly as large. */
  children: ReactNode;
}

/** A picture in its frame, with room for what points at it; or what is wrong with it. */
export function PictureStage({ image, alt, children }: PictureStageProps) {
  const { is, image: loading } = useLoaded(image);
  if (image === "" || is === "failed")
    return (
      <MediaFrame>
        <MediaNote
          icon={image === "" ? ImageIcon : ImageOff}
          text={image === "" ? MEDIA.noPicture : MEDIA.pictureFailed}
        >
          {image !== "" && alt && <p className="max-w-[48ch] font-read text-base text-ink">{alt}</p>}
        </MediaNote>
      </MediaFrame>
    );
  const ready = is === "ready";
  return (
    <MediaFrame>
      <div className="@container-[size] absolute inset-0 grid place-items-center">
        <div className="relative size-full" style={ready ? fitting(loading.ref.current) : undefined}>
          <img {...loading} src={image} alt={alt} className="size-full object-contain" />
          {ready && children}
        </div>
      </div>
    </MediaFrame>
  );
}

/** As large as the frame allows, in the picture's own proportions: what stands at a percentage stands on its point. */
function fitting(picture: HTMLImageElement | null): CSSProperties {
  const { naturalWidth: width = 0, naturalHeight: height = 0 } = picture ?? {};
  if (!width || !height) return {};
  return { aspectRatio: width / height, width: `min(100cqw, ${width / height} * 100cqh)`, height: "auto" };
}
