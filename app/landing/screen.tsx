import type { LinksFunction, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { Check } from "lucide-react";
import type { ComponentType, ReactNode } from "react";
import { publicLoader } from "~/platform/screen.server";
import { readingFont } from "~/styles/preload";
import { Badge } from "~/ui/badge";
import { ButtonLink } from "~/ui/button";
import { SAMPLE_YEAR, YearPicture } from "~/ui/year-picture";
import { ExercisePicture, LessonsPicture, RequestsPicture } from "./feature-pictures";
import { LANDING } from "./labels";

export const loader = publicLoader(({ env }) => ({ contactEmail: env.CONTACT_EMAIL }));

/** The page needs no script: everything on it is a link. */
export const handle = { scripts: false };

export const links: LinksFunction = () => [readingFont];

export const meta: MetaFunction = () => [
  { title: LANDING.documentTitle },
  { name: "description", content: LANDING.description },
];

const { hero, features, pricing, contact, banner, sections } = LANDING;

export default function LandingScreen() {
  const { contactEmail } = useLoaderData<typeof loader>();
  return (
    <>
      <Hero />
      <section id="features" aria-labelledby="features-title" className="scroll-mt-6 pb-24 phone:pb-16">
        <h2 id="features-title" className="sr-only">
          {sections.features}
        </h2>
        <div className="grid grid-cols-1 gap-[18px] md:grid-cols-3">
          <Feature {...features.tools} picture={LessonsPicture} />
          <Feature {...features.courses} picture={ExercisePicture} />
          <Feature {...features.students} picture={RequestsPicture} />
        </div>
      </section>
      <Section id="pricing" title={sections.pricing} lead={pricing.lead}>
        <div className="grid grid-cols-1 gap-[18px] md:grid-cols-2">
          <Plan {...pricing.trial} />
          <Plan {...pricing.own} />
        </div>
      </Section>
      <Section id="contact" title={sections.contact}>
        <p className="text-lg text-muted">
          {contact.before}{" "}
          <a
            href={`mailto:${contactEmail}`}
            className="rounded-small wrap-anywhere text-accent-ink underline decoration-1 underline-offset-4 hover:decoration-2"
          >
            {contactEmail}
          </a>
          {contact.after}
        </p>
      </Section>
      <section
        aria-labelledby="banner-title"
        className="grid justify-items-center gap-6 rounded-[20px] bg-board px-6 py-16 text-center text-on-board scheme-dark phone:py-12"
      >
        <h2
          id="banner-title"
          className="font-read text-[clamp(2rem,1.3rem+2.4vw,2.9rem)] leading-[1.1] font-medium tracking-[-0.02em]"
        >
          {banner.title}
        </h2>
        <ButtonLink to="/register" variant="primary" size="big" reloadDocument>
          {banner.register}
        </ButtonLink>
      </section>
    </>
  );
}

function Hero() {
  return (
    <section className="grid items-center gap-x-12 gap-y-10 pt-14 pb-24 lg:grid-cols-[minmax(0,1.32fr)_minmax(0,1fr)] phone:pt-8 phone:pb-16">
      <div className="grid gap-6">
        <h1 className="font-read text-display leading-[1.03] font-medium tracking-[-0.035em]">
          {hero.title}
        </h1>
        <p className="max-w-[34em] text-[1.1875rem] leading-[1.55] text-pretty text-muted phone:text-[1.0625rem]">
          {hero.lead}
        </p>
        <div className="flex flex-wrap gap-3 pt-1">
          <ButtonLink to="/register" variant="primary" size="big" reloadDocument className="phone:grow">
            {hero.register}
          </ButtonLink>
          <ButtonLink to="/admin/dashboard" size="big" reloadDocument className="phone:grow">
            {hero.dashboard}
          </ButtonLink>
        </div>
      </div>
      <div className="min-w-0 -rotate-[0.6deg] rounded-card bg-surface p-[18px] shadow-float phone:p-3.5">
        <div className="mb-3 flex items-center gap-2">
          <p className="grow font-semibold">{SAMPLE_YEAR.title}</p>
          <Badge>{hero.lessons(SAMPLE_YEAR.lessons)}</Badge>
        </div>
        <YearPicture label={hero.picture(SAMPLE_YEAR.lessons)} months={SAMPLE_YEAR.months} />
      </div>
    </section>
  );
}

type FeatureProps = { title: string; text: string; picture: ComponentType };

function Feature({ title, text, picture: Picture }: FeatureProps) {
  return (
    <article className="rounded-card border border-line bg-surface">
      <Picture />
      <div className="grid gap-2 p-6 phone:p-5">
        <h3 className="font-read text-[1.1875rem] leading-[1.3] font-semibold tracking-[-0.01em]">{title}</h3>
        <p className="text-pretty text-muted">{text}</p>
      </div>
    </article>
  );
}

type SectionProps = { id: string; title: string; lead?: string; children: ReactNode };

function Section({ id, title, lead, children }: SectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="grid scroll-mt-6 gap-x-14 gap-y-5 border-t border-line py-14 lg:grid-cols-[minmax(0,1fr)_minmax(0,2.4fr)] phone:py-10"
    >
      <div className="grid content-start gap-2">
        <h2
          id={`${id}-title`}
          className="font-read text-[2rem] leading-[1.2] font-medium tracking-[-0.02em] phone:text-xl"
        >
          {title}
        </h2>
        {lead && <p className="text-pretty text-muted">{lead}</p>}
      </div>
      <div className="min-w-0 lg:pt-1.5">{children}</div>
    </section>
  );
}

type PlanProps = { title: string; text: string; points: readonly string[] };

function Plan({ title, text, points }: PlanProps) {
  return (
    <article className="grid content-start gap-3 rounded-card border border-line bg-surface p-6 phone:p-5">
      <h3 className="font-read text-[1.1875rem] leading-[1.3] font-semibold tracking-[-0.01em]">{title}</h3>
      <p className="text-pretty">{text}</p>
      <ul className="grid gap-1.5 text-sm text-muted">
        {points.map((point) => (
          <li key={point} className="flex items-start gap-2">
            <Check size={16} strokeWidth={1.75} aria-hidden className="mt-0.5 shrink-0 text-accent-ink" />
            {point}
          </li>
        ))}
      </ul>
    </article>
  );
}
