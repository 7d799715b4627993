import { Play } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Button } from "~/ui/button";
import { MediaFrame } from "../media-frame";
import { VIDEO } from "./labels";
import { playerAddress, type YouTubeVideo } from "./youtube";

/** A video of YouTube: before the person presses, nothing is asked of Google, not even a picture. */
export function YouTubePlayer({ video, title }: { video: YouTubeVideo; title: string }) {
  const [playing, setPlaying] = useState(false);
  const frame = useRef<HTMLIFrameElement>(null);
  // the button that had the focus has gone
  useEffect(() => {
    if (playing) frame.current?.focus();
  }, [playing]);

  return (
    <MediaFrame shape="video">
      {playing ? (
        <iframe
          ref={frame}
          src={playerAddress(video)}
          title={VIDEO.frameTitle(title)}
          allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
          allowFullScreen
          referrerPolicy="strict-origin-when-cross-origin"
          sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
          className="absolute inset-0 size-full bg-black"
        />
      ) : (
        <div className="grid justify-items-center gap-2.5 p-4 text-center">
          <Button variant="primary" icon={Play} onClick={() => setPlaying(true)}>
            {VIDEO.play}
          </Button>
          <p className="max-w-[40ch] text-xs text-muted">{VIDEO.youTubeNote}</p>
        </div>
      )}
    </MediaFrame>
  );
}
