import type { LinksFunction } from "@remix-run/cloudflare";
import { type MetaFunction, useLoaderData, useNavigate } from "@remix-run/react";
import { ArrowLeft, Printer } from "lucide-react";
import { useState } from "react";
import { teacherLoader } from "~/platform/screen.server";
import { ErrorPanel } from "~/shell/error-panel";
import { Button, ButtonLink } from "~/ui/button";
import { Checkbox } from "~/ui/checkbox";
import { PageHead } from "~/ui/page-head";
import { KeySheet } from "./key-sheet";
import { COURSE_MESSAGES } from "./labels";
import { pageAddress } from "./page-address";
import { PageNotFound } from "./page-not-found";
import { answerKeyOf, loadPageScreen } from "./page-screen.server";
import { sheetOf } from "./page-sheet";
import { Pager } from "./pager";
import { PaperSheet } from "./paper-sheet";
import { PREVIEW } from "./preview-labels";
import { useTurning } from "./use-turning";
import styles from "./worksheet.css?url";
import { WORKSHEET } from "./worksheet-labels";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: WORKSHEET.documentTitle(data?.course.name ?? WORKSHEET.sheet) },
];

export const loader = teacherLoader({}, async (call) => {
  const loaded = await loadPageScreen(call);
  return { ...loaded, answers: await answerKeyOf(loaded.page?.sections ?? []) };
});

export function ErrorBoundary() {
  return <ErrorPanel fallback={COURSE_MESSAGES.pageFailed} />;
}

/** A page as a sheet of paper with its answer key, to be printed (product §6). */
export default function Worksheet() {
  const { course, page, index, pageCount, answers } = useLoaderData<typeof loader>();
  const navigate = useNavigate();
  const onTurn = (to: number) => navigate(pageAddress(course.id, to, "worksheet"));
  const turn = useTurning({ index, pageCount, onTurn });
  const [withTexts, setWithTexts] = useState(true);
  const [withKey, setWithKey] = useState(true);

  return (
    <>
      <div className="worksheet-options mx-auto max-w-[210mm]">
        <PageHead title={course.name}>
          <ButtonLink to={pageAddress(course.id, index)} icon={ArrowLeft} variant="quiet">
            {PREVIEW.back}
          </ButtonLink>
          {page && (
            <Button variant="primary" icon={Printer} onClick={() => window.print()}>
              {WORKSHEET.print}
            </Button>
          )}
        </PageHead>
        <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <Pager index={index} pageCount={pageCount} label={page?.page ?? ""} turn={turn} />
          {page && (
            <fieldset className="flex flex-wrap gap-x-5 gap-y-1">
              <legend className="sr-only">{WORKSHEET.options}</legend>
              <Checkbox
                label={WORKSHEET.withTexts}
                checked={withTexts}
                onChange={(event) => setWithTexts(event.target.checked)}
              />
              <Checkbox
                label={WORKSHEET.withKey}
                checked={withKey && answers.length > 0}
                disabled={answers.length === 0}
                onChange={(event) => setWithKey(event.target.checked)}
              />
            </fieldset>
          )}
        </div>
      </div>
      {page ? (
        <div key={page.id}>
          <PaperSheet
            course={course.name}
            page={page}
            sections={sheetOf(page.sections)}
            withTexts={withTexts}
          />
          {withKey && answers.length > 0 && (
            <KeySheet course={course.name} label={page.page} entries={answers} />
          )}
        </div>
      ) : (
        <PageNotFound courseId={course.id} pageCount={pageCount} screen="worksheet" />
      )}
    </>
  );
}
