import { type KeyboardEvent, memo, useEffect, useId, useMemo } from "react";
import { useZoom } from "~/ui/use-zoom";
import { ZOOM } from "~/ui/zoom-labels";
import { ZoomTools } from "~/ui/zoom-tools";
import { sectionsPath } from "./review-address";
import { REVIEW } from "./review-labels";
import type { PageSize, Section } from "./schema";
import { everySection } from "./section-moves";

interface PagePictureProps {
  url: string | null;
  number: number;
  size: PageSize;
  sections: readonly Section[];
  selected: string | null;
  onSelect: (path: string) => void;
}

/** How near the edge of its box a region may stand when it is shown, in CSS pixels. */
const MARGIN = 24;

/** The page as it looks in the PDF, and on it where each text stands: pressing there leads to the text. */
export function PagePicture({ url, number, size, sections, selected, onSelect }: PagePictureProps) {
  const zoom = useZoom(url ?? "", "width");
  const { box, sheet, image, is, approach } = zoom;
  const keysId = useId();
  const missing = url === null ? REVIEW.noImage : is === "failed" ? REVIEW.imageFailed : null;

  useEffect(() => {
    if (!selected || !box.current) return;
    const region = box.current.querySelector(`[data-region="${selected}"]`);
    if (region) scrollInto(box.current, region);
  }, [selected, box]);

  return (
    <section
      aria-label={REVIEW.image}
      className="grid min-h-0 min-w-0 grid-cols-1 grid-rows-[auto_minmax(0,1fr)] gap-2"
    >
      <div className="flex min-h-control items-center justify-between gap-2">
        <h2 className="text-sm font-semibold">{REVIEW.image}</h2>
        <span className="flex gap-1">
          <ZoomTools zoom={zoom} />
        </span>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset does not scroll */}
      <div
        ref={box}
        role="group"
        aria-label={REVIEW.image}
        aria-describedby={keysId}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard
        tabIndex={0}
        onPointerEnter={approach}
        onFocus={approach}
        className="relative flex touch-pan-x touch-pan-y overflow-auto overscroll-contain rounded-card border border-line bg-sunken [scrollbar-width:thin] data-dragging:cursor-grabbing! data-dragging:select-none"
      >
        <div ref={sheet} className="relative m-auto w-full shrink-0 scheme-light">
          <div style={{ aspectRatio: size.width / size.height }} className="w-full bg-surface">
            {missing ? (
              <p className="p-6 text-center text-sm text-muted">{missing}</p>
            ) : (
              <img
                {...image}
                src={url ?? ""}
                alt={REVIEW.imageAlt(number)}
                decoding="async"
                draggable={false}
                className="size-full"
              />
            )}
          </div>
          <Regions number={number} size={size} sections={sections} selected={selected} onSelect={onSelect} />
        </div>
      </div>
      <p id={keysId} hidden>
        {ZOOM.keys}
      </p>
    </section>
  );
}

type RegionsProps = Omit<PagePictureProps, "url">;

/** The places of the texts: one stop for Tab, the arrow keys go from one to another. */
const Regions = memo(function Regions({ number, size, sections, selected, onSelect }: RegionsProps) {
  const placed = useMemo(
    () => everySection(sections, sectionsPath(number)).filter(({ section }) => section.box !== null),
    [sections, number],
  );
  if (placed.length === 0) return null;
  const stop = placed.some(({ path }) => path === selected) ? selected : placed[0]?.path;
  return (
    <ul aria-label={REVIEW.regions} onKeyDown={walk} className="absolute inset-0">
      {placed.map(({ path, section }) => (
        <Region
          key={path}
          path={path}
          section={section}
          size={size}
          isSelected={path === selected}
          isStop={path === stop}
          onSelect={onSelect}
        />
      ))}
    </ul>
  );
});

interface RegionProps {
  path: string;
  section: Section;
  size: PageSize;
  isSelected: boolean;
  isStop: boolean;
  onSelect: (path: string) => void;
}

const percent = (part: number, whole: number) => `${(100 * part) / whole}%`;

const Region = memo(function Region({ path, section, size, isSelected, isStop, onSelect }: RegionProps) {
  const { box, content } = section;
  if (!box) return null;
  return (
    <li
      className="absolute"
      style={{
        left: percent(box.x, size.width),
        top: percent(box.y, size.height),
        width: percent(box.width, size.width),
        height: percent(box.height, size.height),
        // what lies within another can be pressed too
        zIndex: Math.round(100 / (1 + Math.sqrt((box.width * box.height) / (size.width * size.height)) * 10)),
      }}
    >
      <button
        type="button"
        data-region={path}
        tabIndex={isStop ? 0 : -1}
        aria-pressed={isSelected}
        aria-label={content.slice(0, 80) || REVIEW.unnamed}
        onClick={() => onSelect(path)}
        className="absolute -inset-x-1 -inset-y-0.5 rounded-[4px] bg-accent/5 ring-1 ring-accent/25 transition-colors ring-inset hover:bg-accent/15 aria-pressed:bg-accent/20 aria-pressed:ring-2 aria-pressed:ring-accent forced-colors:border"
      />
    </li>
  );
});

function walk(event: KeyboardEvent<HTMLElement>) {
  const regions = [...event.currentTarget.querySelectorAll<HTMLElement>("[data-region]")];
  const at = regions.indexOf(document.activeElement as HTMLElement);
  const places: Record<string, number> = {
    ArrowDown: Math.min(at + 1, regions.length - 1),
    ArrowRight: Math.min(at + 1, regions.length - 1),
    ArrowUp: Math.max(at - 1, 0),
    ArrowLeft: Math.max(at - 1, 0),
    Home: 0,
    End: regions.length - 1,
  };
  const to = places[event.key];
  if (to === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  event.stopPropagation();
  regions[to]?.focus();
}

/** Scrolls the box, and nothing around it, as little as shows all of the region. */
function scrollInto(box: HTMLElement, region: Element): void {
  const outer = box.getBoundingClientRect();
  const inner = region.getBoundingClientRect();
  const way = (start: number, end: number, low: number, high: number) =>
    start < low + MARGIN
      ? start - low - MARGIN
      : end > high - MARGIN
        ? Math.min(end - high + MARGIN, start - low - MARGIN)
        : 0;
  box.scrollBy({
    left: way(inner.left, inner.right, outer.left, outer.right),
    top: way(inner.top, inner.bottom, outer.top, outer.bottom),
    behavior: "instant",
  });
}
