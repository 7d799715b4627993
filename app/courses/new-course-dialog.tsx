import { useNavigate } from "@remix-run/react";
import { useCall } from "~/platform/use-call";
import { useToast } from "~/ui/toast";
import { CourseForm } from "./course-form";
import { COURSE_DIALOGS } from "./course-labels";
import { COURSE_MESSAGES } from "./labels";
import { pageAddress } from "./page-address";

const EMPTY = { name: "", description: "" };

/** Makes a course with its first page and goes there. */
export default function NewCourseDialog({ onClose }: { onClose: () => void }) {
  const { call, busy } = useCall();
  const toast = useToast();
  const navigate = useNavigate();

  return (
    <CourseForm
      title={COURSE_DIALOGS.newTitle}
      hint={COURSE_DIALOGS.newHint}
      submit={COURSE_DIALOGS.create}
      start={EMPTY}
      busy={busy}
      onClose={onClose}
      onSubmit={async (texts, show) => {
        const made = await call({
          method: "POST",
          path: "/api/courses",
          body: texts,
          answer: async () => (await import("./schema")).courseMadeAnswer,
          failure: false,
        });
        if (!made.ok)
          return show({ message: made.message || COURSE_MESSAGES.createFailed, issues: made.issues });
        const { courseId, message } = made.data;
        const page = await call({
          method: "POST",
          path: `/api/courses/${courseId}/pages`,
          body: {},
          failure: false,
        });
        if (page.ok) toast.success(message);
        else toast.error(COURSE_DIALOGS.firstPageFailed);
        onClose();
        navigate(pageAddress(courseId, 0));
      }}
    />
  );
}
