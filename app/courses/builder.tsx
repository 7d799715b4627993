import { useNavigate } from "@remix-run/react";
import { PanelLeft, Play, Printer, Save } from "lucide-react";
import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { useToast } from "~/ui/toast";
import { Button, ButtonLink } from "~/ui/button";
import { PageHead } from "~/ui/page-head";
import { BlockList } from "./block-list";
import { BUILDER } from "./builder-labels";
import { CourseMenu } from "./course-menu";
import { CoursePicker } from "./course-picker";
import { Elsewhere } from "./elsewhere";
import { HeightHandle } from "./height-handle";
import { COURSE_MESSAGES } from "./labels";
import { NewCourse } from "./new-course";
import { NoPage } from "./no-page";
import { pageAddress } from "./page-address";
import { Pager } from "./pager";
import { heightCookie, placeCookie } from "./place-cookies";
import type { PageAnswer } from "./schema";
import { SectionList } from "./section-list";
import { useDesk } from "./use-desk";
import { usePage } from "./use-page";
import { usePageKeys } from "./use-page-keys";

const loadPages = () => import("./pages-panel");
const PagesPanel = lazy(loadPages);

/** How long "Save Course" waits for the server, in milliseconds. */
const PATIENCE_MS = 15_000;

interface BuilderProps {
  teacherId: string;
  loaded: Omit<PageAnswer, "page"> & { page: PageAnswer["page"] | null };
  height: number | null;
}
`
