import { BookOpen } from "lucide-react";
import { Card } from "~/ui/card";
import { EmptyState } from "~/ui/empty-state";
import { PageOf } from "./drawn";
import { sheetOf } from "./page-sheet";
import { PREVIEW } from "./preview-labels";
import { PreviewSection } from "./preview-section";
import { isWritten, ReadingText } from "./reading-text";
import type { CoursePage } from "./schema";

/** The texts of a page, and below them its sections. */
export function PreviewPage({ page }: { page: CoursePage }) {
  const sections = sheetOf(page.sections);
  const hasText = page.blocks.some(isWritten);
  if (!hasText && sections.length === 0)
    return (
      <Card as="div" className="min-h-[200px] content-center">
        <EmptyState icon={BookOpen} text={PREVIEW.empty} />
      </Card>
    );
  return (
    <div className="grid min-w-0 grid-cols-1 gap-4">
      {hasText && (
        <Card aria-label={PREVIEW.text} className="px-6! py-6! phone:px-4! phone:py-5!">
          <ReadingText blocks={page.blocks} className="max-w-[68ch] text-[1.0625rem]" />
        </Card>
      )}
      <PageOf sections={page.sections}>
        {sections.map((section) => (
          <PreviewSection key={section.number} section={section} />
        ))}
      </PageOf>
    </div>
  );
}
