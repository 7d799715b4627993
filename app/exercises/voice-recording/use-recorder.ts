import { useCallback, useEffect, useRef, useState } from "react";
import { MAX_SECONDS, type MicrophoneTrouble, recordingType, troubleOf } from "./recording";

type State = "idle" | "asking" | "recording";

interface Recorder {
  state: State;
  /** How long the recording under way is, in whole seconds. */
  seconds: number;
  trouble: MicrophoneTrouble | null;
  /** Address of the last recording; it lives as long as the page shows it and never leaves the browser. */
  recorded: string | null;
  record: () => Promise<void>;
  stop: () => void;
}

/** Records the microphone, at most five minutes; microphone and recordings are let go when they are not needed. */
export function useRecorder(): Recorder {
  const [state, setState] = useState<State>("idle");
  const [seconds, setSeconds] = useState(0);
  const [trouble, setTrouble] = useState<MicrophoneTrouble | null>(null);
  const [recorded, setRecorded] = useState<string | null>(null);
  const running = useRef<MediaRecorder | null>(null);
  const shown = useRef(true);

  const stop = useCallback(() => {
    if (running.current?.state === "recording") running.current.stop();
  }, []);

  useEffect(() => {
    shown.current = true;
    return () => {
      shown.current = false;
      stop();
    };
  }, [stop]);

  useEffect(() => () => (recorded === null ? undefined : URL.revokeObjectURL(recorded)), [recorded]);

  useEffect(() => {
    if (state !== "recording") return;
    const since = performance.now();
    const ticking = setInterval(() => {
      const now = (performance.now() - since) / 1000;
      setSeconds(Math.floor(now));
      if (now >= MAX_SECONDS) stop();
    }, 200);
    return () => clearInterval(ticking);
  }, [state, stop]);

  const record = useCallback(async () => {
    setTrouble(null);
    setSeconds(0);
    setState("asking");
    let stream: MediaStream | undefined;
    try {
      stream = await navigator.mediaDevices.getUserMedia({ audio: true });
      if (shown.current) running.current = start(stream, finish);
      else letGo(stream);
      setState("recording");
    } catch (error) {
      if (stream) letGo(stream);
      setTrouble(troubleOf(error));
      setState("idle");
    }

    function finish(sound: Blob) {
      running.current = null;
      if (!shown.current) return;
      if (sound.size > 0) setRecorded(URL.createObjectURL(sound));
      setState("idle");
    }
  }, []);

  return { state, seconds, trouble, recorded, record, stop };
}

/** Switches the microphone off; the browser's own sign for it goes out. */
function letGo(stream: MediaStream) {
  for (const track of stream.getTracks()) track.stop();
}

/** Records until it is stopped, or the microphone is pulled out. */
function start(stream: MediaStream, onDone: (sound: Blob) => void): MediaRecorder {
  const mimeType = recordingType((type) => MediaRecorder.isTypeSupported(type));
  const recorder = new MediaRecorder(stream, mimeType ? { mimeType } : {});
  const parts: Blob[] = [];
  recorder.ondataavailable = ({ data }) => parts.push(data);
  recorder.onstop = () => {
    letGo(stream);
    onDone(new Blob(parts, { type: recorder.mimeType }));
  };
  recorder.start();
  return recorder;
}
