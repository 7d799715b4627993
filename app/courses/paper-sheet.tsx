import { type AnyKind, allKinds } from "~/exercises/lookup";
import { lazyPart } from "~/ui/lazy-part";
import { PageOf } from "./drawn";
import { ExerciseView } from "./exercise-view";
import type { SheetSection } from "./page-sheet";
import { PREVIEW } from "./preview-labels";
import { isWritten, ReadingText } from "./reading-text";
import type { CoursePage } from "./schema";
import { WORKSHEET } from "./worksheet-labels";

/** How each kind looks on paper, fetched when a page has one. */
const ON_PAPER = new Map<string, ReturnType<typeof lazyPart<AnyKind["View"]>>>(
  allKinds().map(({ type, paper }) => [type, lazyPart(async () => ({ default: (await paper()).Worksheet }))]),
);

interface PaperSheetProps {
  course: string;
  page: CoursePage;
  sections: readonly SheetSection[];
  withTexts: boolean;
}

/** What students get on paper: room for their names, the texts, the exercises to be filled in with a pen. */
export function PaperSheet({ course, page, sections, withTexts }: PaperSheetProps) {
  const hasText = withTexts && page.blocks.some(isWritten);
  return (
    <article aria-label={WORKSHEET.sheet} className="worksheet grid grid-cols-1 content-start gap-6">
      <header className="grid grid-cols-1 gap-4">
        <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
          <h2 className="min-w-0 font-read text-lg font-semibold wrap-anywhere">{course}</h2>
          {page.page && (
            <p className="min-w-0 text-sm wrap-anywhere text-muted">{WORKSHEET.page(page.page)}</p>
          )}
        </div>
        <div className="grid grid-cols-[3fr_1.4fr_1.6fr] gap-x-6 gap-y-4 text-sm phone:grid-cols-2 phone:[&>:first-child]:col-span-2">
          {[WORKSHEET.name, WORKSHEET.class, WORKSHEET.date].map((what) => (
            <p key={what} className="worksheet-line flex h-7 items-end pb-1 text-muted">
              {what}
            </p>
          ))}
        </div>
      </header>
      {hasText && <ReadingText blocks={page.blocks} className="text-md" />}
      <PageOf sections={page.sections}>
        {sections.map(({ number, name, exercises }) => (
          <section key={number} className="grid min-w-0 grid-cols-1 gap-5">
            <h3 className="border-b border-line pb-1 text-sm font-semibold tracking-wide wrap-anywhere text-muted">
              {name || PREVIEW.section(number)}
            </h3>
            {exercises.map(({ number: own, title, exercise }) => {
              const Worksheet = ON_PAPER.get(exercise.type);
              return (
                <div key={own} className="grid min-w-0 break-inside-avoid grid-cols-1 gap-2.5">
                  <h4 className="break-after-avoid text-base font-semibold wrap-break-word">
                    <span className="num mr-1.5">{own}.</span>
                    {title}
                  </h4>
                  {Worksheet && <ExerciseView as={Worksheet} exercise={exercise} />}
                </div>
              );
            })}
          </section>
        ))}
      </PageOf>
      {!hasText && sections.length === 0 && (
        <p className="text-sm text-muted print:hidden">{WORKSHEET.empty}</p>
      )}
    </article>
  );
}
