import { AppError, invalid } from "./errors";
import { tooLargeText } from "./file-kinds";
import { forbiddenKey, MAX_JSON_DEPTH, MAX_JSON_VALUES, measureJson } from "./json-scan";
import { boundaryOf, partsOf } from "./multipart";

/** Most bytes of a JSON body where a call names no other cap (product §0). */
export const MAX_JSON_BYTES = 1024 * 1024;

const FIRST_BYTES = 16 * 1024;
/** Most characters of a part's name in what is said of it. */
const MAX_NAME_LENGTH = 64;

const tooLarge = (message: string) => new AppError("too_large", message);
const malformed = () =>
  new AppError("malformed_json", "The request could not be read: it is not valid JSON.");
const malformedForm = () =>
  new AppError("malformed_json", "The request could not be read: it is not a valid form of several parts.");

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
    if (size + chunk.byteLength > bytes.byteLength) bytes = grown(bytes, size + chunk.byteLength, maxBytes);
    bytes.set(chunk, size);
    size += chunk.byteLength;
  }
  return bytes.subarray(0, size);
}

/** A larger buffer with the same content: twice as large if that may be, so that copying stays cheap. */
function grown(bytes: Uint8Array, needed: number, maxBytes: number): Uint8Array<ArrayBuffer> {
  const larger = new Uint8Array(Math.max(needed, Math.min(bytes.byteLength * 2, maxBytes)));
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
  return checkedJson(await readCapped(request, maxBytes));
}

/** The JSON that stands in the bytes; depth and values are counted before it is parsed. */
function checkedJson(bytes: Uint8Array): unknown {
  const text = decode(bytes);
  const { depth, values } = measureJson(text);
  if (values > MAX_JSON_VALUES) throw tooLarge("That holds too many values.");
  if (depth > MAX_JSON_DEPTH) throw invalid([{ path: "", message: "That is nested too deeply." }]);
  const value = parse(text);
  const forbidden = forbiddenKey(value);
  if (forbidden !== null) throw invalid([{ path: forbidden, message: "This key is not allowed here." }]);
  return value;
}

/** What a form of several parts holds (`multipart/form-data`). */
export interface FormParts {
  /** Name of the part that is JSON; it must be there. */
  json: string;
  /** Name of the part that is a file; it may be missing. */
  file: string;
  /** Most bytes of the file. */
  maxFileBytes: number;
}

/**
 * The two parts of a form: JSON, checked as that of `readJson`, and a file, null without one. The body is held once:
 * the file is a view of it.
 * @throws AppError `unsupported_media_type`, `too_large`, `malformed_json`, `invalid`
 */
export async function readMultipart(
  request: Request,
  { json, file, maxFileBytes }: FormParts,
  maxBytes = MAX_JSON_BYTES,
): Promise<{ json: unknown; file: Uint8Array | null }> {
  requireMediaType(request, "multipart/form-data");
  const boundary = boundaryOf(request.headers.get("Content-Type") ?? "");
  if (boundary === null) throw malformedForm();
  const parts = partsOf(await readCapped(request, maxBytes), boundary);
  if (parts === null) throw malformedForm();
  const issues = parts.flatMap(({ name }, i) => {
    if (name !== json && name !== file)
      return [{ path: name.slice(0, MAX_NAME_LENGTH), message: "There is no such part here." }];
    if (parts.findIndex((other) => other.name === name) < i)
      return [{ path: name, message: "This part can stand here only once." }];
    return [];
  });
  const contentOf = (wanted: string) => parts.find(({ name }) => name === wanted)?.content ?? null;
  const text = contentOf(json);
  if (text === null) issues.push({ path: json, message: "This part of the form is missing." });
  if (text === null || issues.length > 0) throw invalid(issues);
  const content = contentOf(file);
  if (content && content.byteLength > maxFileBytes) throw tooLarge(tooLargeText(maxFileBytes));
  return { json: checkedJson(text), file: content };
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
