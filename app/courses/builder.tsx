import { useNavigate } from "@remix-run/react";
import { PanelLeft, Printer } from "lucide-react";
import { Suspense, useCallback, useEffect, useRef, useState } from "react";
import { useElsewhere } from "~/platform/use-saved";
import { Button, ButtonLink } from "~/ui/button";
import { lazyPart } from "~/ui/lazy-part";
import { useToast } from "~/ui/toast";
import { WhenNear } from "~/ui/when-near";
import { BuilderHead } from "./builder-head";
import { BUILDER } from "./builder-labels";
import { COURSE_MESSAGES } from "./labels";
import { pageAddress } from "./page-address";
import { PageNotFound } from "./page-not-found";
import { PagePanes } from "./page-panes";
import { Pager } from "./pager";
import type { PageAnswer } from "./schema";
import { type Desk, useDesk } from "./use-desk";
import { usePageScreen } from "./use-page-screen";

const Elsewhere = lazyPart(() => import("~/ui/elsewhere"));
const FirstPage = lazyPart(() => import("./first-page"));
const loadPages = () => import("./pages-panel");
const PagesPanel = lazyPart(loadPages);

/** How long "Save Course" waits for the server, in milliseconds. */
const PATIENCE_MS = 15_000;

type Found = Omit<PageAnswer, "page"> & { page: PageAnswer["page"] | null };

interface BuilderProps {
  teacherId: string;
  found: Found;
  height: number | null;
}

/** The Course Builder with one page of a course (spec §2, product §6). */
export function Builder({ teacherId, found, height }: BuilderProps) {
  const { course, index, pageCount, page } = found;
  const desk = useDesk({ teacherId, courseId: course.id, index, page });
  const navigate = useNavigate();
  const { turnTo, turn } = usePageScreen({ courseId: course.id, index, pageCount });
  const [listing, setListing] = useState(false);
  const { save, saving } = useSave(desk);
  const elsewhere = useElsewhere(desk.saver);

  return (
    <>
      <BuilderHead
        course={course}
        index={index}
        pageCount={pageCount}
        saving={saving}
        onPick={(id) => navigate(pageAddress(id, 0))}
        onSave={save}
      />
      <div className="mb-3 flex flex-wrap items-center gap-x-2 gap-y-2 phone:gap-y-1">
        <div className="min-w-0 grow phone:basis-full">
          <Pager index={index} pageCount={pageCount} label={page?.page ?? ""} turn={turn} />
        </div>
        <Button
          variant="quiet"
          icon={PanelLeft}
          aria-haspopup="dialog"
          onPointerEnter={loadPages}
          onFocus={loadPages}
          onClick={() => setListing(true)}
          className="phone:-ml-3.5 print:hidden"
        >
          {BUILDER.pages}
        </Button>
        {page && (
          <ButtonLink
            variant="quiet"
            to={pageAddress(course.id, index, "worksheet")}
            icon={Printer}
            className="lg:-mr-3.5 print:hidden"
          >
            {BUILDER.print}
          </ButtonLink>
        )}
      </div>
      {elsewhere.length > 0 && (
        <Suspense>
          <Elsewhere
            texts={elsewhere}
            saver={desk.saver}
            addressOf={({ courseId, pageIndex }) => pageAddress(courseId, pageIndex)}
            wordsFor={() => BUILDER.exercises}
          />
        </Suspense>
      )}
      {page ? (
        <PagePanes key={page.id} desk={desk} loaded={{ ...found, page }} height={height} />
      ) : (
        <PageNotFound courseId={course.id} pageCount={pageCount} screen="builder">
          <WhenNear Part={FirstPage} props={course} />
        </PageNotFound>
      )}
      {listing && (
        <Suspense>
          <PagesPanel
            courseId={course.id}
            index={index}
            pageCount={pageCount}
            onTurn={(to) => {
              setListing(false);
              turnTo(to);
            }}
            onChanged={(to) =>
              navigate(pageAddress(course.id, to), { replace: true, preventScrollReset: true })
            }
            onClose={() => setListing(false)}
          />
        </Suspense>
      )}
    </>
  );
}

/** "Save Course": sends what is still on its way and says how it ended (product §6); Ctrl+S does the same. */
function useSave({ saver }: Desk) {
  const toast = useToast();
  const [saving, setSaving] = useState(false);
  const underWay = useRef(false);

  const save = useCallback(async () => {
    if (underWay.current || !saver) return;
    underWay.current = true;
    setSaving(true);
    const isSaved = await saver.flush(PATIENCE_MS);
    underWay.current = false;
    setSaving(false);
    if (isSaved) toast.success(COURSE_MESSAGES.updated);
    else toast.error(COURSE_MESSAGES.updateFailed);
  }, [saver, toast]);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (
        event.key.toLowerCase() !== "s" ||
        !(event.ctrlKey || event.metaKey) ||
        event.altKey ||
        event.shiftKey
      )
        return;
      event.preventDefault();
      void save();
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, [save]);

  return { save, saving };
}
