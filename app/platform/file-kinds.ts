const MEBIBYTE = 1024 * 1024;
const IMAGE_BYTES = 8 * MEBIBYTE;
const SOUND_BYTES = 25 * MEBIBYTE;
const VIDEO_BYTES = 25 * MEBIBYTE;

/** What a teacher may upload, by media type, and its most bytes (product §0 and §6). */
export const FILE_KINDS: Readonly<Record<string, number>> = {
  "image/png": IMAGE_BYTES,
  "image/jpeg": IMAGE_BYTES,
  "image/webp": IMAGE_BYTES,
  "image/gif": IMAGE_BYTES,
  "audio/mpeg": SOUND_BYTES,
  "audio/mp4": SOUND_BYTES,
  "audio/x-m4a": SOUND_BYTES,
  "audio/ogg": SOUND_BYTES,
  "audio/wav": SOUND_BYTES,
  "video/mp4": VIDEO_BYTES,
  "video/webm": VIDEO_BYTES,
};

/** Most bytes of any file: what is read before its kind is known. */
export const MAX_FILE_BYTES = Math.max(...Object.values(FILE_KINDS));

/** What is said of a file of a kind that nobody may upload. */
export const OTHER_KIND = "Please choose a PNG, JPEG, WebP or GIF image, a sound, or an MP4 or WebM video.";

/** What is said of a page's image of another kind. */
export const OTHER_IMAGE_KIND = "Please choose a WebP, PNG or JPEG image.";

/** What is said of a file that is larger than its kind may be. */
export const tooLargeText = (maxBytes: number) =>
  `A file of this kind can have at most ${maxBytes / MEBIBYTE} MB.`;

/** What a field asks for. */
export type WantedFile = "image" | "gif" | "audio" | "video";

const WANTED: Record<WantedFile, { types: RegExp; maxBytes: number; names: string; refused: string }> = {
  image: {
    types: /^image\/(png|jpeg|webp|gif)$/,
    maxBytes: IMAGE_BYTES,
    names: "PNG, JPEG, WebP or GIF",
    refused: "Please choose a PNG, JPEG, WebP or GIF image.",
  },
  gif: {
    types: /^image\/gif$/,
    maxBytes: IMAGE_BYTES,
    names: "GIF",
    refused: "Please choose a GIF image.",
  },
  // what a browser calls a sound differs too much to be told from the name alone: the server looks into the file
  audio: {
    types: /^audio\//,
    maxBytes: SOUND_BYTES,
    names: "MP3, M4A, OGG or WAV",
    refused: "Please choose an MP3, M4A, OGG or WAV sound.",
  },
  video: {
    types: /^video\/(mp4|webm)$/,
    maxBytes: VIDEO_BYTES,
    names: "MP4 or WebM",
    refused: "Please choose an MP4 or WebM video.",
  },
};

/** What a person may choose, in words: "PNG, JPEG, WebP or GIF, at most 8 MB". */
export const wantedText = (wanted: WantedFile) =>
  `${WANTED[wanted].names}, at most ${WANTED[wanted].maxBytes / MEBIBYTE} MB`;

/** The media types that a file dialog offers, as the `accept` of a file input. */
export const acceptOf = (wanted: WantedFile) =>
  Object.keys(FILE_KINDS)
    .filter((type) => WANTED[wanted].types.test(type))
    .join(",");

/** What keeps a file from being uploaded, known before a byte of it has left; null when nothing does. */
export function refusalOf(file: { type: string; size: number }, wanted: WantedFile): string | null {
  const { types, maxBytes, refused } = WANTED[wanted];
  if (!types.test(file.type)) return refused;
  if (file.size === 0) return "This file is empty.";
  return file.size > maxBytes ? tooLargeText(maxBytes) : null;
}
