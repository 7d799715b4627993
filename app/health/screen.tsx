import type { MetaFunction } from "@remix-run/cloudflare";
import { ArrowLeft } from "lucide-react";
import { useState } from "react";
import { Badge } from "~/ui/badge";
import { Brand } from "~/ui/brand";
import { ButtonLink } from "~/ui/button";
import { PageHead } from "~/ui/page-head";
import { HEALTH, SUMMARIES } from "./labels";
import { CARD_NAMES, worstState } from "./rules";
import { StatusCard } from "./status-card";
import { Switch } from "./switch";
import { useHealth } from "./use-health";

export const meta: MetaFunction = () => [
  { title: HEALTH.documentTitle },
  { name: "description", content: HEALTH.description },
];

/** The System Health page, open to everybody: four cards, simulated or measured. */
export default function HealthScreen() {
  const [live, setLive] = useState(false);
  const cards = useHealth(live);
  return (
    <div className="mx-auto max-w-[760px] px-7 pt-5 pb-12 phone:px-4">
      <header className="mb-10 flex items-center gap-3 phone:mb-7">
        <span className="grow">
          <Brand />
        </span>
        <ButtonLink to="/" icon={ArrowLeft} variant="quiet" reloadDocument>
          {HEALTH.home}
        </ButtonLink>
      </header>
      <main>
        <PageHead title={HEALTH.title}>
          <Badge tone={live ? "accent" : "neutral"}>{live ? HEALTH.measured : HEALTH.simulated}</Badge>
          <Switch label={HEALTH.live} checked={live} onChange={setLive} />
        </PageHead>
        {/* read out only when the whole changes, not with every number */}
        <p role="status" className="mb-4 text-md">
          {SUMMARIES[worstState(cards)]}
        </p>
        <ul aria-label={HEALTH.services} className="grid grid-cols-2 gap-4 phone:grid-cols-1 phone:gap-3">
          {CARD_NAMES.map((name) => (
            <StatusCard key={name} name={name} card={cards[name]} />
          ))}
        </ul>
        <p className="mt-4 text-xs text-muted">{HEALTH.refresh}</p>
      </main>
    </div>
  );
}
