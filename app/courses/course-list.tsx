import { Check, Search } from "lucide-react";
import { type KeyboardEvent, useEffect, useId, useState } from "react";
import { agoText } from "~/platform/ago";
import { matches } from "~/platform/matches";
import { Button } from "~/ui/button";
import { Popover } from "~/ui/popover";
import { COURSE_PICKER } from "./course-labels";
import { MAX_NAME_LENGTH } from "./limits";
import type { CourseRow } from "./schema";
import { useAllCourses } from "./use-all-courses";

interface CourseListProps {
  anchor: HTMLElement | null;
  /** The course on the screen. */
  current: string;
  onPick: (courseId: string) => void;
  onClose: () => void;
}

/** The teacher's courses, to be found by parts of their names: a combobox with a list, driven by the keyboard. */
export default function CourseList({ anchor, current, onPick, onClose }: CourseListProps) {
  const { courses, state, again } = useAllCourses();
  const [text, setText] = useState("");
  const [active, setActive] = useState<string | null>(null);
  const [now] = useState(Date.now);
  const id = useId();

  const found = courses.filter(({ name }) => matches(name, text));
  const chosen =
    found.find((course) => course.id === active) ??
    (text.trim() === "" ? found.find((course) => course.id === current) : undefined) ??
    found[0];
  const optionId = (course: CourseRow) => `${id}${course.id}`;

  const chosenId = chosen && optionId(chosen);
  useEffect(() => {
    if (chosenId) document.getElementById(chosenId)?.scrollIntoView({ block: "nearest" });
  }, [chosenId]);

  function onKeyDown(event: KeyboardEvent) {
    const at = chosen ? found.indexOf(chosen) : -1;
    const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
    if (step !== 0) setActive(found[(at + step + found.length) % found.length]?.id ?? null);
    else if (event.key === "Enter" && !event.nativeEvent.isComposing && chosen) onPick(chosen.id);
    else return;
    event.preventDefault();
  }

  return (
    <Popover
      anchor={anchor}
      open
      onClose={onClose}
      label={COURSE_PICKER.title}
      className="w-[min(380px,calc(100vw-16px))] p-0!"
    >
      <div className="flex items-center gap-2.5 border-b border-line px-3.5">
        <Search size={16} strokeWidth={1.75} aria-hidden className="flex-none text-muted" />
        <input
          role="combobox"
          aria-label={COURSE_PICKER.filter}
          aria-expanded={found.length > 0}
          aria-controls={id}
          aria-autocomplete="list"
          aria-activedescendant={chosenId}
          placeholder={COURSE_PICKER.filter}
          autoComplete="off"
          spellCheck={false}
          maxLength={MAX_NAME_LENGTH}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setActive(null);
          }}
          onKeyDown={onKeyDown}
          className="h-[44px] min-w-0 grow bg-transparent text-base outline-none touch:text-md"
        />
      </div>
      <div
        id={id}
        role="listbox"
        aria-label={COURSE_PICKER.title}
        className="max-h-[min(360px,50dvh)] overflow-y-auto p-1.5 empty:hidden"
      >
        {found.map((course) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the combobox's
          <div
            key={course.id}
            id={optionId(course)}
            role="option"
            tabIndex={-1}
            aria-selected={course === chosen}
            aria-current={course.id === current || undefined}
            onClick={() => onPick(course.id)}
            onPointerMove={() => setActive(course.id)}
            className="grid min-h-[48px] cursor-pointer grid-cols-[16px_minmax(0,1fr)] items-center gap-x-2.5 rounded-control px-2.5 py-1 text-sm aria-selected:bg-hover"
          >
            {course.id === current ? (
              <Check size={16} strokeWidth={2} aria-hidden className="text-accent-ink" />
            ) : (
              <span />
            )}
            <span className="grid">
              <span className="truncate font-medium">{course.name}</span>
              <span className="num truncate text-xs text-muted">
                {COURSE_PICKER.pages(course.pageCount)} ·{" "}
                {COURSE_PICKER.changed(agoText(course.updatedAt, now))}
              </span>
            </span>
          </div>
        ))}
      </div>
      <div role="status" className="text-center text-sm text-muted">
        {state === "loading" && <p className="px-4 py-3">{COURSE_PICKER.loading}</p>}
        {state === "failed" && (
          <p className="flex flex-wrap items-center justify-center gap-2 px-4 py-3">
            {COURSE_PICKER.failed}
            <Button size="small" onClick={again}>
              {COURSE_PICKER.again}
            </Button>
          </p>
        )}
        {state === "ready" && found.length === 0 && (
          <p className="px-4 py-5 wrap-break-word">
            {courses.length === 0 ? COURSE_PICKER.none : COURSE_PICKER.nothing(text.trim())}
          </p>
        )}
      </div>
    </Popover>
  );
}
