import { Button } from "~/ui/button";
import { SEARCH } from "./search-labels";
import type { BookSearch } from "./use-book-search";

interface SearchProgressProps {
  search: BookSearch;
  onCancel: () => void;
  onFurther: () => void;
}

/** How far a search is, and how it goes on. */
export function SearchProgress({ search, onCancel, onFurther }: SearchProgressProps) {
  const { state, upTo, pageCount, found, count, query, message } = search;
  const all = pageCount ?? 0;
  const text =
    state === "running"
      ? SEARCH.progress(upTo, all)
      : state === "failed"
        ? (message ?? SEARCH.failed)
        : count > 0
          ? SEARCH.found(count, found.length)
          : state === "cancelled"
            ? SEARCH.cancelled
            : SEARCH.nothing(query.text);
  return (
    <div className="grid gap-2">
      <div className="flex min-h-8 flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        <p
          role="status"
          className={`min-w-0 grow wrap-anywhere ${state === "failed" ? "text-danger" : "text-muted"}`}
        >
          {state === "running" && pageCount === null ? "" : text}
        </p>
        {state === "running" && (
          <Button size="small" onClick={onCancel}>
            {SEARCH.cancel}
          </Button>
        )}
        {(state === "failed" || state === "cancelled") && (
          <Button size="small" onClick={onFurther}>
            {state === "failed" ? SEARCH.again : SEARCH.further}
          </Button>
        )}
      </div>
      {state === "running" && (
        <progress
          aria-label={SEARCH.progress(upTo, all)}
          max={Math.max(all, 1)}
          value={upTo}
          className="h-1.5 w-full accent-accent"
        />
      )}
    </div>
  );
}
