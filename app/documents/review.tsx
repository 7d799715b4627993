import { Link, useNavigate, useRevalidator } from "@remix-run/react";
import { ArrowLeft, Check, FileQuestion, Keyboard, Redo2, Undo2 } from "lucide-react";
import { type ReactNode, Suspense, useCallback, useEffect, useRef, useState } from "react";
import { useElsewhere } from "~/platform/use-saved";
import { Button, ButtonLink, IconButton } from "~/ui/button";
import { Card } from "~/ui/card";
import { EmptyState } from "~/ui/empty-state";
import { lazyPart } from "~/ui/lazy-part";
import { Notice } from "~/ui/notice";
import { PageHead } from "~/ui/page-head";
import { SaveState } from "~/ui/save-state";
import { PageBar } from "./page-bar";
import { pageOf } from "./page-channel";
import { courseAddress, reviewAddress } from "./review-address";
import { REVIEW, TURN } from "./review-labels";
import type { ReviewPage } from "./review-page.server";
import { ReviewPanes } from "./review-panes";
import { useReviewTools } from "./review-tools";
import { type Review, useReview } from "./use-review";
import { useReviewKeys } from "./use-review-keys";
import type { View } from "./view-cookie";

const Elsewhere = lazyPart(() => import("~/ui/elsewhere"));
const PageConflict = lazyPart(() => import("./page-conflict"));
const loadKeys = () => import("./keys-help");
const KeysHelp = lazyPart(loadKeys);

interface ReviewScreenProps {
  teacherId: string;
  view: View;
  found: ReviewPage;
}

/** A document that was read from a PDF, one page at a time (product §7). */
export function ReviewScreen({ found, ...rest }: ReviewScreenProps) {
  const { page } = found;
  return page ? <ReviewOfPage {...rest} found={{ ...found, page }} /> : <NoPage found={found} />;
}

interface ReviewOfPageProps extends ReviewScreenProps {
  found: ReviewPage & { page: NonNullable<ReviewPage["page"]> };
}

function ReviewOfPage({ teacherId, view, found }: ReviewOfPageProps) {
  const { course, document, page: loaded, number } = found;
  const review = useReview({ teacherId, courseId: course.id, documentId: document.id, page: loaded });
  const tools = useReviewTools(review);
  const { page, shown, settle } = review;
  const elsewhere = useElsewhere(review.saver);
  useFreshProgress(elsewhere.length);
  useReviewKeys(review);
  const checkedPages = document.checkedPages - Number(loaded.checked) + Number(page.checked);

  return (
    <>
      <DocumentHead found={found}>
        <PageActions review={review} />
        {tools.head}
        <CheckButton review={review} />
      </DocumentHead>
      <PageBar
        number={number}
        pageCount={document.pageCount}
        checkedPages={checkedPages}
        nextUnchecked={found.nextUnchecked}
        onTurn={review.goTo}
      >
        <SaveState state={shown.state} />
        {tools.toolbar}
      </PageBar>
      {elsewhere.length > 0 && (
        <Suspense>
          <Elsewhere
            texts={elsewhere}
            saver={review.saver}
            addressOf={({ courseId, id }) => {
              const { documentId, number } = pageOf(id);
              return reviewAddress(courseId, documentId, number);
            }}
            wordsFor={() => REVIEW.pageOfPdf}
          />
        </Suspense>
      )}
      {shown.state === "refused" && <Trouble tone="danger">{shown.message}</Trouble>}
      {shown.state === "gone" && <Trouble tone="warn">{REVIEW.gone}</Trouble>}
      {shown.state === "conflict" && shown.theirs && (
        <Suspense>
          <PageConflict mine={page} theirs={shown.theirs} onChoose={settle} />
        </Suspense>
      )}
      <ReviewPanes review={review} image={loaded.image.url} view={view} tools={tools} />
    </>
  );
}

const Trouble = ({ tone, children }: { tone: "warn" | "danger"; children: ReactNode }) => (
  <div className="mb-3">
    <Notice tone={tone} urgent>
      {children}
    </Notice>
  </div>
);

/** What was done to pages that were left counts when it has arrived. */
function useFreshProgress(underWay: number): void {
  const { revalidate } = useRevalidator();
  const before = useRef(underWay);
  useEffect(() => {
    if (underWay < before.current) revalidate();
    before.current = underWay;
  }, [underWay, revalidate]);
}

interface DocumentHeadProps {
  found: ReviewPage;
  children?: ReactNode;
}

/** Which document it is, and the way back to its course. */
function DocumentHead({ found: { course, document }, children }: DocumentHeadProps) {
  return (
    <>
      <Link
        to={courseAddress(course.id)}
        aria-label={`${TURN.toCourse}: ${course.name}`}
        className="-ml-1 inline-flex max-w-full items-center gap-1.5 rounded-control px-1 text-sm text-muted hover:text-ink touch:min-h-10"
      >
        <ArrowLeft size={16} strokeWidth={1.75} aria-hidden className="shrink-0" />
        <span className="truncate">{course.name}</span>
      </Link>
      <PageHead title={document.filename}>{children}</PageHead>
    </>
  );
}

function PageActions({ review }: { review: Review }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = useCallback(() => setAnchor(null), []);
  const usable = (can: boolean) => ({ "aria-disabled": !can, className: "aria-disabled:opacity-50" });
  return (
    <span className="flex">
      <IconButton
        {...usable(review.canUndo)}
        label={REVIEW.undo}
        icon={Undo2}
        aria-keyshortcuts="Control+Z"
        onClick={review.undo}
      />
      <IconButton
        {...usable(review.canRedo)}
        label={REVIEW.redo}
        icon={Redo2}
        aria-keyshortcuts="Control+Shift+Z"
        onClick={review.redo}
      />
      <IconButton
        label={REVIEW.keys}
        icon={Keyboard}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        className="touch:hidden"
        onPointerEnter={loadKeys}
        onFocus={loadKeys}
        onClick={({ currentTarget }) => setAnchor(anchor ? null : currentTarget)}
      />
      {anchor && (
        <Suspense>
          <KeysHelp anchor={anchor} onClose={close} />
        </Suspense>
      )}
    </span>
  );
}

function CheckButton({ review: { page, setChecked } }: { review: Review }) {
  return (
    <Button
      variant={page.checked ? "default" : "primary"}
      icon={Check}
      aria-pressed={page.checked}
      aria-keyshortcuts="Control+Enter"
      className={page.checked ? "text-accent-ink" : ""}
      onClick={() => setChecked(!page.checked)}
    >
      {page.checked ? REVIEW.checked : REVIEW.check}
    </Button>
  );
}

/** Stands where a page would that is not there. */
function NoPage({ found }: { found: ReviewPage }) {
  const { course, document, number, nextUnchecked } = found;
  const { pageCount, checkedPages } = document;
  const navigate = useNavigate();
  const turn = useCallback(
    (to: number) => navigate(reviewAddress(course.id, document.id, to), { preventScrollReset: true }),
    [navigate, course.id, document.id],
  );
  const isBeyond = number > pageCount;
  return (
    <>
      <DocumentHead found={found} />
      <PageBar {...{ number, pageCount, checkedPages, nextUnchecked }} onTurn={turn} />
      <Card as="div" className="min-h-[200px] content-center">
        <EmptyState
          icon={FileQuestion}
          text={isBeyond ? `${TURN.noPage} ${TURN.pages(pageCount)}` : TURN.notImported}
        >
          {isBeyond ? (
            <ButtonLink to={reviewAddress(course.id, document.id, pageCount)}>{TURN.toLast}</ButtonLink>
          ) : (
            <ButtonLink to={courseAddress(course.id)}>{TURN.toCourse}</ButtonLink>
          )}
        </EmptyState>
      </Card>
    </>
  );
}
