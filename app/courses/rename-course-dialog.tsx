import { useRevalidator } from "@remix-run/react";
import { useCall } from "~/platform/use-call";
import { CourseForm } from "./course-form";
import { COURSE_DIALOGS } from "./course-labels";
import { COURSE_MESSAGES } from "./labels";

interface RenameCourseDialogProps {
  course: { id: string; name: string; description: string };
  onClose: () => void;
}

/** Changes a course's name and description; its pages stay as they are. */
export default function RenameCourseDialog({ course, onClose }: RenameCourseDialogProps) {
  const { call, busy } = useCall();
  const { revalidate } = useRevalidator();

  return (
    <CourseForm
      title={COURSE_DIALOGS.renameTitle}
      submit={COURSE_DIALOGS.save}
      start={course}
      busy={busy}
      onClose={onClose}
      onSubmit={async (texts, show) => {
        const renamed = await call({
          method: "PUT",
          path: `/api/courses/${course.id}`,
          body: texts,
          success: COURSE_MESSAGES.updated,
          failure: false,
        });
        if (!renamed.ok)
          return show({ message: renamed.message || COURSE_MESSAGES.updateFailed, issues: renamed.issues });
        revalidate();
        onClose();
      }}
    />
  );
}
