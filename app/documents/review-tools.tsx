import { BookUp, ListChecks, Puzzle, Search } from "lucide-react";
import { type ReactNode, Suspense, useCallback, useEffect, useRef, useState } from "react";
import { IconButton } from "~/ui/button";
import { lazyPart } from "~/ui/lazy-part";
import { useHydrated } from "~/ui/use-hydrated";
import { usePresence } from "~/ui/use-presence";
import type { Correcting } from "./correction-of";
import type { Suspicion } from "./suspicions";
import { TOOLS } from "./tools-labels";
import type { Review } from "./use-review";

const loadSearch = () => import("./search-panel");
const SearchPanel = lazyPart(loadSearch);
const loadCorrections = () => import("./corrections-panel");
const CorrectionsPanel = lazyPart(loadCorrections);
const loadToCourse = () => import("./to-course-dialog");
const ToCourseDialog = lazyPart(loadToCourse);
const loadExercise = () => import("./exercise-dialog");
const ExerciseDialog = lazyPart(loadExercise);
const ApplyElsewhere = lazyPart(() => import("./apply-elsewhere"));
const CorrectionOffer = lazyPart(() => import("./correction-offer"));
const EditWatch = lazyPart(() => import("./edit-watch"));
const SuspicionNotes = lazyPart(() => import("./suspicion-notes"));

/** What the review screen has beside the page itself. */
export interface ReviewTools {
  /** Stands in the head, at the right. */
  head: ReactNode;
  /** Stands in the toolbar over the page. */
  toolbar: ReactNode;
  /** Stands beside the page's text while it is open; null while nothing is. */
  panel: ReactNode;
  /** Stands under a text of the page, by its path. */
  note?: (path: string, text: string) => ReactNode;
}

type Panel = "search" | "corrections";
type OpenDialog = { kind: "to-course" } | { kind: "exercise" } | { kind: "apply"; what: Correcting };

/** Search, corrections and the way to the course. @param review null where the page is not there */
export function useReviewTools(review: Review | null): ReviewTools {
  const [panel, setPanel] = useState<Panel | null>(null);
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const [wish, setWish] = useState({ text: "", asked: 0 });
  const [offer, setOffer] = useState<Correcting | null>(null);
  const [freshness, setFreshness] = useState(0);
  const latest = useRef(review);
  latest.current = review ?? latest.current;
  const open = useCallback(() => latest.current as Review, []);
  // no boundary stands in what the server has drawn: an update before it is hydrated would throw that away
  const isHydrated = useHydrated();
  const isPresent = usePresence();
  const arrival = useRef({ number: review?.number ?? 0, sections: review?.page.sections ?? [] });
  const opener = useRef<HTMLElement | null>(null);

  const find = useCallback((text: string) => {
    setWish(({ asked }) => ({ text, asked: asked + 1 }));
    setPanel("search");
  }, []);
  const closePanel = useCallback(() => {
    setPanel(null);
    opener.current?.focus();
  }, []);
  const applyCorrection = useCallback((what: Correcting) => setDialog({ kind: "apply", what }), []);
  const closeDialog = useCallback(() => setDialog(null), []);
  useFindKey(review !== null, () => {
    opener.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    setWish(({ asked }) => ({ text: selectedWords(), asked: asked + 1 }));
    setPanel("search");
  });
  const putRight = useCallback((path: string, { from, to, hint }: Suspicion) => {
    const text = textAt(latest.current, path);
    if (hint === null || text === null) return;
    latest.current?.dispatch({ type: "update", path, value: text.slice(0, from) + hint + text.slice(to) });
    setOffer({ property: text.slice(from, to), correction: hint });
  }, []);
  const note = useCallback(
    (path: string, text: string) => (
      <Suspense>
        <SuspicionNotes path={path} text={text} onApply={putRight} />
      </Suspense>
    ),
    [putRight],
  );

  if (!review) return { head: null, toolbar: null, panel: null };

  const toggle = (which: Panel) => (event: { currentTarget: HTMLElement }) => {
    opener.current = event.currentTarget;
    setWish({ text: "", asked: 0 });
    setPanel(panel === which ? null : which);
  };
  return {
    ...(isPresent ? { note } : {}),
    head: (
      <>
        <IconButton
          label={TOOLS.exercise}
          icon={Puzzle}
          aria-haspopup="dialog"
          onPointerEnter={loadExercise}
          onFocus={loadExercise}
          onClick={() => setDialog({ kind: "exercise" })}
        />
        <IconButton
          label={TOOLS.toCourse}
          icon={BookUp}
          aria-haspopup="dialog"
          onPointerEnter={loadToCourse}
          onFocus={loadToCourse}
          onClick={() => setDialog({ kind: "to-course" })}
        />
        {dialog && (
          <Suspense>
            {dialog.kind === "to-course" && <ToCourseDialog review={review} onClose={closeDialog} />}
            {dialog.kind === "exercise" && (
              <ExerciseDialog review={review} text={textToUse(review)} onClose={closeDialog} />
            )}
            {dialog.kind === "apply" && (
              <ApplyElsewhere review={review} open={open} correcting={dialog.what} onClose={closeDialog} />
            )}
          </Suspense>
        )}
      </>
    ),
    toolbar: (
      <>
        <span className="flex">
          <IconButton
            label={TOOLS.search}
            icon={Search}
            aria-expanded={panel === "search"}
            aria-keyshortcuts="Control+F"
            onPointerEnter={loadSearch}
            onFocus={loadSearch}
            onClick={toggle("search")}
          />
          <IconButton
            label={TOOLS.corrections}
            icon={ListChecks}
            aria-expanded={panel === "corrections"}
            onPointerEnter={loadCorrections}
            onFocus={loadCorrections}
            onClick={toggle("corrections")}
          />
        </span>
        {isHydrated && (
          <Suspense>
            <EditWatch review={review} arrival={arrival.current} onCorrected={setOffer} />
          </Suspense>
        )}
        {offer && (
          <Suspense>
            <CorrectionOffer
              key={`${offer.property}\n${offer.correction}`}
              review={review}
              correcting={offer}
              onApply={() => {
                setOffer(null);
                applyCorrection(offer);
              }}
              onAdded={() => setFreshness((before) => before + 1)}
              onClose={() => setOffer(null)}
            />
          </Suspense>
        )}
      </>
    ),
    panel: panel && (
      <Suspense>
        {panel === "search" ? (
          <SearchPanel review={review} wish={wish} onClose={closePanel} />
        ) : (
          <CorrectionsPanel
            courseId={review.courseId}
            freshness={freshness}
            onFind={find}
            onApply={applyCorrection}
            onClose={closePanel}
          />
        )}
      </Suspense>
    ),
  };
}

/** Ctrl+F leads to the search of the whole document, not of what the browser happens to show of it. */
function useFindKey(isOn: boolean, onFind: () => void): void {
  const latest = useRef(onFind);
  latest.current = onFind;
  useEffect(() => {
    if (!isOn) return;
    const onKey = (event: KeyboardEvent) => {
      const isFind = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
      if (!isFind || event.code !== "KeyF" || document.querySelector("dialog:modal")) return;
      event.preventDefault();
      latest.current();
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, [isOn]);
}

/** The words that are selected in a text, on one line; empty where none are. */
function selectedWords(): string {
  const field = document.activeElement;
  if (!(field instanceof HTMLTextAreaElement)) return "";
  const words = field.value.slice(field.selectionStart, field.selectionEnd).trim();
  return words.length <= 100 && !words.includes("\n") ? words : "";
}

const textAt = (review: Review | null, path: string): string | null => {
  const pair = review?.pairs.find(([at]) => at === path);
  return typeof pair?.[1] === "string" ? pair[1] : null;
};

/** What an exercise is made of: the text that is selected with all that belongs to it, or else the whole page. */
function textToUse({ selected, pairs }: Review): string {
  const texts = pairs.flatMap(([path, value]) =>
    path.endsWith("-content") &&
    typeof value === "string" &&
    (selected === null || path.startsWith(`${selected}-`))
      ? [value]
      : [],
  );
  return texts.filter((text) => text.trim() !== "").join("\n");
}
