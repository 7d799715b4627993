import { drawMasksByLight } from "./masks";
import type { Asked, Told } from "./messages";
import { PdfTrouble } from "./opened-pdf";
import { PdfReader } from "./pdf-reader";

const tell = (told: Told) => self.postMessage(told);

drawMasksByLight();

let reader: Promise<PdfReader> | undefined;
/** Pages are drawn one after the other, in the order in which they were asked for. */
let drawn: Promise<unknown> = Promise.resolve();

self.addEventListener("message", ({ data }: MessageEvent<Asked>) => {
  if (data.ask === "open") {
    reader = PdfReader.open(data);
    answer(reader.then(({ pageCount, fingerprint }) => ({ tell: "opened", pageCount, fingerprint })));
    return;
  }
  const { number, effort } = data;
  const begun = drawn.then(async () => (await reader)?.begin(number, effort));
  drawn = begun.catch(() => {});
  answer(
    begun.then(async (finish) => {
      if (!finish) throw new Error("No file is open");
      return { tell: "page", page: await finish() };
    }),
  );
});

function answer(told: Promise<Told>): void {
  told.then(tell, (error: unknown) => {
    const kind = error instanceof PdfTrouble ? error.kind : "broken";
    tell({ tell: "trouble", kind, cause: String(error) });
  });
}
