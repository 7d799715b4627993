export const VOICE_RECORDING = {
  address: "Sample",
  sample: "Sample",
  own: "Your recording",
  record: "Record",
  again: "Record again",
  stop: "Stop",
  asking: "Please allow the microphone…",
  recording: "Recording",
  compare: "Compare",
  stopCompare: "Stop comparing",
  limit: "A recording can be five minutes long. It stays in this browser.",
  trouble: {
    refused:
      "The microphone is not allowed. Allow it for this page in your browser, then press Record again.",
    missing: "No microphone was found. Connect one, then press Record again.",
    busy: "The microphone is used by another program. Close that, then press Record again.",
    unsupported: "This browser cannot record. Please try another one.",
  },
  sampleTitle: "Listen, then say it yourself.",
  onPaper: "Say it aloud, then once more.",
} as const;
