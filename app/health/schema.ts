import * as z from "zod/mini";

const measuredState = z.enum(["healthy", "degraded", "unhealthy"]);
const check = z.object({ status: measuredState, latencyMs: z.number() });

/** What `GET /api/health` answers, with 200 and with 503 alike (product §11). */
export const healthAnswer = z.object({
  status: measuredState,
  checks: z.object({ database: check, botHub: check, files: check }),
  version: z.string(),
});

export type HealthAnswer = z.infer<typeof healthAnswer>;
export type HealthCheck = z.infer<typeof check>;
export type MeasuredState = z.infer<typeof measuredState>;

/** A card's state; it is loading until its first answer (spec §4 Health status). */
export type HealthState = "loading" | MeasuredState;
