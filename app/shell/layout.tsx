import { Outlet, type ShouldRevalidateFunctionArgs, useLoaderData, useLocation } from "@remix-run/react";
import { loadProfile } from "~/auth/store.server";
import { teacherLoader } from "~/platform/screen.server";
import { ProgressBar } from "~/ui/progress-bar";
import { ErrorPanel } from "./error-panel";
import { useFold } from "./fold";
import { Header } from "./header";
import { SHELL } from "./labels";
import { readPreference } from "./preference";
import { type Fold, Sidebar } from "./sidebar";
import { countUnseen } from "./store.server";

export const loader = teacherLoader({}, async ({ teacher, request }) => {
  const [{ user }, unseen] = await Promise.all([loadProfile(teacher), countUnseen(teacher)]);
  return { user, unseen, sidebar: readPreference(request.headers.get("Cookie"), "sidebar") };
});

/** The profile is fetched once: going from screen to screen leaves it alone, an explicit revalidation does not. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.href === nextUrl.href;
}

const COLUMNS: Record<Fold, string> = {
  wide: "grid-cols-[220px_minmax(0,1fr)]",
  rail: "grid-cols-[60px_minmax(0,1fr)]",
  auto: "grid-cols-[60px_minmax(0,1fr)] wide:grid-cols-[220px_minmax(0,1fr)]",
};

/** The frame of every signed-in screen: sidebar, header, and the screen (spec §2 "Admin shell"). */
export default function AdminLayout() {
  const { user, unseen, sidebar } = useLoaderData<typeof loader>();
  const { pathname } = useLocation();
  const { fold, toggle } = useFold(sidebar, pathname);
  return (
    <div className={`grid min-h-dvh phone:grid-cols-1! print:block ${COLUMNS[fold]}`}>
      <a
        href="#content"
        className="fixed top-2 left-2 z-40 -translate-y-16 rounded-control bg-accent px-3 py-2 text-sm font-medium text-on-accent focus:translate-y-0 print:hidden"
      >
        {SHELL.skip}
      </a>
      <ProgressBar />
      <nav
        aria-label={SHELL.mainNavigation}
        className="sticky top-0 flex h-dvh flex-col overflow-y-auto border-r border-line bg-sunken px-3 py-3.5 phone:hidden print:hidden"
      >
        <Sidebar fold={fold} onFold={toggle} />
      </nav>
      <div className="min-w-0">
        <Header user={user} unseen={unseen} />
        <main
          id="content"
          tabIndex={-1}
          className="min-w-0 px-7 pt-6 pb-10 phone:px-4 phone:pt-[18px] phone:pb-8 print:p-0"
        >
          <Outlet />
        </main>
      </div>
    </div>
  );
}

/** When the frame itself cannot be loaded. */
export function ErrorBoundary() {
  return (
    <main>
      <ErrorPanel fallback={SHELL.profileFailed} />
    </main>
  );
}
