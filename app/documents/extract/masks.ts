/**
 * A picture may be masked by how light another one is. On a page pdf.js has an SVG filter for that; a worker has no
 * SVG, and without it what was to shine through would be covered. Here the mask is calculated.
 */
const BY_LIGHT = "light";

const filtered = new WeakSet<OffscreenCanvasRenderingContext2D>();

/** A canvas of the same size, as opaque as the other one is light. */
function lightAsOpacity(mask: OffscreenCanvas): OffscreenCanvas {
  const { width, height } = mask;
  const copy = new OffscreenCanvas(width, height);
  const context = copy.getContext("2d", { willReadFrequently: true });
  if (!context || width === 0 || height === 0) return copy;
  context.drawImage(mask, 0, 0);
  const image = context.getImageData(0, 0, width, height);
  const { data } = image;
  for (let i = 0; i < data.length; i += 4) {
    const light = 0.3 * (data[i] ?? 0) + 0.59 * (data[i + 1] ?? 0) + 0.11 * (data[i + 2] ?? 0);
    data[i + 3] = (light * (data[i + 3] ?? 0)) / 255;
  }
  context.putImageData(image, 0, 0);
  return copy;
}

/** What pdf.js asks for filters: it sets the name on a context, draws the mask once, and takes the name back. */
export class Filters {
  addFilter(): string {
    return "none";
  }
  addHCMFilter(): string {
    return "none";
  }
  addAlphaFilter(): string {
    return "none";
  }
  addLuminosityFilter(): string {
    return BY_LIGHT;
  }
  addHighlightHCMFilter(): string {
    return "none";
  }
  destroy(): void {}
}

/** Makes this worker's canvases know the filter above. */
export function drawMasksByLight(): void {
  const own = OffscreenCanvasRenderingContext2D.prototype;
  const filter = Object.getOwnPropertyDescriptor(own, "filter");
  Object.defineProperty(own, "filter", {
    configurable: true,
    get(this: OffscreenCanvasRenderingContext2D) {
      return filter?.get?.call(this) ?? "none";
    },
    set(this: OffscreenCanvasRenderingContext2D, name: string) {
      if (name === BY_LIGHT) filtered.add(this);
      else filter?.set?.call(this, name);
    },
  });
  const { drawImage } = own;
  own.drawImage = function (
    this: OffscreenCanvasRenderingContext2D,
    image: CanvasImageSource,
    ...at: number[]
  ) {
    const masks = filtered.delete(this) && image instanceof OffscreenCanvas;
    // biome-ignore lint/suspicious/noExplicitAny: three forms of one call, handed on as they came
    (drawImage as any).call(this, masks ? lightAsOpacity(image) : image, ...at);
  } as typeof drawImage;
}
