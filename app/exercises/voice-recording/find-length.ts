import type { SyntheticEvent } from "react";

/** Far behind the end of any recording, in seconds. */
const BEYOND = 1e7;

/**
 * A fresh recording does not say how long it is, so its player could not be wound: looking for its end makes the
 * browser find out.
 */
export function findLength({ currentTarget: sound }: SyntheticEvent<HTMLAudioElement>) {
  if (Number.isFinite(sound.duration)) return;
  const back = () => {
    if (!Number.isFinite(sound.duration)) return;
    sound.removeEventListener("durationchange", back);
    sound.currentTime = 0;
  };
  sound.addEventListener("durationchange", back);
  sound.currentTime = BEYOND;
}
