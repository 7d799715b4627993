import { type RefObject, type SyntheticEvent, useRef, useState } from "react";

type Sound = RefObject<HTMLAudioElement>;

/** Plays the sample and then the student's own recording; whoever stops either of them has heard enough. */
export function useCompare(sample: Sound, own: Sound) {
  const [on, setOn] = useState(false);
  const wanted = useRef(false);

  function want(now: boolean) {
    wanted.current = now;
    setOn(now);
  }
  function silence() {
    want(false);
    sample.current?.pause();
    own.current?.pause();
  }
  function playFromStart(sound: Sound) {
    if (!sound.current) return silence();
    sound.current.currentTime = 0;
    sound.current.play().catch(silence);
  }
  /** The end of a sound pauses it too; only a person's pause is meant. */
  const onPause = ({ currentTarget }: SyntheticEvent<HTMLAudioElement>) => {
    if (!currentTarget.ended) want(false);
  };

  return {
    on,
    silence,
    begin: () => {
      own.current?.pause();
      want(true);
      playFromStart(sample);
    },
    sample: {
      onPlay: () => own.current?.pause(),
      onPause,
      onEnded: () => wanted.current && playFromStart(own),
    },
    own: {
      onPlay: () => sample.current?.pause(),
      onPause,
      onEnded: () => want(false),
    },
  };
}
