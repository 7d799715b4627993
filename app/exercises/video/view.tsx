import { Clapperboard, VideoOff } from "lucide-react";
import type { ViewProps } from "../kind";
import { MediaFrame } from "../media-frame";
import { MediaNote } from "../media-note";
import { ExerciseTitle } from "../title";
import { usePlayable } from "../use-playable";
import { VIDEO } from "./labels";
import { youTubeVideo } from "./youtube";
import { YouTubePlayer } from "./youtube-player";

/** A video to watch: a file, or one of YouTube. */
export default function View({ exercise: { title, videoUrl } }: ViewProps<"video">) {
  const video = youTubeVideo(videoUrl);
  return (
    <div className="grid grid-cols-1 gap-3">
      <ExerciseTitle>{title}</ExerciseTitle>
      {video ? (
        <YouTubePlayer key={videoUrl} video={video} title={title} />
      ) : (
        <VideoFile key={videoUrl} address={videoUrl} title={title} />
      )}
    </div>
  );
}

function VideoFile({ address, title }: { address: string; title: string }) {
  const { failed, player } = usePlayable<HTMLVideoElement>(address);
  return (
    <MediaFrame shape="video">
      {address === "" ? (
        <MediaNote icon={Clapperboard} text={VIDEO.none} />
      ) : failed ? (
        <MediaNote icon={VideoOff} text={VIDEO.failed}>
          <a
            href={address}
            target="_blank"
            rel="noopener noreferrer"
            className="font-medium text-accent-ink underline underline-offset-2"
          >
            {VIDEO.open}
          </a>
        </MediaNote>
      ) : (
        <video
          {...player}
          src={address}
          controls
          playsInline
          preload="metadata"
          aria-label={title || VIDEO.player}
          className="absolute inset-0 size-full bg-black"
        />
      )}
    </MediaFrame>
  );
}
