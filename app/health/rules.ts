import type { HealthAnswer, HealthCheck, HealthState, MeasuredState } from "./schema";

export const CARD_NAMES = ["api", "database", "socket", "authentication"] as const;
export type CardName = (typeof CARD_NAMES)[number];

/** A card: its state, and its latency in whole milliseconds where something answered. */
export type Card = { state: HealthState; latencyMs: number | null };
export type Cards = Record<CardName, Card>;

type Range = { least: number; most: number };

/** How often the page looks again (spec §9). */
export const REFRESH_MS = 10_000;
const HEALTHY_BELOW_MS = 100;
const DEGRADED_BELOW_MS = 300;

/** Latencies that the simulation shows, in milliseconds (spec §9). */
export const SIMULATED_LATENCY_MS: Record<CardName, Range> = {
  api: { least: 50, most: 200 },
  database: { least: 30, most: 150 },
  socket: { least: 20, most: 100 },
  authentication: { least: 60, most: 250 },
};

/** How long a simulated answer takes to come, in milliseconds (spec §9). */
const SIMULATED_DELAY_MS: Range = { least: 500, most: 2_000 };

const within = ({ least, most }: Range, random: number) => least + Math.floor(random * (most - least + 1));

/** The state that a latency in milliseconds stands for: below 100 healthy, below 300 degraded (spec §4). */
export function stateOfLatency(latencyMs: number): MeasuredState {
  if (latencyMs < HEALTHY_BELOW_MS) return "healthy";
  return latencyMs < DEGRADED_BELOW_MS ? "degraded" : "unhealthy";
}

/** A card with a simulated latency; `random` is in [0, 1) and picks a whole number of the card's range (spec §9). */
export function simulatedCard(name: CardName, random: number): Card {
  const latencyMs = within(SIMULATED_LATENCY_MS[name], random);
  return { state: stateOfLatency(latencyMs), latencyMs };
}

/** How many milliseconds a simulated answer takes; `random` is in [0, 1) (spec §9). */
export function simulatedDelay(random: number): number {
  return within(SIMULATED_DELAY_MS, random);
}

/** What the browser measured: round trips in milliseconds, null where the call failed. */
export type Measurement = {
  api: number | null;
  answer: HealthAnswer | null;
  authentication: number | null;
};

const UNREACHABLE: Card = { state: "unhealthy", latencyMs: null };

const cardOfRoundTrip = (roundTripMs: number | null): Card =>
  roundTripMs === null
    ? UNREACHABLE
    : { state: stateOfLatency(roundTripMs), latencyMs: Math.round(roundTripMs) };

function cardOfCheck(check: HealthCheck | undefined): Card {
  if (!check) return UNREACHABLE;
  const state = check.status === "unhealthy" ? "unhealthy" : stateOfLatency(check.latencyMs);
  return { state, latencyMs: Math.round(check.latencyMs) };
}

/** The four cards for measured values, by the thresholds of the simulation (product §11). */
export function measuredCards({ api, answer, authentication }: Measurement): Cards {
  return {
    api: cardOfRoundTrip(api),
    database: cardOfCheck(answer?.checks.database),
    socket: cardOfCheck(answer?.checks.botHub),
    authentication: cardOfRoundTrip(authentication),
  };
}

const WORST_FIRST: readonly MeasuredState[] = ["unhealthy", "degraded", "healthy"];

/** The worst state of all cards; loading until each of them has one. */
export function worstState(cards: Cards): HealthState {
  const states = CARD_NAMES.map((name) => cards[name].state);
  if (states.includes("loading")) return "loading";
  return WORST_FIRST.find((state) => states.includes(state)) ?? "loading";
}
