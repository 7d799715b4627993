import type { PageViewport, PDFPageProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import { MAX_IMAGE_BYTES } from "../limits";

/** Points on the longer side of a page's picture: small print of an A4 page can be read in it. */
const LONGER_SIDE = 1_600;
/** A page is never drawn so narrow that nothing of it is left. */
const LEAST_SIDE = 16;
const QUALITY = 0.8;
/** Tried in turn until the picture is small enough to be stored. */
const LOWER_QUALITIES = [0.5, 0.2];

const WEBP = "image/webp";
/** What a browser makes that cannot make WebP. */
const JPEG = "image/jpeg";

/** Draws pages, one after the other, on one canvas. */
export class Pictures {
  readonly #canvas = new OffscreenCanvas(LEAST_SIDE, LEAST_SIDE);

  /** Draws a page. What cannot be drawn of it is left out. */
  async draw(page: PDFPageProxy): Promise<void> {
    const whole = page.getViewport({ scale: 1 });
    const scale = LONGER_SIDE / Math.max(whole.width, whole.height, 1);
    const viewport = page.getViewport({ scale });
    this.blank(whole);
    const task = page.render({
      // an OffscreenCanvas does what is asked of it here
      canvas: this.#canvas as unknown as HTMLCanvasElement,
      viewport,
    });
    // what was drawn until something failed stays
    await task.promise.catch(() => {});
  }

  /** White, in the shape of a page. */
  blank({ width, height }: Pick<PageViewport, "width" | "height">): void {
    const scale = LONGER_SIDE / Math.max(width, height, 1);
    this.#canvas.width = Math.max(LEAST_SIDE, Math.round(width * scale));
    this.#canvas.height = Math.max(LEAST_SIDE, Math.round(height * scale));
    const context = this.#canvas.getContext("2d", { alpha: false, willReadFrequently: true });
    if (!context) return;
    context.fillStyle = "white";
    context.fillRect(0, 0, this.#canvas.width, this.#canvas.height);
  }

  /** What is drawn now; the next page may be drawn while it is made. */
  async encoded(): Promise<Blob> {
    const image = await this.#canvas.convertToBlob({ type: WEBP, quality: QUALITY });
    const small = image.size <= MAX_IMAGE_BYTES;
    return small && image.type === WEBP ? image : smaller(image);
  }
}

async function smaller(image: Blob): Promise<Blob> {
  const drawn = await createImageBitmap(image);
  const canvas = new OffscreenCanvas(drawn.width, drawn.height);
  canvas.getContext("2d")?.drawImage(drawn, 0, 0);
  drawn.close();
  let made = image;
  for (const quality of [QUALITY, ...LOWER_QUALITIES]) {
    made = await canvas.convertToBlob({ type: image.type === WEBP ? WEBP : JPEG, quality });
    if (made.size <= MAX_IMAGE_BYTES) break;
  }
  return made;
}
