import { ChevronsUpDown } from "lucide-react";
import { Suspense, useCallback, useRef, useState } from "react";
import { Button } from "~/ui/button";
import { lazyPart } from "~/ui/lazy-part";
import { BUILDER } from "./builder-labels";

const loadList = () => import("./course-list");
const CourseList = lazyPart(loadList);

interface CoursePickerProps {
  course: { id: string; name: string };
  onPick: (courseId: string) => void;
}

/** The course's name; pressing it lists the teacher's courses. */
export function CoursePicker({ course, onPick }: CoursePickerProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  return (
    <>
      <Button
        ref={button}
        variant="quiet"
        icon={ChevronsUpDown}
        className="-ml-3 min-w-0 shrink!"
        title={course.name}
        aria-label={BUILDER.course(course.name)}
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={loadList}
        onFocus={loadList}
        onClick={() => setOpen(!open)}
      >
        <span className="max-w-[26ch] min-w-0 truncate">{course.name}</span>
      </Button>
      {open && (
        <Suspense>
          <CourseList
            anchor={button.current}
            current={course.id}
            onClose={close}
            onPick={(id) => {
              close();
              if (id !== course.id) onPick(id);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
