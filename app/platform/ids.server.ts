import { Buffer } from "node:buffer";

/** Crockford's alphabet in lower case: no i, l, o, u. */
const ALPHABET = "0123456789abcdefghjkmnpqrstvwxyz";

/**
 * A time-sortable id: ten characters of milliseconds, sixteen of randomness (80 bits).
 * @param now milliseconds since 1970
 */
export function newId(now: number): string {
  let time = "";
  for (let rest = now, i = 0; i < 10; i++, rest = Math.floor(rest / 32)) time = ALPHABET[rest % 32] + time;
  const random = crypto.getRandomValues(new Uint8Array(16));
  return time + Array.from(random, (byte) => ALPHABET[byte % 32]).join("");
}

/** Twelve random characters (60 bits) for what people pass on, such as a join link: no i, l, o, u. */
export function newCode(): string {
  const random = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(random, (byte) => ALPHABET[byte % 32]).join("");
}

/** 256 random bits as 43 characters of base64url: session ids, one-time links. */
export function newSecret(): string {
  return Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString("base64url");
}

/** SHA-256 in hex: how secrets are stored, and how people's addresses appear in logs (quality R12). */
export async function sha256(text: string): Promise<string> {
  return Buffer.from(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text))).toString("hex");
}
