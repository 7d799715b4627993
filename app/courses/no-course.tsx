import { useNavigate } from "@remix-run/react";
import { NotebookPen } from "lucide-react";
import { useCall } from "~/platform/use-call";
import { Button } from "~/ui/button";
import { Card } from "~/ui/card";
import { EmptyState } from "~/ui/empty-state";
import { COURSE_MESSAGES } from "./labels";
import { NewCourse } from "./new-course";
import { pageAddress } from "./page-address";
import { NO_COURSE } from "./page-labels";

/** What the builder shows to a teacher without any course. */
export function NoCourse() {
  const { call, busy } = useCall();
  const navigate = useNavigate();

  async function addSample() {
    const made = await call({
      method: "POST",
      path: "/api/courses/sample",
      answer: async () => (await import("./schema")).courseMadeAnswer,
      success: COURSE_MESSAGES.created,
      failure: COURSE_MESSAGES.createFailed,
    });
    if (made.ok) navigate(pageAddress(made.data.courseId, 0));
  }

  return (
    <Card as="div" className="min-h-[200px] content-center">
      <EmptyState icon={NotebookPen} text={NO_COURSE.text}>
        <div className="flex flex-wrap justify-center gap-2">
          <NewCourse variant="primary" />
          <Button busy={busy} onClick={addSample}>
            {NO_COURSE.sample}
          </Button>
        </div>
      </EmptyState>
    </Card>
  );
}
