import { Ellipsis } from "lucide-react";
import { Suspense, useCallback, useRef, useState } from "react";
import { IconButton } from "~/ui/button";
import { lazyPart } from "~/ui/lazy-part";
import { COURSE_MENU } from "./page-labels";

const loadActions = () => import("./course-actions");
const CourseActions = lazyPart(loadActions);
const ImportDialog = lazyPart(() => import("~/documents/import-dialog"));
const RenameCourseDialog = lazyPart(() => import("./rename-course-dialog"));
const DeleteCourseDialog = lazyPart(() => import("./delete-course-dialog"));

interface CourseMenuProps {
  course: { id: string; name: string; description: string };
  pageCount: number;
}

/** The rest of what can be done with a course: rename it, import a PDF into it, delete it. */
export function CourseMenu({ course, pageCount }: CourseMenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState<"menu" | "rename" | "import" | "delete" | null>(null);
  const close = useCallback(() => setOpen(null), []);
  const closeMenu = useCallback(() => setOpen((now) => (now === "menu" ? null : now)), []);
  return (
    <>
      <IconButton
        ref={button}
        label={COURSE_MENU.more}
        icon={Ellipsis}
        aria-haspopup="dialog"
        aria-expanded={open === "menu"}
        onPointerEnter={loadActions}
        onFocus={loadActions}
        onClick={() => setOpen(open === "menu" ? null : "menu")}
      />
      {open === "menu" && (
        <Suspense>
          <CourseActions
            anchor={button.current}
            onRename={() => setOpen("rename")}
            onImport={() => setOpen("import")}
            onDelete={() => setOpen("delete")}
            onClose={closeMenu}
          />
        </Suspense>
      )}
      {open && open !== "menu" && (
        <Suspense>
          {open === "import" && <ImportDialog courseId={course.id} onClose={close} />}
          {open === "rename" && <RenameCourseDialog course={course} onClose={close} />}
          {open === "delete" && <DeleteCourseDialog course={course} pageCount={pageCount} onClose={close} />}
        </Suspense>
      )}
    </>
  );
}
