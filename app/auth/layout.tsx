import { Link, Outlet } from "@remix-run/react";
import { ErrorPanel } from "~/shell/error-panel";
import { Brand } from "~/ui/brand";
import { ProgressBar } from "~/ui/progress-bar";
import { SAMPLE_YEAR, YearPicture } from "~/ui/year-picture";
import { AUTH } from "./labels";

/** The frame of the screens before sign-in: the form at the left, the product itself as the picture. */
export default function AuthLayout() {
  return (
    <div className="grid min-h-dvh grid-cols-1 min-[1000px]:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)]">
      <ProgressBar />
      <div className="grid content-center justify-items-center px-5 py-8">
        <div className="w-full max-w-[360px]">
          <header>
            <Link to="/" reloadDocument className="mb-6 inline-flex rounded-control py-1">
              <Brand />
            </Link>
          </header>
          <main>
            <Outlet />
          </main>
        </div>
      </div>
      <aside className="m-3.5 hidden place-items-center rounded-[22px] bg-board p-12 text-on-board min-[1000px]:grid print:hidden">
        <div className="grid w-full max-w-[520px] gap-7">
          <p className="font-read text-[2.25rem] leading-[1.15] font-medium tracking-[-0.02em] text-balance">
            {AUTH.slogan}
          </p>
          <div className="rounded-card bg-surface p-4 text-ink">
            <YearPicture label={AUTH.picture} months={SAMPLE_YEAR.months} />
          </div>
        </div>
      </aside>
    </div>
  );
}

/** When the frame itself cannot be shown. */
export function ErrorBoundary() {
  return (
    <main>
      <ErrorPanel />
    </main>
  );
}
