export const VIDEO = {
  address: "Video",
  none: "There is no video here yet.",
  play: "Play video",
  youTubeNote: "Plays from YouTube. Nothing is loaded from there before you press.",
  frameTitle: (title: string) => (title ? `${title} (YouTube)` : "Video (YouTube)"),
  failed: "This video cannot be played here.",
  open: "Open it in a new tab",
  notFound: "This YouTube link names no video. Copy the link of the video itself.",
  isPage: "This looks like a page, not a video file, and will hardly play. Use a link of YouTube, or a file.",
  player: "Video",
  sampleTitle: "Watch, then say what you have seen.",
  onPaper: "Watch the video:",
} as const;
