import { Fragment } from "react";
import { isGap, parse } from "./gaps";
import { GAP_FILL } from "./labels";
import { answersOf } from "./rules";

/** How a coded sentence is understood, while it is written. */
export function Preview({ text }: { text: string }) {
  const parts = parse(text);
  if (!parts.some(isGap)) return null;
  return (
    <p className="px-[11px] font-read text-base leading-[1.7] whitespace-pre-line text-muted wrap-break-word">
      <span className="sr-only">{GAP_FILL.preview} </span>
      {parts.map((part, place) => {
        if (!isGap(part)) return <Fragment key={place}>{part}</Fragment>;
        const answers = answersOf(part);
        const look =
          answers.length > 0
            ? "border-accent bg-accent-soft text-accent-ink"
            : "border-warn-ink bg-warn-soft text-warn-ink";
        return (
          <span key={place} className={`mx-0.5 rounded-t-small border-b px-1 ${look}`}>
            {answers.join(GAP_FILL.or) || GAP_FILL.noAnswer}
          </span>
        );
      })}
    </p>
  );
}
