import { X } from "lucide-react";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { Button, IconButton } from "~/ui/button";
import { Card } from "~/ui/card";
import { Checkbox } from "~/ui/checkbox";
import { TextField } from "~/ui/field";
import { FoundWords } from "./found-place";
import { MAX_SEARCH_LENGTH } from "./limits";
import { SEARCH } from "./search-labels";
import { SearchProgress } from "./search-progress";
import { TOOLS } from "./tools-labels";
import { useBookSearch } from "./use-book-search";
import type { Review } from "./use-review";

/** As many places as somebody looks through before going on. */
const MOST_PLACES = 500;

interface SearchPanelProps {
  review: Review;
  /** What is to be searched for at once; `asked` counts up with each wish. */
  wish: { text: string; asked: number };
  onClose: () => void;
}

/** Searches the whole document; a place that is chosen is shown and selected. */
export default function SearchPanel({ review, wish, onClose }: SearchPanelProps) {
  const [text, setText] = useState(wish.text);
  const [exact, setExact] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const { search, start, cancel, further } = useBookSearch(review, MOST_PLACES);

  useEffect(() => {
    field.current?.focus();
    field.current?.select();
    if (wish.asked === 0 || wish.text === "") return;
    setText(wish.text);
    setExact(true);
    void start({ text: wish.text, exact: true, words: false });
  }, [wish, start]);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (text.trim() === "") {
      setError(SEARCH.none);
      field.current?.focus();
    } else void start({ text, exact, words: false });
  }

  return (
    <Card
      role="search"
      title={SEARCH.title}
      actions={<IconButton label={TOOLS.close} icon={X} size="small" onClick={onClose} />}
      onKeyDown={(event) => {
        if (event.key === "Escape") onClose();
      }}
    >
      <form onSubmit={submit} className="grid gap-2">
        <div className="flex items-start gap-2">
          <TextField
            ref={field}
            label={SEARCH.field}
            hideLabel
            type="search"
            autoComplete="off"
            maxLength={MAX_SEARCH_LENGTH}
            value={text}
            error={error}
            onChange={({ target }) => {
              setText(target.value);
              setError(null);
            }}
            className="grow"
          />
          <Button type="submit" variant="primary">
            {SEARCH.find}
          </Button>
        </div>
        <Checkbox label={SEARCH.exact} checked={exact} onChange={({ target }) => setExact(target.checked)} />
      </form>
      {search && (
        <>
          <SearchProgress search={search} onCancel={cancel} onFurther={further} />
          <ol className="grid gap-3">
            {search.found.map(({ number, places, more }) => (
              <li key={number} className="grid gap-0.5">
                <h3 className="text-xs font-semibold text-muted">{SEARCH.page(number)}</h3>
                <ul className="-mx-2 grid">
                  {places.map((place) => (
                    <li key={`${place.path} ${place.at}`}>
                      <button
                        type="button"
                        onClick={() => review.goTo(number, place.path)}
                        className="w-full rounded-control px-2 py-1.5 text-left text-sm whitespace-pre-line hover:bg-hover touch:min-h-11"
                      >
                        <FoundWords place={place} />
                      </button>
                    </li>
                  ))}
                </ul>
                {more > 0 && <p className="text-xs text-muted">{SEARCH.moreOnPage(more)}</p>}
              </li>
            ))}
          </ol>
          {search.state === "paused" && <Button onClick={further}>{SEARCH.further}</Button>}
        </>
      )}
    </Card>
  );
}
