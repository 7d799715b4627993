import { ChevronRight } from "lucide-react";
import { useId, useState } from "react";
import { kindOf } from "~/exercises/lookup";
import { Badge } from "~/ui/badge";
import { BUILDER } from "./builder-labels";
import { ExerciseView } from "./exercise-view";
import type { Change, ComparedExercise, ComparedSection } from "./section-changes";
import { CONFLICT } from "./trouble-labels";

/** A version of a page's exercises: what differs is marked, and each can be opened to be seen. */
export function VersionList({ title, sections }: { title: string; sections: ComparedSection[] }) {
  const titleId = useId();
  return (
    <section
      aria-labelledby={titleId}
      className="min-w-0 rounded-control border border-line bg-surface p-2.5"
    >
      <h2 id={titleId} className="text-xs font-semibold text-muted">
        {title}
      </h2>
      {sections.length === 0 && <p className="text-sm text-muted">{BUILDER.noSections}</p>}
      {sections.map(({ name, change, exercises }, i) => (
        <div key={i} className="pt-1.5">
          <h3 className="flex min-w-0 flex-wrap items-center gap-1.5 text-sm font-semibold wrap-anywhere">
            {name || BUILDER.section(i + 1)}
            <Mark change={change} />
          </h3>
          <ul>
            {exercises.map((compared, place) => (
              <Entry key={place} {...compared} />
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

/** One exercise by its name and kind; opened, as its student sees it. */
function Entry({ exercise, change }: ComparedExercise) {
  const [open, setOpen] = useState(false);
  const kind = kindOf(exercise.type);
  // of a type that nobody here knows: there is nothing to see
  if (!kind) return null;
  const name = typeof exercise.name === "string" ? exercise.name : "";
  return (
    <li className="min-w-0">
      <button
        type="button"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        className="-mx-1 flex min-h-7 w-[calc(100%+8px)] min-w-0 items-start gap-1 rounded-control px-1 py-1 text-left text-sm hover:bg-hover touch:min-h-11 touch:items-center"
      >
        <ChevronRight
          size={14}
          strokeWidth={1.75}
          aria-hidden
          className={`mt-0.5 shrink-0 transition-transform ${open ? "rotate-90" : ""}`}
        />
        <span className="flex min-w-0 flex-wrap items-center gap-1.5 wrap-anywhere">
          {name && <span>{name}</span>}
          <span className={name ? "text-muted" : ""}>{kind.label}</span>
          <Mark change={change} />
        </span>
      </button>
      {open && (
        <div className="min-w-0 pt-1 pb-2 pl-5">
          <ExerciseView as={kind.View} exercise={exercise} />
        </div>
      )}
    </li>
  );
}

const Mark = ({ change }: { change: Change | null }) =>
  change && <Badge tone={change === "moved" ? "neutral" : "warn"}>{CONFLICT[change]}</Badge>;
