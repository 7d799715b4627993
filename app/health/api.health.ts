import { sql } from "drizzle-orm";
import type { Clock } from "~/platform/clock";
import { endpoint, publicCall } from "~/platform/endpoint.server";
import { stateOfLatency } from "./rules";
import type { HealthAnswer, HealthCheck } from "./schema";

const TIMEOUT_MS = 3_000;

/** `GET /api/health` (product §11): each part is asked for real; 503 when the database fails. */
const api = endpoint({
  GET: publicCall({
    limit: "health",
    run: async ({ env, db, clock }) => {
      const [database, botHub, files] = await Promise.all([
        measure(clock, () => db.batch([db.build.select({ one: sql`1` }).from(sql`(SELECT 1)`)])),
        measure(clock, () =>
          env.BOT_HUB.get(env.BOT_HUB.idFromName("health")).fetch("https://bot-hub/health"),
        ),
        measure(clock, () => env.FILES.head("health")),
      ]);
      const status = overall([database, botHub, files], database);
      const answer: HealthAnswer = {
        status,
        checks: { database: shown(database), botHub: shown(botHub), files: shown(files) },
        version: import.meta.env.APP_VERSION,
      };
      return Response.json(answer, { status: status === "unhealthy" ? 503 : 200 });
    },
  }),
});

interface Measured extends HealthCheck {
  failed: boolean;
}

async function measure(clock: Clock, ask: () => Promise<unknown>): Promise<Measured> {
  const start = clock();
  const timeout = new Promise((_, reject) => setTimeout(() => reject(new Error("timed out")), TIMEOUT_MS));
  try {
    await Promise.race([ask(), timeout]);
    const latencyMs = clock() - start;
    return { status: stateOfLatency(latencyMs), latencyMs, failed: false };
  } catch {
    return { status: "unhealthy", latencyMs: clock() - start, failed: true };
  }
}

const shown = ({ status, latencyMs }: Measured): HealthCheck => ({ status, latencyMs });

function overall(checks: Measured[], database: Measured): HealthAnswer["status"] {
  if (database.failed) return "unhealthy";
  return checks.every(({ status }) => status === "healthy") ? "healthy" : "degraded";
}

export const loader = api;
export const action = api;
