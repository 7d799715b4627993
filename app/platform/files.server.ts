import { fileTypeFromBuffer } from "file-type";
import type { Scope } from "./context.server";
import { AppError, unavailable } from "./errors";
import { FILE_KINDS, OTHER_IMAGE_KIND, OTHER_KIND, tooLargeText } from "./file-kinds";
import { newId } from "./ids.server";
import { logError } from "./log.server";

/** Everything a teacher uploads lives under this prefix, so that it can be found and removed as a whole. */
const ownerPrefix = (teacherId: string) => `teachers/${teacherId}/`;

/** A key that `storeFile` made: nothing else is ever looked up. */
const KEY_FORM = /^[0-9a-z]{26}$/;
const RETRY_AFTER_SECONDS = 2;
/** Most keys that R2 removes in one call. */
const MAX_KEYS_A_CALL = 1_000;

/**
 * Keeps a file and answers its key (product §6). The kind is read from the bytes; what the browser called it must
 * agree at least in "image", "audio" or "video".
 * @param declared the request's media type
 * @throws AppError `unsupported_media_type`, `too_large`, `unavailable`
 */
export async function storeFile(
  bucket: R2Bucket,
  teacherId: string,
  bytes: Uint8Array,
  declared: string,
  now: number,
): Promise<string> {
  const kind = (await fileTypeFromBuffer(bytes))?.mime ?? "";
  const maxBytes = FILE_KINDS[kind];
  if (maxBytes === undefined || kind.split("/")[0] !== declared.split("/")[0])
    throw new AppError("unsupported_media_type", OTHER_KIND);
  if (bytes.byteLength > maxBytes) throw new AppError("too_large", tooLargeText(maxBytes));
  return put(bucket, teacherId, bytes, kind, now);
}

/** What a page of a document may be shown by (product §7). */
const PAGE_IMAGES = new Set(["image/webp", "image/png", "image/jpeg"]);

/**
 * Keeps the image of a page and answers its key (product §7). The kind is read from the bytes.
 * @throws AppError `unsupported_media_type`, `unavailable`
 */
export async function storePageImage(
  bucket: R2Bucket,
  teacherId: string,
  bytes: Uint8Array,
  now: number,
): Promise<string> {
  const kind = (await fileTypeFromBuffer(bytes))?.mime ?? "";
  if (!PAGE_IMAGES.has(kind)) throw new AppError("unsupported_media_type", OTHER_IMAGE_KIND);
  return put(bucket, teacherId, bytes, kind, now);
}

async function put(bucket: R2Bucket, teacherId: string, bytes: Uint8Array, kind: string, now: number) {
  const key = newId(now);
  await bucket
    .put(ownerPrefix(teacherId) + key, bytes, { httpMetadata: { contentType: kind } })
    .catch((error: unknown) => {
      throw unavailable(RETRY_AFTER_SECONDS, error);
    });
  return key;
}

/**
 * The file as an answer that does nothing but show it, whole or the range that was asked for; null when the teacher
 * has none by this key.
 * @throws AppError `bad_range`, `unavailable`
 */
export async function fileAnswer(
  bucket: R2Bucket,
  teacherId: string,
  key: string,
  request: Request,
): Promise<Response | null> {
  if (!KEY_FORM.test(key)) return null;
  const wanted = request.headers.has("Range") ? { range: request.headers } : {};
  const file = await bucket.get(ownerPrefix(teacherId) + key, wanted).catch(orBadRange);
  if (!file) return null;
  const from = Number(/^bytes=(\d+)-/.exec(request.headers.get("Range") ?? "")?.[1] ?? 0);
  if (from > 0 && from >= file.size) throw badRange();
  const headers = new Headers({
    "Accept-Ranges": "bytes",
    "Content-Disposition": "inline",
    "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'; sandbox",
    "Cross-Origin-Resource-Policy": "same-origin",
  });
  file.writeHttpMetadata(headers);
  const { offset = 0, length = file.size } = rangeOf(file);
  headers.set("Content-Length", String(length));
  if (!request.headers.has("Range")) return new Response(file.body, { headers });
  headers.set("Content-Range", `bytes ${offset}-${offset + length - 1}/${file.size}`);
  return new Response(file.body, { status: 206, headers });
}

/** R2 says so of a range that the file does not have. */
const BAD_RANGE = "(10039)";

const badRange = () => new AppError("bad_range", "The file is shorter than that.");

function orBadRange(error: unknown): never {
  if (error instanceof Error && error.message.includes(BAD_RANGE)) throw badRange();
  throw unavailable(RETRY_AFTER_SECONDS, error);
}

function rangeOf({ range, size }: R2ObjectBody): { offset?: number; length?: number } {
  if (!range) return {};
  if ("suffix" in range && range.suffix !== undefined)
    return { offset: size - range.suffix, length: range.suffix };
  const { offset = 0, length = size - offset } = range as { offset?: number; length?: number };
  return { offset, length };
}

/**
 * Whether the teacher has a file by this key.
 * @throws AppError `unavailable`
 */
export async function hasFile(bucket: R2Bucket, teacherId: string, key: string): Promise<boolean> {
  if (!KEY_FORM.test(key)) return false;
  const file = await bucket.head(ownerPrefix(teacherId) + key).catch((error: unknown) => {
    throw unavailable(RETRY_AFTER_SECONDS, error);
  });
  return file !== null;
}

/**
 * Removes files of a teacher that nothing names any more. That must not undo what was done before: a failure leaves
 * files that nobody sees and is told in the log. More than one call of R2 takes is done after the answer.
 */
export async function forgetFiles(
  { env, waitUntil, requestId }: Pick<Scope, "env" | "waitUntil" | "requestId">,
  teacherId: string,
  keys: readonly string[],
): Promise<void> {
  if (keys.length === 0) return;
  const names = keys.map((key) => ownerPrefix(teacherId) + key);
  const calls = Array.from({ length: Math.ceil(names.length / MAX_KEYS_A_CALL) }, (_, i) =>
    env.FILES.delete(names.slice(i * MAX_KEYS_A_CALL, (i + 1) * MAX_KEYS_A_CALL)),
  );
  const done = Promise.all(calls).catch((error: unknown) => logError(error, requestId));
  if (calls.length === 1) await done;
  else waitUntil(done);
}

/** Removes one file of a teacher; it need not exist. */
export async function deleteFile(bucket: R2Bucket, teacherId: string, key: string): Promise<void> {
  await bucket.delete(ownerPrefix(teacherId) + key);
}

/**
 * Removes every file of a teacher (product §9: deleting the account removes its files).
 * @throws what R2 throws; calling it again goes on where it stopped
 */
export async function deleteFilesOf(bucket: R2Bucket, teacherId: string): Promise<void> {
  for (;;) {
    const page = await bucket.list({ prefix: ownerPrefix(teacherId) });
    if (page.objects.length === 0) return;
    await bucket.delete(page.objects.map((object) => object.key));
  }
}
