import { Button } from "~/ui/button";
import { Notice } from "~/ui/notice";
import type { ReviewedPage } from "./page-channel";
import { PAGE_CONFLICT } from "./review-labels";
import { everySection } from "./section-moves";

interface PageConflictProps {
  mine: ReviewedPage;
  theirs: ReviewedPage;
  onChoose: (page: ReviewedPage) => void;
}

/** How many texts of each page are shown. */
const MOST = 5;

const textsOf = ({ sections }: ReviewedPage) =>
  everySection(sections, "").map(({ section: { branches: _, ...own } }) => ({
    text: own.content,
    whole: JSON.stringify(own),
  }));

/** Both pages of a conflict where they differ, and which of them is to stand. */
export default function PageConflict({ mine, theirs, onChoose }: PageConflictProps) {
  const [own, others] = [textsOf(mine), textsOf(theirs)];
  const differing = (texts: typeof own, from: typeof own) => {
    const known = new Set(from.map(({ whole }) => whole));
    return texts.filter(({ whole }) => !known.has(whole)).map(({ text }) => text);
  };
  const isChecked = mine.checked !== theirs.checked;
  return (
    <div className="mb-3">
      <Notice tone="warn" urgent>
        <p>{PAGE_CONFLICT.text}</p>
        <div className="mt-2 grid gap-2 sm:grid-cols-2">
          <Version
            title={PAGE_CONFLICT.mine}
            texts={differing(own, others)}
            checked={isChecked ? mine.checked : null}
          />
          <Version
            title={PAGE_CONFLICT.theirs}
            texts={differing(others, own)}
            checked={isChecked ? theirs.checked : null}
          />
        </div>
        <div className="mt-2.5 flex flex-wrap gap-2">
          <Button size="small" onClick={() => onChoose(mine)}>
            {PAGE_CONFLICT.keepMine}
          </Button>
          <Button size="small" onClick={() => onChoose(theirs)}>
            {PAGE_CONFLICT.keepTheirs}
          </Button>
        </div>
      </Notice>
    </div>
  );
}

interface VersionProps {
  title: string;
  /** Those that the other page has not. */
  texts: readonly string[];
  /** Null where both are. */
  checked: boolean | null;
}

function Version({ title, texts, checked }: VersionProps) {
  return (
    <figure className="min-w-0 rounded-control bg-surface p-2.5 text-ink">
      <figcaption className="text-xs font-semibold text-muted">{title}</figcaption>
      <blockquote className="grid max-h-40 gap-1 overflow-y-auto font-read">
        {texts.slice(0, MOST).map((text, i) => (
          <p key={i} className="whitespace-pre-wrap wrap-break-word">
            {text}
          </p>
        ))}
      </blockquote>
      {texts.length > MOST && <p className="text-xs text-muted">{PAGE_CONFLICT.more(texts.length - MOST)}</p>}
      {checked !== null && <p className="text-xs text-muted">{PAGE_CONFLICT.checked(checked)}</p>}
      {texts.length === 0 && checked === null && <p className="text-muted">{PAGE_CONFLICT.nothing}</p>}
    </figure>
  );
}
