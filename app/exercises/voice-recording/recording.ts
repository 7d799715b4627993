/** Longest recording, in seconds. */
export const MAX_SECONDS = 300;

/** What browsers record sound as, the best first. */
const TYPES = ["audio/webm;codecs=opus", "audio/mp4", "audio/ogg;codecs=opus", "audio/webm"];

/** The first type that this browser records; undefined leaves the choice to the browser. */
export const recordingType = (supports: (type: string) => boolean): string | undefined =>
  TYPES.find(supports);

/** Seconds as a clock shows them: 65 is "1:05". */
export function clockText(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}

export type MicrophoneTrouble = "refused" | "missing" | "busy" | "unsupported";

/** What the name of `getUserMedia`'s error means for the person. */
export function troubleOf(error: unknown): MicrophoneTrouble {
  const name = error instanceof Error ? error.name : "";
  if (name === "NotAllowedError" || name === "SecurityError") return "refused";
  if (name === "NotFoundError" || name === "OverconstrainedError") return "missing";
  if (name === "NotReadableError" || name === "AbortError") return "busy";
  return "unsupported";
}
