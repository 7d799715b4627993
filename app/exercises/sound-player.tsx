import { VolumeOff } from "lucide-react";
import { forwardRef, type SyntheticEvent, useImperativeHandle } from "react";
import { MEDIA } from "./labels";
import { MediaNote } from "./media-note";
import { usePlayable } from "./use-playable";

interface SoundPlayerProps {
  address: string;
  label: string;
  onPlay?: () => void;
  onPause?: (event: SyntheticEvent<HTMLAudioElement>) => void;
  onEnded?: () => void;
  onLoadedMetadata?: (event: SyntheticEvent<HTMLAudioElement>) => void;
}

/** The browser's own player of a sound, or why there is nothing to hear. */
export const SoundPlayer = forwardRef<HTMLAudioElement, SoundPlayerProps>(function SoundPlayer(
  { address, label, ...handlers },
  ref,
) {
  const { failed, player } = usePlayable<HTMLAudioElement>(address);
  useImperativeHandle(ref, () => player.ref.current as HTMLAudioElement);
  if (address === "" || failed)
    return (
      <div className="rounded-control border border-line bg-sunken">
        <MediaNote icon={VolumeOff} text={failed ? MEDIA.soundFailed : MEDIA.noSound} />
      </div>
    );
  return (
    <audio
      {...handlers}
      {...player}
      src={address}
      controls
      preload="metadata"
      aria-label={label}
      className="block h-11 w-full max-w-120"
    />
  );
});
