import { AppError, invalid } from "./errors";
import { forbiddenKey, MAX_JSON_DEPTH, MAX_JSON_VALUES, measureJson } from "./json-scan";

/** Most bytes of a JSON body where a call names no other cap (product §0). */
export const MAX_JSON_BYTES = 1024 * 1024;

const FIRST_BYTES = 16 * 1024;

const tooLarge = (message: string) => new AppError("too_large", message);
const malformed = () =>
  new AppError("malformed_json", "The request could not be read: it is not valid JSON.");

/**
 * Reads a body without ever holding more than the cap.
 * @throws AppError `too_large`
 */
export async function readCapped(request: Request, maxBytes: number): Promise<Uint8Array> {
  if (Number(request.headers.get("Content-Length") ?? 0) > maxBytes) throw tooLarge("That is too large.");
  let bytes = new Uint8Array(Math.max(Number(request.headers.get("Content-Length") ?? 0), FIRST_BYTES));
  let size = 0;
  for await (const chunk of request.body ? chunksOf(request.body) : []) {
    if (size + chunk.byteLength > maxBytes) throw tooLarge("That is too large.");
    if (size + chunk.byteLength > bytes.byteLength) bytes = grown(bytes, size + chunk.byteLength);
    bytes.set(chunk, size);
    size += chunk.byteLength;
  }
  return bytes.subarray(0, size);
}

/** A larger buffer with the same content: at least twice as large, so that copying stays cheap. */
function grown(bytes: Uint8Array, needed: number): Uint8Array<ArrayBuffer> {
  const larger = new Uint8Array(Math.max(needed, bytes.byteLength * 2));
  larger.set(bytes);
  return larger;
}

async function* chunksOf(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = body.getReader();
  try {
    for (let step = await reader.read(); !step.done; step = await reader.read()) yield step.value;
  } finally {
    await reader.cancel();
  }
}

/** The media type that a request names for its body, lower-cased, without parameters; empty without one. */
export function mediaType(request: Request): string {
  return (request.headers.get("Content-Type") ?? "").split(";", 1)[0]?.trim().toLowerCase() ?? "";
}

function requireMediaType(request: Request, expected: string): void {
  if (mediaType(request) === expected) return;
  throw new AppError("unsupported_media_type", `This call takes ${expected} only.`);
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw malformed();
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw malformed();
  }
}

/**
 * The JSON body of a request, checked as quality R3 says before and after parsing.
 * @throws AppError `unsupported_media_type`, `too_large`, `malformed_json`, `invalid`
 */
export async function readJson(request: Request, maxBytes = MAX_JSON_BYTES): Promise<unknown> {
  requireMediaType(request, "application/json");
  const text = decode(await readCapped(request, maxBytes));
  const { depth, values } = measureJson(text);
  if (values > MAX_JSON_VALUES) throw tooLarge("That holds too many values.");
  if (depth > MAX_JSON_DEPTH) throw invalid([{ path: "", message: "That is nested too deeply." }]);
  const value = parse(text);
  const forbidden = forbiddenKey(value);
  if (forbidden !== null) throw invalid([{ path: forbidden, message: "This key is not allowed here." }]);
  return value;
}

/**
 * The fields of a form that was posted without scripts: the last value of each name.
 * @throws AppError `unsupported_media_type`, `too_large`
 */
export async function readForm(request: Request, maxBytes = 64 * 1024): Promise<Record<string, string>> {
  requireMediaType(request, "application/x-www-form-urlencoded");
  const bytes = await readCapped(request, maxBytes);
  return Object.fromEntries(new URLSearchParams(new TextDecoder().decode(bytes)));
}
