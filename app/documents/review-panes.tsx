import { useCallback, useMemo, useState } from "react";
import { lazyPart } from "~/ui/lazy-part";
import { Segmented } from "~/ui/segmented";
import { WhenNear } from "~/ui/when-near";
import { PagePicture } from "./page-picture";
import { REVIEW } from "./review-labels";
import type { ReviewTools } from "./review-tools";
import { TreeView } from "./tree-view";
import type { Review } from "./use-review";
import { contentPath } from "./use-tree";
import { useWish } from "./use-wish";
import { type View, viewCookie } from "./view-cookie";

const FlatView = lazyPart(() => import("./flat-view"));

interface ReviewPanesProps {
  review: Review;
  /** Where the page's image is; null without one. */
  image: string | null;
  /** As it was chosen before. */
  view: View;
  tools: ReviewTools;
}

const VIEWS = [
  { value: "tree", label: REVIEW.tree },
  { value: "flat", label: REVIEW.flat },
] as const;

/** The page as it looks at the left, what was read from it at the right. */
export function ReviewPanes({ review, image, view: chosen, tools }: ReviewPanesProps) {
  const [view, setView] = useState(chosen);
  const { number, page, selected, select } = review;
  const toText = useCallback((path: string) => select(contentPath(path), "focus"), [select]);
  const flat = useMemo(() => ({ review }), [review]);
  useWish(review.wish, `${number} ${view}`);

  function show(next: View) {
    setView(next);
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers that teachers use
    document.cookie = viewCookie(next);
  }

  return (
    <div
      className={`grid grid-cols-1 items-stretch gap-4 lg:h-[clamp(420px,calc(100dvh-244px),1400px)] lg:grid-rows-[minmax(0,1fr)] ${tools.panel ? "lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)_minmax(280px,4fr)]" : "lg:grid-cols-2"}`}
    >
      <div className="grid min-h-0 grid-cols-1 grid-rows-[minmax(0,1fr)] max-lg:h-[44dvh]">
        <PagePicture
          key={number}
          url={image}
          number={number}
          size={page.size}
          sections={page.sections}
          selected={selected}
          onSelect={toText}
        />
      </div>
      <section
        aria-label={REVIEW.text}
        className="grid min-h-0 min-w-0 grid-cols-1 grid-rows-[auto_minmax(0,1fr)] gap-2"
      >
        <div className="flex min-h-control items-center justify-between gap-2">
          <h2 className="text-sm font-semibold">{REVIEW.text}</h2>
          <Segmented label={REVIEW.view} value={view} onChange={show} options={VIEWS} />
        </div>
        <div className="relative -m-0.5 grid min-h-0 min-w-0 grid-cols-1 content-start gap-3 overscroll-contain p-0.5 lg:overflow-y-auto">
          {view === "tree" ? (
            <TreeView key={number} review={review} note={tools.note} />
          ) : (
            <WhenNear key={number} Part={FlatView} props={flat} />
          )}
        </div>
      </section>
      {tools.panel && (
        <div className="relative grid min-h-0 min-w-0 content-start lg:overflow-y-auto">{tools.panel}</div>
      )}
    </div>
  );
}
