import { type KeyboardEvent, useRef } from "react";
import { MAX_CONTENT_LENGTH } from "./limits";
import { REVIEW } from "./review-labels";
import type { Section } from "./schema";
import { contentPath, type TreeActs } from "./use-tree";

/** Headings look like headings. */
const LOOKS: Record<Section["content_type"], string> = {
  header: "text-lg font-semibold leading-snug",
  subheader: "text-md font-semibold leading-snug",
  text: "text-md leading-relaxed",
};

interface SectionTextProps {
  section: Section;
  path: string;
  place: string;
  acts: TreeActs;
}

/** The words: Enter goes on to the next text, Esc gives back what stood there. */
export function SectionText({ section: { content, content_type }, path, place, acts }: SectionTextProps) {
  const before = useRef(content);

  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (event.nativeEvent.isComposing || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey)
      return;
    if (event.key === "Enter") acts.step(path, 1, "text");
    else if (event.key === "Escape") {
      acts.type(path, before.current);
      acts.select(path, "focus");
    } else return;
    event.preventDefault();
    event.stopPropagation();
    acts.rest();
  }

  return (
    <textarea
      id={contentPath(path)}
      data-text
      data-page-text
      aria-label={REVIEW.content(place)}
      rows={1}
      autoComplete="off"
      maxLength={MAX_CONTENT_LENGTH}
      value={content}
      onFocus={() => {
        before.current = content;
      }}
      onBlur={acts.rest}
      onChange={(event) => acts.type(path, event.target.value)}
      onKeyDown={onKeyDown}
      className={`field-sizing-content supports-[field-sizing:content]:overflow-clip -mx-1 min-h-8 w-[calc(100%+8px)] resize-none scroll-my-16 rounded-control bg-transparent px-1 py-0.5 font-read touch:min-h-10 ${LOOKS[content_type]}`}
    />
  );
}
