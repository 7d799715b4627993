import * as z from "zod/mini";
import { CONTROL } from "./text-shapes";

const MAX_ADDRESS_LENGTH = 2_000;
/** A file that a teacher has uploaded, by its key (platform/files.server.ts). */
const OWN_FILE = /^\/api\/files\/[0-9a-z]{26}$/;
/** What comes with Lectern and stands in the sample course. */
const SAMPLE_FILE = /^\/course-samples\/[a-z0-9-]+\.(webp|gif|mp3|mp4|svg)$/;

/** Where the file of this key is served to its owner (product §6). */
export const fileAddress = (key: string) => `/api/files/${key}`;

/** Whether a page may show, play or open what stands there: `https:`, or a file of our own (product §6, quality R10). */
export function isMediaAddress(text: string): boolean {
  if (text.length > MAX_ADDRESS_LENGTH || CONTROL.test(text)) return false;
  if (OWN_FILE.test(text) || SAMPLE_FILE.test(text)) return true;
  // without both slashes a browser takes it for a path of our own
  if (!/^https:\/\//i.test(text) || !URL.canParse(text)) return false;
  const { username, password } = new URL(text);
  return username === "" && password === "";
}

/** The address of a picture, sound, video or page; empty where none has been given yet. */
export const mediaAddress = z.pipe(
  z.pipe(
    z.string({ error: "An address is text." }),
    z.transform((text: string) => text.trim()),
  ),
  z.string().check(
    z.refine((text) => text === "" || isMediaAddress(text), {
      error: "Please give an address that begins with https://, or upload a file.",
    }),
  ),
);
