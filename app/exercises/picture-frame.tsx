import { Image as ImageIcon, ImageOff } from "lucide-react";
import { useLoaded } from "~/ui/use-loaded";
import { MEDIA } from "./labels";
import { MediaFrame } from "./media-frame";
import { MediaNote } from "./media-note";

/** A picture in its place, or what is wrong with it. */
export function PictureFrame({ address, alt }: { address: string; alt: string }) {
  const { is, image } = useLoaded(address);
  return (
    <MediaFrame>
      {address === "" ? (
        <MediaNote icon={ImageIcon} text={MEDIA.noPicture} />
      ) : is === "failed" ? (
        <MediaNote icon={ImageOff} text={MEDIA.pictureFailed}>
          {alt && <p className="max-w-[48ch] font-read text-base text-ink">{alt}</p>}
        </MediaNote>
      ) : (
        <img {...image} src={address} alt={alt} className="absolute inset-0 size-full object-contain" />
      )}
    </MediaFrame>
  );
}
