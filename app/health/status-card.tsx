import { CircleAlert, CircleCheck, LoaderCircle, type LucideIcon, TriangleAlert } from "lucide-react";
import { CARD_LABELS, HEALTH, STATE_LABELS } from "./labels";
import type { Card, CardName } from "./rules";
import type { HealthState } from "./schema";

const LOOKS: Record<HealthState, { icon: LucideIcon; colour: string }> = {
  loading: { icon: LoaderCircle, colour: "text-muted" },
  healthy: { icon: CircleCheck, colour: "text-accent-ink" },
  degraded: { icon: TriangleAlert, colour: "text-warn-ink" },
  unhealthy: { icon: CircleAlert, colour: "text-danger" },
};

/** One service: its name, its state by colour, mark and word, and its latency; of one size in every state. */
export function StatusCard({ name, card: { state, latencyMs } }: { name: CardName; card: Card }) {
  const { icon: Icon, colour } = LOOKS[state];
  const latency = latencyMs === null ? HEALTH.noLatency : HEALTH.latencyOf(latencyMs);
  return (
    <li className="grid gap-4 rounded-card border border-line bg-surface p-4">
      <h2 className="text-base font-semibold tracking-[-0.005em]">{CARD_LABELS[name]}</h2>
      <div className="flex items-end justify-between gap-3">
        <span className={`flex h-6 items-center gap-1.5 font-medium ${colour}`}>
          <Icon
            size={16}
            strokeWidth={1.75}
            aria-hidden
            className={state === "loading" ? "animate-spin" : undefined}
          />
          {STATE_LABELS[state]}
        </span>
        <span className="num grid justify-items-end">
          <span className="text-xs text-muted">{HEALTH.latency}</span>
          <span className="text-lg leading-6 font-semibold tracking-[-0.014em]">
            {state === "loading" ? "…" : latency}
          </span>
        </span>
      </div>
    </li>
  );
}
