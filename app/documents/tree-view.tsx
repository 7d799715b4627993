import { FileText, Plus } from "lucide-react";
import { Suspense, useCallback, useEffect, useState } from "react";
import { Button } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { lazyPart } from "~/ui/lazy-part";
import { MAX_SECTIONS } from "./limits";
import { sectionsPath } from "./review-address";
import { REVIEW } from "./review-labels";
import type { ReviewTools } from "./review-tools";
import { everySection } from "./section-moves";
import { loadMenu, SectionRows } from "./section-rows";
import type { Review } from "./use-review";
import { linksPath, useTree } from "./use-tree";

const SectionMenu = lazyPart(loadMenu);

interface TreeViewProps {
  review: Review;
  note?: ReviewTools["note"];
}

/** The texts of a page, those that belong to another one inside it. */
export function TreeView({ review, note }: TreeViewProps) {
  const { sections } = review.page;
  const path = sectionsPath(review.number);
  const acts = useTree(review);
  const [menu, setMenu] = useState<{ path: string; anchor: HTMLElement } | null>(null);
  const openMenu = useCallback(
    (at: string, anchor: HTMLElement) =>
      setMenu((now) => (now?.anchor === anchor ? null : { path: at, anchor })),
    [],
  );
  const closeMenu = useCallback(() => setMenu(null), []);
  const [linking, setLinking] = useState<string | null>(null);
  useEffect(() => {
    if (linking) document.getElementById(linksPath(linking))?.focus();
  }, [linking]);
  const isFull = everySection(sections, path).length >= MAX_SECTIONS;

  return (
    <>
      {sections.length === 0 ? (
        <EmptyState icon={FileText} text={REVIEW.empty} />
      ) : (
        <SectionRows
          sections={sections}
          path={path}
          selected={review.selected}
          acts={acts}
          note={note}
          onMenu={openMenu}
          linking={linking}
        />
      )}
      <Button icon={Plus} disabled={isFull} onClick={() => acts.add(null)} className="w-full">
        {REVIEW.add}
      </Button>
      {isFull && <p className="text-center text-xs text-muted">{REVIEW.full}</p>}
      {menu && (
        <Suspense>
          <SectionMenu
            outline={{ sections, path }}
            path={menu.path}
            anchor={menu.anchor}
            acts={acts}
            onLinks={setLinking}
            onClose={closeMenu}
          />
        </Suspense>
      )}
    </>
  );
}
