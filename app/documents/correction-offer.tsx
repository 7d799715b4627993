import { X } from "lucide-react";
import { useEffect, useState } from "react";
import { useCall } from "~/platform/use-call";
import { Button, IconButton } from "~/ui/button";
import { APPLY } from "./apply-labels";
import type { Correcting } from "./correction-of";
import { useBookSearch } from "./use-book-search";
import type { Review } from "./use-review";

/** Enough to say that there are many. */
const MOST_COUNTED = 500;

interface CorrectionOfferProps {
  review: Review;
  correcting: Correcting;
  onApply: () => void;
  onAdded: () => void;
  onClose: () => void;
}

/** After a correction by hand: how often the same stands elsewhere, and what can be done about it. */
export default function CorrectionOffer(props: CorrectionOfferProps) {
  const { review, correcting, onApply, onAdded, onClose } = props;
  const { property, correction } = correcting;
  const { search, start } = useBookSearch(review, MOST_COUNTED);
  const [isAdded, setAdded] = useState(false);
  const { call, busy } = useCall();

  useEffect(() => void start({ text: property, exact: true, words: true }), [start, property]);

  async function add() {
    const result = await call({
      method: "POST",
      path: `/api/courses/${review.courseId}/corrections`,
      body: correcting,
      success: APPLY.added,
      failure: APPLY.addFailed,
    });
    if (!result.ok) return;
    setAdded(true);
    onAdded();
  }

  const count = search?.count ?? 0;
  const isDone = search?.state === "done" || search?.state === "paused";
  return (
    <section
      aria-label={APPLY.offer}
      className="fixed inset-x-4 bottom-4 z-40 mx-auto grid w-[min(460px,calc(100vw-32px))] animate-appear gap-2 rounded-card bg-surface py-2.5 pr-2 pl-3.5 shadow-float"
    >
      <div className="flex items-start gap-2">
        <p role="status" className="min-w-0 grow py-1 text-sm wrap-anywhere">
          {APPLY.what(property, correction)}.{" "}
          <span className="text-muted">{isDone ? count === 0 && APPLY.noMore : APPLY.looking}</span>
        </p>
        <IconButton label={APPLY.dismiss} icon={X} size="small" onClick={onClose} />
      </div>
      <div className="flex min-h-control-small flex-wrap gap-2">
        {isDone && count > 0 && (
          <Button size="small" variant="primary" onClick={onApply}>
            {search.state === "paused" ? APPLY.offerMany(count) : APPLY.offerApply(count)}
          </Button>
        )}
        {!isAdded && (
          <Button size="small" busy={busy} onClick={add}>
            {APPLY.add}
          </Button>
        )}
      </div>
    </section>
  );
}
