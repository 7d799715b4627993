import { type KeyboardEvent, useId, useState } from "react";
import { MAX_REFERENCE_LENGTH } from "./limits";
import { REVIEW } from "./review-labels";
import { linksPath, type TreeActs } from "./use-tree";

interface SectionLinksProps {
  /** Null without any. */
  links: string | null;
  /** Of the text. */
  path: string;
  label: string;
  /** There is a field for them, even without any. */
  isOpen: boolean;
  acts: TreeActs;
}

const isLinks = (text: string) => text.split("\n").every((link) => /^https:\/\/[^\s]+$/i.test(link));

/** Empty lines are none. */
const tidy = (text: string) =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "")
    .join("\n");

/** The links of a text, one a line; what is no link yet stays in its field. */
export function SectionLinks({ links: stored, path, label, isOpen, acts }: SectionLinksProps) {
  /** What is typed as long as it differs from what is stored. */
  const [typed, setTyped] = useState<string | null>(null);
  const [isLeft, setLeft] = useState(false);
  const noteId = useId();
  if (stored === null && typed === null && !isOpen) return null;
  const text = typed ?? stored ?? "";
  const isBad = isLeft && tidy(text) !== "" && !isLinks(tidy(text));

  function change(next: string) {
    setTyped(next);
    const links = tidy(next);
    if (links === "") acts.change(path, { external_reference: null });
    else if (isLinks(links)) acts.change(path, { external_reference: links });
  }

  function onBlur() {
    setLeft(true);
    const links = tidy(text);
    if (links === "" || isLinks(links)) setTyped(null);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== "Escape") return;
    event.stopPropagation();
    setTyped(null);
    acts.select(path, "focus");
  }

  return (
    <div className="grid gap-0.5">
      <textarea
        id={linksPath(path)}
        aria-label={label}
        aria-describedby={noteId}
        aria-invalid={isBad || undefined}
        rows={1}
        autoComplete="off"
        spellCheck={false}
        maxLength={MAX_REFERENCE_LENGTH}
        value={text}
        placeholder="https://"
        onChange={(event) => change(event.target.value)}
        onFocus={() => setLeft(false)}
        onBlur={onBlur}
        onKeyDown={onKeyDown}
        className="field-sizing-content -mx-1 w-[calc(100%+8px)] resize-none rounded-control bg-transparent px-1 py-0.5 text-xs break-all text-accent-ink aria-invalid:text-danger"
      />
      <p id={noteId} className={isBad ? "text-xs text-danger" : "sr-only"}>
        {isBad ? REVIEW.badLink : REVIEW.linksHint}
      </p>
    </div>
  );
}
