import { ListChecks, Plus } from "lucide-react";
import { Suspense, useEffect, useRef } from "react";
import { Button } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { lazyPart } from "~/ui/lazy-part";
import { Notice } from "~/ui/notice";
import { SaveState } from "~/ui/save-state";
import { useReorder } from "~/ui/use-reorder";
import { BUILDER } from "./builder-labels";
import { PageOf } from "./drawn";
import { MAX_SECTIONS } from "./limits";
import type { Section } from "./schema";
import { SectionCard } from "./section-card";
import { keyOfSection } from "./section-keys";
import type { Desk } from "./use-desk";
import { useSections } from "./use-sections";

const SectionsConflict = lazyPart(() => import("./sections-conflict"));

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
  const addButton = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLUListElement | null>(null);
  const isNaming = useRef(false);

  // once it is drawn
  useEffect(() => {
    if (!isNaming.current) return;
    isNaming.current = false;
    list.current?.querySelector<HTMLElement>(":scope > :last-child input")?.focus();
  });

  return (
    <>
      {state === "conflict" && theirs && (
        <Suspense>
          <SectionsConflict mine={sections} theirs={theirs} onChoose={edits.settle} />
        </Suspense>
      )}
      {state === "refused" && <Notice tone="danger">{message}</Notice>}
      {sections.length === 0 ? (
        <EmptyState icon={ListChecks} text={BUILDER.noSections} />
      ) : (
        <PageOf sections={loaded}>
          <ul
            {...reorder.list}
            ref={(element) => {
              list.current = element;
              reorder.list.ref(element);
            }}
            className="grid gap-3"
          >
            {sections.map((section, i) => (
              <SectionCard
                key={keyOfSection(section)}
                section={section}
                number={i + 1}
                edits={edits}
                reorder={reorder}
                onDelete={() => {
                  edits.deleteSection(keyOfSection(section));
                  // its own button goes with it
                  addButton.current?.focus();
                }}
              />
            ))}
          </ul>
        </PageOf>
      )}
      <p role="status" className="sr-only">
        {reorder.announcement}
      </p>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Button
          ref={addButton}
          icon={Plus}
          disabled={sections.length >= MAX_SECTIONS}
          onClick={() => {
            isNaming.current = true;
            edits.addSection();
          }}
        >
          {BUILDER.addSection}
        </Button>
        <SaveState state={state} />
      </div>
    </>
  );
}
