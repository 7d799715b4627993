import { isBlank } from "../compare";
import type { ViewProps } from "../kind";
import { PaperPicture } from "../paper-picture";
import type { ExerciseOf } from "../schema";
import { ExerciseTitle } from "../title";
import { PICTURE_LABEL } from "./labels";
import { badgeAt } from "./points";

const NUMBER =
  "num grid h-6 min-w-6 place-items-center rounded-full border border-ink bg-surface px-1 font-ui text-xs font-semibold";

/** The picture with numbered points, and a line for each. */
export function Worksheet({ exercise }: ViewProps<"picture_label">) {
  const { title, image, alt, label, labels = [] } = exercise;
  return (
    <div className="grid grid-cols-1 gap-3">
      <ExerciseTitle>{title}</ExerciseTitle>
      <div className="relative w-fit max-w-full break-inside-avoid">
        <PaperPicture address={image} alt={alt} />
        {image !== "" &&
          labels.map((point, i) => (
            <span key={i} style={badgeAt(point)} className={`absolute -translate-1/2 ${NUMBER}`}>
              {i + 1}
            </span>
          ))}
      </div>
      {!isBlank(label) && (
        <p className="flex items-baseline gap-3 font-read text-[1.0625rem]">
          {PICTURE_LABEL.question}
          <span aria-hidden className="grow border-b border-ink">
            &nbsp;
          </span>
        </p>
      )}
      <ol className="grid grid-cols-2 gap-x-8 gap-y-3">
        {labels.map((_, i) => (
          <li key={i} className="flex break-inside-avoid items-end gap-3">
            <span className={NUMBER}>{i + 1}</span>
            <span aria-hidden className="h-[7mm] grow border-b border-ink" />
          </li>
        ))}
      </ol>
    </div>
  );
}

/** What the picture shows, then each point; a dash where a point has no text. */
export function answerKey({ label, labels = [] }: ExerciseOf<"picture_label">): string[] {
  const name = isBlank(label) ? [] : [label.trim()];
  const points = labels.every(({ text }) => isBlank(text))
    ? []
    : labels.map(({ text }, i) => {
        const answer = isBlank(text) ? "–" : text.trim();
        return name.length > 0 ? `${PICTURE_LABEL.point(i + 1)}: ${answer}` : answer;
      });
  return [...name, ...points];
}
