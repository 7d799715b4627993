import { Mic, Repeat2, Square } from "lucide-react";
import { useId, useRef } from "react";
import { Button } from "~/ui/button";
import { Notice } from "~/ui/notice";
import type { ViewProps } from "../kind";
import { SoundPlayer } from "../sound-player";
import { ExerciseTitle } from "../title";
import { findLength } from "./find-length";
import { VOICE_RECORDING } from "./labels";
import { clockText, MAX_SECONDS } from "./recording";
import { useCompare } from "./use-compare";
import { useRecorder } from "./use-recorder";

/** A sample to hear and to say after it; what the student records stays in the browser (product §6). */
export default function View({ exercise: { title, audioUrl } }: ViewProps<"voice_recording">) {
  const recorder = useRecorder();
  const { state, recorded, trouble } = recorder;
  const sample = useRef<HTMLAudioElement>(null);
  const own = useRef<HTMLAudioElement>(null);
  const compare = useCompare(sample, own);
  const noteId = useId();
  const recording = state === "recording";

  function press() {
    if (recording) return recorder.stop();
    compare.silence();
    void recorder.record();
  }

  return (
    <div className="grid grid-cols-1 gap-3">
      <ExerciseTitle>{title}</ExerciseTitle>
      <div className="grid grid-cols-1 gap-1">
        <p className="text-xs text-muted">{VOICE_RECORDING.sample}</p>
        <SoundPlayer ref={sample} address={audioUrl} label={VOICE_RECORDING.sample} {...compare.sample} />
      </div>
      {recorded && (
        <div className="grid grid-cols-1 gap-1">
          <p className="text-xs text-muted">{VOICE_RECORDING.own}</p>
          <SoundPlayer
            key={recorded}
            ref={own}
            address={recorded}
            label={VOICE_RECORDING.own}
            onLoadedMetadata={findLength}
            {...compare.own}
          />
        </div>
      )}
      <div className="flex flex-wrap items-center gap-2">
        <Button
          variant={recording ? "default" : "primary"}
          icon={recording ? Square : Mic}
          busy={state === "asking"}
          aria-describedby={noteId}
          onClick={press}
        >
          {recording ? VOICE_RECORDING.stop : recorded ? VOICE_RECORDING.again : VOICE_RECORDING.record}
        </Button>
        {recorded && audioUrl !== "" && (
          <Button
            icon={compare.on ? Square : Repeat2}
            disabled={state !== "idle"}
            onClick={compare.on ? compare.silence : compare.begin}
          >
            {compare.on ? VOICE_RECORDING.stopCompare : VOICE_RECORDING.compare}
          </Button>
        )}
        {recording && (
          <p role="timer" className="num flex items-center gap-2 text-sm">
            <span aria-hidden className="size-2.5 animate-pulse rounded-full bg-danger" />
            <span className="sr-only">{VOICE_RECORDING.recording}</span>
            {clockText(recorder.seconds)}
            <span className="text-muted">/ {clockText(MAX_SECONDS)}</span>
          </p>
        )}
      </div>
      {trouble ? (
        <Notice tone="danger">{VOICE_RECORDING.trouble[trouble]}</Notice>
      ) : (
        <p id={noteId} role="status" className="text-xs text-muted">
          {state === "asking" ? VOICE_RECORDING.asking : VOICE_RECORDING.limit}
        </p>
      )}
    </div>
  );
}
