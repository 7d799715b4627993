import { IndentDecrease, IndentIncrease, Link as LinkIcon, Plus, Trash2 } from "lucide-react";
import { ActionList } from "~/ui/action-list";
import { REVIEW } from "./review-labels";
import { insertion, inwards, newSection, type Outline, outwards, placeIn } from "./section-moves";
import type { TreeActs } from "./use-tree";

interface SectionMenuProps {
  outline: Outline;
  path: string;
  anchor: HTMLElement;
  acts: TreeActs;
  onLinks: (path: string) => void;
  onClose: () => void;
}

/** What the "…" of a text opens. */
export default function SectionMenu({ outline, path, anchor, acts, onLinks, onClose }: SectionMenuProps) {
  const { list, index } = placeIn(path);
  const then = (act: (path: string) => void) => () => {
    onClose();
    act(path);
  };
  const actions = [
    {
      label: REVIEW.addBelow,
      icon: Plus,
      run: then(acts.add),
      disabled: insertion(outline, list, index + 1, newSection(outline)) === null,
    },
    { label: REVIEW.addLink, icon: LinkIcon, run: then(onLinks) },
    {
      label: REVIEW.inwards,
      icon: IndentIncrease,
      run: then(acts.inwards),
      disabled: inwards(outline, path) === null,
    },
    {
      label: REVIEW.outwards,
      icon: IndentDecrease,
      run: then(acts.outwards),
      disabled: outwards(outline, path) === null,
    },
    { label: REVIEW.remove, icon: Trash2, run: then(acts.remove), danger: true },
  ];
  return <ActionList anchor={anchor} label={REVIEW.actions} actions={actions} onClose={onClose} />;
}
