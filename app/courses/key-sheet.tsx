import { WORKSHEET } from "./worksheet-labels";

interface KeySheetProps {
  course: string;
  /** The page's. */
  label: string;
  entries: readonly { number: number; title: string; answers: readonly string[] }[];
}

/** The answers of a worksheet, on a sheet of their own. */
export function KeySheet({ course, label, entries }: KeySheetProps) {
  return (
    <article
      aria-label={WORKSHEET.key}
      className="worksheet mt-4 grid grid-cols-1 content-start gap-6 print:mt-0"
    >
      <header className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 className="font-read text-lg font-semibold">{WORKSHEET.key}</h2>
        <p className="min-w-0 text-sm wrap-anywhere text-muted">
          {label ? `${course} · ${WORKSHEET.page(label)}` : course}
        </p>
      </header>
      {entries.map(({ number, title, answers }) => (
        <section key={number} className="grid break-inside-avoid grid-cols-1 gap-1.5">
          <h3 className="text-base font-semibold wrap-break-word">
            <span className="num mr-1.5">{number}.</span>
            {title}
          </h3>
          {answers.length === 1 ? (
            <p className="font-read text-base wrap-break-word whitespace-pre-wrap">{answers[0]}</p>
          ) : (
            <ol className="num list-decimal pl-6 font-read text-base">
              {answers.map((answer, place) => (
                <li key={place} className="pl-1 wrap-break-word whitespace-pre-wrap">
                  {answer}
                </li>
              ))}
            </ol>
          )}
        </section>
      ))}
    </article>
  );
}
