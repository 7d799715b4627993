import { CONTROL } from "~/platform/text-shapes";
import { MAX_FILENAME_LENGTH } from "./limits";

const EVERY_CONTROL = new RegExp(CONTROL.source, "gu");
const ENDING = /\.[^.]{1,8}$/;
const NAMELESS = "document.pdf";

/** The name of a file as the server takes it: one line, not too long; its ending stays. */
export function storedName(name: string): string {
  const plain = name.replace(EVERY_CONTROL, " ").replace(/\s+/g, " ").trim();
  if (!/[\p{L}\p{N}]/u.test(plain)) return NAMELESS;
  const ending = ENDING.exec(plain)?.[0] ?? "";
  const most = MAX_FILENAME_LENGTH - ending.length;
  const stem = plain.slice(0, plain.length - ending.length);
  // half of a character would be refused
  return stem.length > most
    ? stem
        .slice(0, most)
        .replace(/\p{Cs}$/u, "")
        .trimEnd() + ending
    : plain;
}
