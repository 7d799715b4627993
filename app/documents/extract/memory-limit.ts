/**
 * A stream of a few kilobytes can inflate to gigabytes, and pdf.js would take them all until the tab dies. So nothing in
 * the parser's thread grows beyond this: more than a page of A3 takes that was scanned in colour at 600 dots an inch.
 */
const MAX_BYTES = 256 * 1024 * 1024;
/** The browser inflates all that it is handed at once, however much that becomes: a thousand times as much at most. */
const SLICE_BYTES = 64 * 1024;

const tooMuch = () => new RangeError("A stream inflates to too much.");

const sliced = () =>
  new TransformStream<Uint8Array, BufferSource>({
    transform(chunk, controller) {
      for (let from = 0; from < chunk.byteLength; from += SLICE_BYTES)
        controller.enqueue(chunk.slice(from, from + SLICE_BYTES));
    },
  });

function counted(): TransformStream<Uint8Array, Uint8Array> {
  let bytes = 0;
  return new TransformStream({
    transform(chunk, controller) {
      bytes += chunk.byteLength;
      if (bytes > MAX_BYTES) controller.error(tooMuch());
      else controller.enqueue(chunk);
    },
  });
}

/** Sets the limit in this thread. */
export function limitMemory(): void {
  limitBuffers();
  limitInflating();
}

/** A decoder of pdf.js copies what it has into a buffer twice as large: there it is stopped. */
function limitBuffers(): void {
  const { set } = Uint8Array.prototype;
  Uint8Array.prototype.set = function (this: Uint8Array, ...args: Parameters<typeof set>) {
    if (this.byteLength > MAX_BYTES) throw tooMuch();
    set.apply(this, args);
  };
}

/** The browser's own way to inflate, whose results pdf.js gathers in memory; it cannot be interrupted. */
function limitInflating(): void {
  const Native = globalThis.DecompressionStream;
  globalThis.DecompressionStream = class {
    readonly writable: WritableStream;
    readonly readable: ReadableStream;

    constructor(format: CompressionFormat) {
      const slices = sliced();
      this.writable = slices.writable;
      this.readable = slices.readable.pipeThrough(new Native(format)).pipeThrough(counted());
    }
  } as typeof DecompressionStream;
}
