import { Outlet } from "@remix-run/react";
import { Brand } from "~/ui/brand";
import { ButtonLink } from "~/ui/button";
import { LANDING } from "./labels";

const SECTIONS = Object.entries(LANDING.sections);

/** The frame around the landing page: plain links only, because the page carries no script. */
export default function LandingLayout() {
  return (
    <div className="mx-auto flex min-h-dvh max-w-[1160px] flex-col px-8 phone:px-5">
      <header className="flex min-h-[72px] flex-wrap items-center gap-x-7 phone:gap-x-5 phone:pt-3">
        <a href="/" aria-label={LANDING.home} className="rounded-control">
          <Brand />
        </a>
        <nav
          aria-label={LANDING.sectionsNavigation}
          className="ml-auto flex gap-x-7 phone:order-last phone:ml-0 phone:w-full phone:gap-x-5 phone:pt-2"
        >
          {SECTIONS.map(([id, label]) => (
            <a
              key={id}
              href={`/#${id}`}
              className="inline-flex h-control items-center rounded-control text-sm font-medium text-muted transition-colors hover:text-ink"
            >
              {label}
            </a>
          ))}
        </nav>
        <ButtonLink to="/login" reloadDocument className="phone:ml-auto">
          {LANDING.login}
        </ButtonLink>
      </header>
      <main className="grow">
        <Outlet />
      </main>
      <footer className="flex flex-wrap items-center gap-x-6 pt-8 pb-10 text-sm text-muted">
        <span className="num grow">{LANDING.copyright}</span>
        <a
          href="/health"
          className="inline-flex min-h-control items-center rounded-control underline-offset-4 transition-colors hover:text-ink hover:underline"
        >
          {LANDING.health}
        </a>
      </footer>
    </div>
  );
}
