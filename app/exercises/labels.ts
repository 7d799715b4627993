/** What the parts of exercises say: editors and views. */

export const ADDRESS = {
  bad: "Please give an address that begins with https://.",
  example: "https://",
} as const;

export const MEDIA_FIELD = {
  bad: "Please give an address that begins with https://, or upload a file.",
  hint: (files: string) => `An address, or a file: ${files}.`,
  upload: "Upload",
  uploading: "Uploading…",
  cancel: "Cancel",
  replace: "Replace",
  remove: "Remove",
  own: {
    image: "Uploaded picture",
    gif: "Uploaded picture",
    audio: "Uploaded sound",
    video: "Uploaded video",
  },
} as const;
