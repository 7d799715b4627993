import { useMemo } from "react";
import { Button } from "~/ui/button";
import { Notice } from "~/ui/notice";
import type { Section } from "./schema";
import { comparedWith } from "./section-changes";
import { CONFLICT } from "./trouble-labels";
import { VersionList } from "./version-list";

interface SectionsConflictProps {
  mine: readonly Section[];
  theirs: readonly Section[];
  onChoose: (sections: readonly Section[]) => void;
}

/** Both versions of a page's exercises, and which is to stand (product §6); in view wherever the pane is scrolled to. */
export default function SectionsConflict({ mine, theirs, onChoose }: SectionsConflictProps) {
  const versions = useMemo(
    () => [
      { title: CONFLICT.myExercises, sections: comparedWith(mine, theirs) },
      { title: CONFLICT.theirExercises, sections: comparedWith(theirs, mine) },
    ],
    [mine, theirs],
  );
  return (
    <div className="z-1 grid gap-2 rounded-card bg-canvas lg:sticky lg:top-0 lg:shadow-float">
      <Notice tone="warn" urgent>
        <p>{CONFLICT.exercises}</p>
        <div className="mt-2 flex flex-wrap gap-2">
          <Button size="small" onClick={() => onChoose(mine)}>
            {CONFLICT.keepMine}
          </Button>
          <Button size="small" onClick={() => onChoose(theirs)}>
            {CONFLICT.keepTheirs}
          </Button>
        </div>
      </Notice>
      <div className="grid gap-2 px-2 pb-2 sm:grid-cols-2 lg:max-h-[40vh] lg:overflow-y-auto">
        {versions.map((version) => (
          <VersionList key={version.title} {...version} />
        ))}
      </div>
    </div>
  );
}
