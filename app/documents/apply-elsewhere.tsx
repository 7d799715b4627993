import { useEffect, useMemo, useState } from "react";
import { Button } from "~/ui/button";
import { Checkbox } from "~/ui/checkbox";
import { Dialog } from "~/ui/dialog";
import { APPLY } from "./apply-labels";
import type { Correcting } from "./correction-of";
import { FoundWords } from "./found-place";
import type { FoundPage, FoundPlace } from "./schema";
import { SearchProgress } from "./search-progress";
import { useApplying } from "./use-applying";
import { useBookSearch } from "./use-book-search";
import type { Review } from "./use-review";

/** As many places as somebody can look at; the others come next time. */
const MOST_PLACES = 2_000;

const nameOf = (page: number, { path, at }: FoundPlace) => `${page} ${path} ${at}`;

interface ApplyElsewhereProps {
  review: Review;
  correcting: Correcting;
  /** What is on the screen right now. */
  open: () => Review;
  onClose: () => void;
}

/** Every place in which a correction can be applied, each to be chosen or left; then it is applied page by page. */
export default function ApplyElsewhere({ review, correcting, open, onClose }: ApplyElsewhereProps) {
  const { property, correction } = correcting;
  const [words, setWords] = useState(true);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const { search, start, cancel, further } = useBookSearch(review, MOST_PLACES);
  const { applying, apply, cancel: stop } = useApplying(open);

  useEffect(() => {
    setLeft(new Set());
    void start({ text: property, exact: true, words });
  }, [start, property, words]);

  const found = search?.found ?? [];
  const chosen = useMemo(() => {
    const pages = (search?.found ?? []).map(({ number, places }) => ({
      number,
      places: places.filter((place) => !left.has(nameOf(number, place))),
    }));
    return pages.filter(({ places }) => places.length > 0);
  }, [search, left]);
  const count = chosen.reduce((sum, { places }) => sum + places.length, 0);
  const all = found.reduce((sum, { places }) => sum + places.length, 0);
  const isFinding = search === null || search.state === "running";

  function choose(names: readonly string[], isChosen: boolean) {
    setLeft((before) => {
      const after = new Set(before);
      for (const name of names) {
        if (isChosen) after.delete(name);
        else after.add(name);
      }
      return after;
    });
  }

  function leave() {
    stop();
    if (!applying) onClose();
  }

  async function run() {
    await apply(correcting, new Map(chosen.map(({ number, places }) => [number, places])));
    onClose();
  }

  return (
    <Dialog
      open
      onClose={leave}
      title={APPLY.title}
      description={APPLY.what(property, correction)}
      footer={
        <>
          <Button onClick={leave}>{APPLY.cancel}</Button>
          <Button
            variant="primary"
            busy={applying !== null}
            disabled={!applying && (isFinding || count === 0)}
            onClick={run}
          >
            {APPLY.apply(count)}
          </Button>
        </>
      }
    >
      <div className="grid grid-cols-1 gap-3" aria-busy={applying !== null}>
        {applying ? (
          <div className="grid gap-2">
            <p role="status" className="text-sm text-muted">
              {APPLY.progress(applying.done, applying.all)}
            </p>
            <progress
              aria-label={APPLY.progress(applying.done, applying.all)}
              max={applying.all}
              value={applying.done}
              className="h-1.5 w-full accent-accent"
            />
          </div>
        ) : (
          <>
            <Checkbox
              label={APPLY.words}
              checked={words}
              onChange={({ target }) => setWords(target.checked)}
            />
            {search && <SearchProgress search={search} onCancel={cancel} onFurther={further} />}
            {all > 1 && (
              <Checkbox
                label={APPLY.all}
                checked={count === all}
                onChange={({ target }) =>
                  choose(
                    found.flatMap(({ number, places }) => places.map((place) => nameOf(number, place))),
                    target.checked,
                  )
                }
              />
            )}
            <Preview found={found} left={left} onChoose={choose} />
          </>
        )}
      </div>
    </Dialog>
  );
}

interface PreviewProps {
  found: readonly FoundPage[];
  left: ReadonlySet<string>;
  onChoose: (names: readonly string[], isChosen: boolean) => void;
}

function Preview({ found, left, onChoose }: PreviewProps) {
  return (
    <ol aria-label={APPLY.preview} className="grid gap-3">
      {found.map(({ number, places, more }) => {
        const names = places.map((place) => nameOf(number, place));
        return (
          <li key={number} className="grid gap-1">
            <div className="flex items-center gap-2">
              <h3 className="grow text-xs font-semibold text-muted">{APPLY.page(number)}</h3>
              {places.length > 1 && (
                <Checkbox
                  label={APPLY.allOnPage(number)}
                  className="text-xs"
                  checked={names.every((name) => !left.has(name))}
                  onChange={({ target }) => onChoose(names, target.checked)}
                />
              )}
            </div>
            {places.map((place) => {
              const name = nameOf(number, place);
              return (
                <Checkbox
                  key={name}
                  label={<FoundWords place={place} />}
                  className="items-start! py-0.5 font-read"
                  checked={!left.has(name)}
                  onChange={({ target }) => onChoose([name], target.checked)}
                />
              );
            })}
            {more > 0 && <p className="text-xs text-muted">{APPLY.more(more)}</p>}
          </li>
        );
      })}
    </ol>
  );
}
