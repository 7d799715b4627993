import { Play, Save } from "lucide-react";
import { Button, ButtonLink } from "~/ui/button";
import { PageHead } from "~/ui/page-head";
import { BUILDER } from "./builder-labels";
import { CourseMenu } from "./course-menu";
import { CoursePicker } from "./course-picker";
import { NewCourse } from "./new-course";
import { pageAddress } from "./page-address";
import type { PageAnswer } from "./schema";

interface BuilderHeadProps {
  course: PageAnswer["course"];
  index: number;
  pageCount: number;
  saving: boolean;
  onPick: (courseId: string) => void;
  onSave: () => void;
}

/** Title and actions of the builder, as drawn: which course, what students see, a new one, save. */
export function BuilderHead({ course, index, pageCount, saving, onPick, onSave }: BuilderHeadProps) {
  return (
    <PageHead title={BUILDER.title}>
      <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-2 phone:contents print:hidden">
        <CoursePicker course={course} onPick={onPick} />
        {pageCount > 0 && (
          <ButtonLink to={pageAddress(course.id, Math.min(index, pageCount - 1), "preview")} icon={Play}>
            {BUILDER.preview}
          </ButtonLink>
        )}
        <NewCourse />
        <Button variant="primary" icon={Save} busy={saving} onClick={onSave}>
          {BUILDER.saveCourse}
        </Button>
        <CourseMenu course={course} pageCount={pageCount} />
      </div>
    </PageHead>
  );
}
