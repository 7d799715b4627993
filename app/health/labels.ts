import type { CardName } from "./rules";
import type { HealthState } from "./schema";

/** Every text of the System Health page (spec §2 System Health page, product §11). */
export const HEALTH = {
  title: "System Health",
  documentTitle: "System Health · Lectern",
  description:
    "How the parts of Lectern are doing: API server, database, WebSocket server and authentication.",
  home: "Home",
  live: "Live",
  simulated: "Simulated",
  measured: "Measured",
  services: "Services",
  refresh: "Refreshes every 10 seconds.",
  latency: "Latency",
  noLatency: "no answer",
  latencyOf: (ms: number) => `${ms} ms`,
} as const;

export const CARD_LABELS: Record<CardName, string> = {
  api: "API Server",
  database: "Database",
  socket: "WebSocket Server",
  authentication: "Authentication Service",
};

export const STATE_LABELS: Record<HealthState, string> = {
  loading: "Loading",
  healthy: "Healthy",
  degraded: "Degraded",
  unhealthy: "Unhealthy",
};

/** One sentence over all cards, by the worst of them. */
export const SUMMARIES: Record<HealthState, string> = {
  loading: "Checking the services…",
  healthy: "All services are healthy.",
  degraded: "Some services are slow.",
  unhealthy: "Some services are in trouble.",
};
