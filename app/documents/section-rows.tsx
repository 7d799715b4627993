import { Ellipsis } from "lucide-react";
import { type KeyboardEvent, memo } from "react";
import { IconButton } from "~/ui/button";
import { DragHandle } from "~/ui/drag-handle";
import { type ReorderRows, useReorder } from "~/ui/use-reorder";
import { Choice } from "./choice";
import { DRAG_BEYOND } from "./pairs";
import { LEVELS, REVIEW, TYPES } from "./review-labels";
import type { ReviewTools } from "./review-tools";
import type { Section } from "./schema";
import { SectionLinks } from "./section-links";
import { SectionText } from "./section-text";
import { contentPath, type TreeActs } from "./use-tree";

export const loadMenu = () => import("./section-menu");

interface SectionRowsProps {
  sections: readonly Section[];
  /** Of the list. */
  path: string;
  /** The path of the section that is selected if it is in this list, or in branches of it. */
  selected: string | null;
  acts: TreeActs;
  note?: ReviewTools["note"];
  onMenu: (path: string, anchor: HTMLElement) => void;
  /** The section to which links are being added. */
  linking: string | null;
}

/** A list of sections that can be put in another order. */
export const SectionRows = memo(function SectionRows(props: SectionRowsProps) {
  const { sections, path, selected, ...rest } = props;
  const { acts } = rest;
  const reorder = useReorder({
    count: sections.length,
    onMove: (from, to) => acts.move(`${path}-${from}`, to),
    labelOf: (index) => sections[index]?.content.slice(0, 40) || REVIEW.unnamed,
    beyond: DRAG_BEYOND,
  });
  const keys = keysFor(sections);
  return (
    <>
      <ul {...reorder.list} className="grid min-w-0 grid-cols-1 gap-2">
        {sections.map((section, i) => {
          const own = `${path}-${i}`;
          const isIn = selected === own || selected?.startsWith(`${own}-`);
          return (
            <SectionItem
              key={keys[i]}
              section={section}
              path={own}
              index={i}
              selected={isIn ? selected : null}
              rows={reorder.rows}
              {...rest}
            />
          );
        })}
      </ul>
      <p role="status" className="sr-only">
        {reorder.announcement}
      </p>
    </>
  );
});

/** Ids, made unique where a page that is still being put right has one twice. */
function keysFor(sections: readonly Section[]): string[] {
  const seen = new Set<string>();
  return sections.map(({ section_id }, i) => {
    const key = seen.has(section_id) ? `${section_id} ${i}` : section_id;
    seen.add(key);
    return key;
  });
}

interface SectionItemProps extends Omit<SectionRowsProps, "sections"> {
  section: Section;
  index: number;
  rows: ReorderRows;
}

/** How the place of a section is said: "2.1" for the first branch of the second one. */
const placeName = (path: string) =>
  (path.match(/\d+/g) ?? [])
    .slice(1)
    .map((step) => Number(step) + 1)
    .join(".");

/**
 * A text of the page. Tab goes from text to text; what else can be done to it stands before its text, within reach of
 * Shift+Tab, while it is selected.
 */
export const SectionItem = memo(function SectionItem(props: SectionItemProps) {
  const { section, path, index, selected, rows, ...rest } = props;
  const { acts, note, onMenu, linking } = rest;
  const isSelected = selected === path;
  const place = placeName(path);
  const reach = isSelected ? 0 : -1;
  const keys = { tabIndex: reach };

  return (
    <li
      {...rows.item(index)}
      id={path}
      tabIndex={-1}
      aria-current={isSelected || undefined}
      onKeyDown={(event) => onRowKey(event, path, index, acts, rows)}
      onFocus={(event) => {
        event.stopPropagation();
        acts.select(path);
      }}
      className="grid min-w-0 scroll-my-16 grid-cols-1 gap-2 rounded-card"
    >
      <div
        className={`grid grid-cols-[auto_minmax(0,1fr)] rounded-card border bg-surface py-1.5 pr-2 pl-1.5 [contain-intrinsic-size:auto_72px] [content-visibility:auto] ${isSelected ? "border-accent" : "border-line"}`}
      >
        <DragHandle {...rows.handle(index)} {...keys} className="touch:-mt-1" />
        <div className="grid min-w-0 gap-0.5">
          <div className="flex min-h-7 min-w-0 items-center gap-1 text-xs text-muted">
            <span className="num mr-1">{place}</span>
            <Choice
              {...keys}
              label={REVIEW.type(place)}
              value={section.content_type}
              names={TYPES}
              onChange={(content_type) => acts.change(path, { content_type })}
            />
            <Choice
              {...keys}
              label={REVIEW.tag(place)}
              value={section.tag}
              names={LEVELS}
              onChange={(tag) => acts.change(path, { tag })}
            />
            <span className="grow" />
            <IconButton
              {...keys}
              size="small"
              icon={Ellipsis}
              label={REVIEW.more(place)}
              aria-haspopup="dialog"
              onPointerEnter={loadMenu}
              onFocus={loadMenu}
              onClick={({ currentTarget }) => onMenu(path, currentTarget)}
            />
          </div>
          <SectionText section={section} path={path} place={place} acts={acts} />
          {note?.(contentPath(path), section.content)}
          <SectionLinks
            links={section.external_reference}
            path={path}
            label={REVIEW.links(place)}
            isOpen={linking === path}
            acts={acts}
          />
        </div>
      </div>
      {section.branches.length > 0 && (
        <div className="ml-4 border-l border-line pl-3 phone:ml-1.5 phone:pl-2">
          <SectionRows
            sections={section.branches}
            path={`${path}-branches`}
            selected={isSelected ? null : selected}
            {...rest}
          />
        </div>
      )}
    </li>
  );
});

function onRowKey(
  event: KeyboardEvent,
  path: string,
  index: number,
  acts: TreeActs,
  rows: ReorderRows,
): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.nativeEvent.isComposing) return;
  const isRow = event.target === event.currentTarget;
  const inText = event.target instanceof HTMLTextAreaElement;
  const by = event.key === "ArrowUp" ? -1 : event.key === "ArrowDown" ? 1 : null;
  if (event.defaultPrevented) {
    // a handle has moved its row itself: those around it stay
    event.stopPropagation();
    return;
  }
  if (event.altKey) {
    if (by) rows.move(index, index + by, inText ? "[data-text]" : isRow ? "[data-reorder-row]" : undefined);
    else if (event.key === "ArrowRight" && !inText) acts.inwards(path);
    else if (event.key === "ArrowLeft" && !inText) acts.outwards(path);
    else return;
  } else if (event.key === "F2" || (isRow && event.key === "Enter")) acts.select(contentPath(path), "focus");
  else if (isRow && by) acts.step(path, by, "row");
  else if (isRow && event.key === "Delete") acts.remove(path);
  else return;
  event.preventDefault();
  event.stopPropagation();
}
