import { startTransition, useEffect, useMemo, useRef, useState } from "react";
import { lazyPart } from "~/ui/lazy-part";
import { WhenNear } from "~/ui/when-near";
import { BlockList } from "./block-list";
import { BUILDER } from "./builder-labels";
import { HeightHandle } from "./height-handle";
import { heightCookie } from "./place-cookies";
import type { PageAnswer } from "./schema";
import { SectionList } from "./section-list";
import type { Desk } from "./use-desk";
import { usePage } from "./use-page";

const SourceImage = lazyPart(async () => ({ default: (await import("./source-image")).SourceImage }));

interface PagePanesProps {
  desk: Desk;
  loaded: PageAnswer;
  /** How tall the person wants the content, in pixels; null for as tall as the window allows. */
  height: number | null;
}

const PANE =
  "relative -m-0.5 grid min-w-0 content-start gap-3 overflow-y-auto overscroll-contain rounded-card p-0.5 max-lg:h-auto! max-lg:overflow-visible print:h-auto! print:overflow-visible";

/** A page: its text at the left, exercises and the scanned page at the right (spec §2). */
export function PagePanes({ desk, loaded, height: chosen }: PagePanesProps) {
  const page = usePage(loaded, desk);
  const [height, setHeight] = useState(chosen);
  const { setImage } = page;
  const { url } = page.page.page_image;
  const label = page.page.page;
  const image = useMemo(
    () => ({ url, label, onReplace: setImage, onRemove: () => setImage(null) }),
    [url, label, setImage],
  );
  const text = useRef<HTMLElement>(null);
  const settled = useSettled();
  const tall = { height: height === null ? "clamp(200px, calc(100dvh - 216px), 800px)" : `${height}px` };

  function resize(next: number) {
    setHeight(next);
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers that teachers use
    document.cookie = heightCookie(next);
  }

  return (
    <>
      <div className="grid items-start gap-4 lg:grid-cols-2 print:grid-cols-1">
        <section ref={text} aria-label={BUILDER.text} tabIndex={-1} style={tall} className={PANE}>
          <BlockList desk={desk} blocks={page.page.blocks} page={page} settled={settled} />
        </section>
        <section aria-label={BUILDER.exercises} tabIndex={-1} style={tall} className={PANE}>
          {settled && (
            <>
              <SectionList desk={desk} loaded={loaded.page.sections} />
              <WhenNear Part={SourceImage} props={image} />
            </>
          )}
        </section>
      </div>
      <HeightHandle
        height={height}
        measure={() => text.current?.getBoundingClientRect().height ?? 0}
        onHeight={resize}
      />
    </>
  );
}

let isFirst = true;

/** Whether the text has been painted, which one turns the page for; the first page is drawn as a whole. */
function useSettled(): boolean {
  const [settled, setSettled] = useState(isFirst);
  useEffect(() => {
    isFirst = false;
    startTransition(() => setSettled(true));
  }, []);
  return settled;
}
