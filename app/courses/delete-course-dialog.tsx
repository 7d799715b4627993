import { useNavigate } from "@remix-run/react";
import { useCall } from "~/platform/use-call";
import ConfirmDialog from "~/ui/confirm-dialog";
import { COURSE_DIALOGS } from "./course-labels";
import { COURSE_MESSAGES } from "./labels";
import { BUILDER_PATH } from "./page-address";
import { COURSE_MENU } from "./page-labels";

interface DeleteCourseDialogProps {
  course: { id: string; name: string };
  pageCount: number;
  onClose: () => void;
}

/** Deletes a course, which asks first, and goes to another one. */
export default function DeleteCourseDialog({ course, pageCount, onClose }: DeleteCourseDialogProps) {
  const { call, busy } = useCall();
  const navigate = useNavigate();

  async function remove() {
    const gone = await call({
      method: "DELETE",
      path: `/api/courses/${course.id}`,
      success: COURSE_MESSAGES.deleted,
      failure: COURSE_MESSAGES.deleteFailed,
    });
    onClose();
    // deleted on another screen: there is nothing to come back to here either
    if (gone.ok || gone.status === 404) navigate(BUILDER_PATH);
  }

  return (
    <ConfirmDialog
      title={COURSE_DIALOGS.deleteTitle}
      text={COURSE_DIALOGS.deleteText(course.name, pageCount)}
      confirm={COURSE_MENU.remove}
      cancel={COURSE_DIALOGS.cancel}
      busy={busy}
      onConfirm={remove}
      onClose={onClose}
    />
  );
}
