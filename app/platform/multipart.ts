import { Buffer } from "node:buffer";

/** A part of a form as it stands in the body: its content is a view of it, not a copy. */
interface Part {
  name: string;
  content: Uint8Array;
}

/** More parts than any call takes. */
const MAX_PARTS = 8;
const MAX_HEAD_BYTES = 4 * 1024;
const CRLF = "\r\n";
/** What RFC 2046 lets stand in a boundary, of 1 to 70 characters. */
const BOUNDARY_FORM = /^[\w'()+,./:=? -]{0,69}[\w'()+,./:=?-]$/;
const PARAMETER = /;[ \t]*([\w*-]+)=(?:"([^"]*)"|([^\s";]*))[ \t]*/y;

/** The parameters that follow a header's value, by their names in lower case; null where they cannot be read. */
function parametersOf(text: string): Map<string, string> | null {
  const found = new Map<string, string>();
  PARAMETER.lastIndex = text.indexOf(";");
  if (PARAMETER.lastIndex < 0) return found;
  while (PARAMETER.lastIndex < text.length) {
    const [, name, quoted, bare = ""] = PARAMETER.exec(text) ?? [];
    if (name === undefined || found.has(name.toLowerCase())) return null;
    found.set(name.toLowerCase(), quoted ?? bare);
  }
  return found;
}

/** The boundary that a `Content-Type` names; null without one that may stand between parts. */
export function boundaryOf(contentType: string): string | null {
  const boundary = parametersOf(contentType.trim())?.get("boundary") ?? "";
  return BOUNDARY_FORM.test(boundary) ? boundary : null;
}

/** The parts of a `multipart/form-data` body (RFC 7578) in their order; null where it is none, or has too many. */
export function partsOf(body: Uint8Array, boundary: string): Part[] | null {
  const bytes = Buffer.from(body.buffer, body.byteOffset, body.byteLength);
  const delimiter = Buffer.from(`${CRLF}--${boundary}`, "latin1");
  const parts: Part[] = [];
  // The first delimiter needs no line before it.
  if (!bytes.subarray(0, delimiter.length - 2).equals(delimiter.subarray(2))) return null;
  for (let at = delimiter.length - 2; ; ) {
    const after = bytes.toString("latin1", at, at + 2);
    if (after === "--") return isEnd(bytes.subarray(at + 2)) ? parts : null;
    if (after !== CRLF || parts.length === MAX_PARTS) return null;
    // The blank line after no headers at all begins where they would.
    const headEnd = bytes.subarray(at, at + MAX_HEAD_BYTES).indexOf(CRLF + CRLF);
    if (headEnd < 0) return null;
    const name = nameOf(bytes.toString("latin1", at + 2, at + headEnd));
    const start = at + headEnd + 4;
    const end = bytes.indexOf(delimiter, start);
    if (name === null || end < 0) return null;
    parts.push({ name, content: body.subarray(start, end) });
    at = end + delimiter.length;
  }
}

const isEnd = (rest: Buffer) => rest.length === 0 || (rest.length === 2 && rest.toString("latin1") === CRLF);

/** The name that the headers of a part give it; null where they do not say once what it is. */
function nameOf(head: string): string | null {
  const said = head.split(CRLF).filter((line) => /^content-disposition[ \t]*:/i.test(line));
  const value = said[0]?.slice(said[0].indexOf(":") + 1).trim() ?? "";
  if (said.length !== 1 || !/^form-data[ \t]*;/i.test(value)) return null;
  return parametersOf(value)?.get("name") ?? null;
}
