import { useEffect, useRef, useState } from "react";
import { Segmented } from "~/ui/segmented";
import type { ViewProps } from "../kind";
import { SoundPlayer } from "../sound-player";
import { ExerciseTitle } from "../title";
import { AUDIO } from "./labels";

const SPEEDS = [
  { value: "0.5", label: AUDIO.speeds.half },
  { value: "0.75", label: AUDIO.speeds.slow },
  { value: "1", label: AUDIO.speeds.normal },
] as const;
type Speed = (typeof SPEEDS)[number]["value"];

/** A sound to hear, slowly too, at the same pitch. */
export default function View({ exercise: { title, audioUrl } }: ViewProps<"audio">) {
  const sound = useRef<HTMLAudioElement>(null);
  const [speed, setSpeed] = useState<Speed>("1");

  // biome-ignore lint/correctness/useExhaustiveDependencies: another sound begins at its own speed
  useEffect(() => {
    if (!sound.current) return;
    sound.current.preservesPitch = true;
    sound.current.defaultPlaybackRate = Number(speed);
    sound.current.playbackRate = Number(speed);
  }, [speed, audioUrl]);

  return (
    <div className="grid grid-cols-1 gap-3">
      <ExerciseTitle>{title}</ExerciseTitle>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2.5">
        <div className="min-w-0 grow basis-70">
          <SoundPlayer ref={sound} address={audioUrl} label={title || AUDIO.player} />
        </div>
        {audioUrl !== "" && (
          <Segmented label={AUDIO.speed} value={speed} onChange={setSpeed} options={SPEEDS} />
        )}
      </div>
    </div>
  );
}
