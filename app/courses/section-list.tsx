import { ListChecks, Plus } from "lucide-react";
import { lazy, type MouseEvent, Suspense } from "react";
import { flushSync } from "react-dom";
import { Button } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { Notice } from "~/ui/notice";
import { useReorder } from "~/ui/use-reorder";
import { BUILDER } from "./builder-labels";
import { MAX_SECTIONS } from "./limits";
import { SaveState } from "./save-state";
import type { Section } from "./schema";
import { SectionCard } from "./section-card";
import { keyOfSection } from "./section-keys";
import type { Desk } from "./use-desk";
import { useSections } from "./use-sections";

const SectionsConflict = lazy(() => import("./sections-conflict"));

interface SectionListProps {
  desk: Desk;
  loaded: readonly Section[];
}

/** The sections of a page with their exercises (spec §2). */
export function SectionList({ desk, loaded }: SectionListProps) {
  const edits = useSections(desk, loaded);
  const { value: sections, state, theirs, message } = edits.shown;
  const reorder = useReorder({
    count: sections.length,
    onMove: edits.moveSection,
    labelOf: (index) => BUILDER.section(index + 1),
  });
  function add({ currentTarget }: MouseEvent<HTMLElement>) {
    const pane = currentTarget.closest("section");
    flushSync(edits.addSection);
    pane?.querySelectorAll<HTMLElement>("[data-section-name]")[sections.length]?.focus();
  }

  return (
    <>
      {state === "conflict" && (
        <Suspense>
          <SectionsConflict
            onMine={() => edits.settle(sections)}
            onTheirs={() => theirs && edits.settle(theirs)}
          />
        </Suspense>
      )}
      {state === "refused" && <Notice tone="danger">{message}</Notice>}
      {sections.length === 0 ? (
        <EmptyState icon={ListChecks} text={BUILDER.noSections} />
      ) : (
        <ul {...reorder.list} className="grid gap-3">
          {sections.map((section, i) => (
            <SectionCard
              key={keyOfSection(section)}
              section={section}
              number={i + 1}
              edits={edits}
              reorder={reorder}
            />
          ))}
        </ul>
      )}
      <p role="status" className="sr-only">
        {reorder.announcement}
      </p>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Button icon={Plus} onClick={add} disabled={sections.length >= MAX_SECTIONS}>
          {BUILDER.addSection}
        </Button>
        <SaveState state={state} />
      </div>
    </>
  );
}
