import { address, exercise, text } from "../fields";

/** A sample to hear, and to say after it. */
export const voiceRecordingShape = exercise("voice_recording", { title: text, audioUrl: address });
