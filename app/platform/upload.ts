/** A file that the server has kept. */
export interface UploadedFile {
  key: string;
  url: string;
}

export type UploadResult =
  | ({ ok: true } & UploadedFile)
  | { ok: false; status: number; message: string; cancelled: boolean };

interface UploadOptions {
  /** Called with the part that has left, from 0 to 1. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
}

/** Said when what wanted a file is left before the file has arrived. */
export const STOPPED =
  "The upload was stopped because you went on before it had finished. Please choose the file again.";

const FAILED = "The file could not be uploaded. Please check your connection and try again.";

/**
 * Sends a file (`POST /api/files`, product §6) and says how far it is, which `fetch` cannot. It never throws; no
 * network is status 0.
 */
export function upload(file: File, { onProgress, signal }: UploadOptions): Promise<UploadResult> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    const fail = (message: string) =>
      resolve({ ok: false, status: request.status, message, cancelled: signal.aborted });
    request.open("POST", "/api/files");
    request.responseType = "json";
    request.setRequestHeader("Accept", "application/json");
    request.setRequestHeader("Content-Type", file.type);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => {
      const answer: unknown = request.response;
      const { key, url, message } = (answer ?? {}) as Record<string, unknown>;
      if (request.status === 201 && typeof key === "string" && typeof url === "string")
        resolve({ ok: true, key, url });
      else fail(typeof message === "string" && message !== "" ? message : FAILED);
    };
    request.onerror = () => fail(FAILED);
    request.onabort = () => fail("");
    signal.addEventListener("abort", () => request.abort(), { once: true });
    if (signal.aborted) fail("");
    else request.send(file);
  });
}
