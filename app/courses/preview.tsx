import { type MetaFunction, useLoaderData, useNavigate } from "@remix-run/react";
import { ArrowLeft, Image as ImageIcon, Printer } from "lucide-react";
import { useState } from "react";
import { teacherLoader } from "~/platform/screen.server";
import { ErrorPanel } from "~/shell/error-panel";
import { Badge } from "~/ui/badge";
import { Button, ButtonLink } from "~/ui/button";
import { PageHead } from "~/ui/page-head";
import { COURSE_MESSAGES } from "./labels";
import { pageAddress } from "./page-address";
import { PageNotFound } from "./page-not-found";
import { loadPageScreen } from "./page-screen.server";
import { Pager } from "./pager";
import { PREVIEW } from "./preview-labels";
import { PreviewPage } from "./preview-page";
import { useTurning } from "./use-turning";
import { WORKSHEET } from "./worksheet-labels";

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: PREVIEW.documentTitle(data?.course.name ?? PREVIEW.open) },
];

export const loader = teacherLoader({}, loadPageScreen);

export function ErrorBoundary() {
  return <ErrorPanel fallback={COURSE_MESSAGES.pageFailed} />;
}

/** A page as a student works it (product §6 "Preview"). */
export default function Preview() {
  const { course, page, index, pageCount } = useLoaderData<typeof loader>();
  const navigate = useNavigate();
  const onTurn = (to: number) => navigate(pageAddress(course.id, to, "preview"));
  const turn = useTurning({ index, pageCount, onTurn });
  /** The page whose source is looked at. */
  const [opened, setOpened] = useState<string | null>(null);
  const source = page?.page_image.url;
  const isOpen = page !== null && opened === page.id;

  return (
    <div className="mx-auto max-w-[760px]">
      <PageHead title={course.name}>
        <Badge>{PREVIEW.open}</Badge>
        <ButtonLink to={pageAddress(course.id, index)} icon={ArrowLeft} variant="quiet">
          {PREVIEW.back}
        </ButtonLink>
      </PageHead>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-2">
        <Pager index={index} pageCount={pageCount} label={page?.page ?? ""} turn={turn} />
        {page && (
          <span className="-mx-3 flex flex-wrap gap-1">
            {source && (
              <Button
                variant="quiet"
                icon={ImageIcon}
                aria-expanded={isOpen}
                onClick={() => setOpened(isOpen ? null : page.id)}
              >
                {isOpen ? PREVIEW.hideSource : PREVIEW.sourceImage}
              </Button>
            )}
            <ButtonLink to={pageAddress(course.id, index, "worksheet")} icon={Printer} variant="quiet">
              {WORKSHEET.open}
            </ButtonLink>
          </span>
        )}
      </div>
      {isOpen && source && (
        <img
          src={source}
          alt={PREVIEW.sourceAlt(page.page)}
          className="mb-4 w-full rounded-card border border-line bg-surface"
        />
      )}
      {page ? (
        <PreviewPage key={page.id} page={page} />
      ) : (
        <PageNotFound courseId={course.id} pageCount={pageCount} screen="preview" />
      )}
    </div>
  );
}
