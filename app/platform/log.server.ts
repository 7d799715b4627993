/** What one request did; written as one line of JSON when it is answered (quality R12: no secrets, no bodies). */
export interface RequestRecord {
  requestId: string;
  method: string;
  /** Path without query or fragment, with secrets in it replaced. */
  path: string;
  status: number;
  ms: number;
  /** Round trips to D1, and rows it read and wrote. */
  d1: { calls: number; rowsRead: number; rowsWritten: number };
  userId?: string;
}

/** Path segments after these carry a secret or a code. */
const SECRET_SEGMENT = /\/(calendar|join)\/+[^/]+/gi;
/** A feed's id and its seal, wherever they stand: people mistype what is before them. */
const SEALED = /[0-9a-z]{24,32}-[\w-]{43}/gi;

const hidden = (path: string) => path.replace(SEALED, "…").replace(SECRET_SEGMENT, "/$1/…");

/** The path as it may stand in a log: one that hides a secret behind escapes is written without them. */
export function loggablePath(pathname: string): string {
  const plain = decodedPath(pathname);
  const safe = hidden(plain);
  return (safe === plain ? hidden(pathname) : safe).slice(0, 200);
}

function decodedPath(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

/** Writes the line of an answered request. */
export function logRequest(record: RequestRecord): void {
  console.log(JSON.stringify({ level: "info", event: "request", ...record }));
}

/** One line for an unexpected failure. Messages and stacks of ours hold no user input; causes are followed. */
export function logError(error: unknown, requestId: string): void {
  console.error(JSON.stringify({ level: "error", event: "error", requestId, error: describe(error) }));
}

function describe(error: unknown, depth = 0): unknown {
  if (!(error instanceof Error)) return { message: typeof error };
  const cause = error.cause !== undefined && depth < 3 ? describe(error.cause, depth + 1) : undefined;
  return { name: error.name, message: error.message, stack: error.stack, ...(cause ? { cause } : {}) };
}
