import { Plus } from "lucide-react";
import { type ComponentProps, Suspense, useState } from "react";
import { Button } from "~/ui/button";
import { lazyPart } from "~/ui/lazy-part";
import { BUILDER } from "./builder-labels";

const loadDialog = () => import("./new-course-dialog");
const NewCourseDialog = lazyPart(loadDialog);

/** The button "New Course" and the dialog that it opens. */
export function NewCourse({ variant }: Pick<ComponentProps<typeof Button>, "variant">) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant={variant}
        icon={Plus}
        aria-haspopup="dialog"
        onPointerEnter={loadDialog}
        onFocus={loadDialog}
        onClick={() => setOpen(true)}
      >
        {BUILDER.newCourse}
      </Button>
      {open && (
        <Suspense>
          <NewCourseDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
