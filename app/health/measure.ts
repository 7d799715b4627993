import { type Measurement, REFRESH_MS } from "./rules";
import { healthAnswer } from "./schema";

/** Calls once and times it; null when it fails, takes longer than a refresh, or answers another status. */
async function timed(path: string, method: "GET" | "HEAD", expected: readonly number[]) {
  try {
    const started = performance.now();
    const response = await fetch(path, {
      method,
      cache: "no-store",
      signal: AbortSignal.timeout(REFRESH_MS),
    });
    const roundTripMs = performance.now() - started;
    return expected.includes(response.status) ? { roundTripMs, response } : null;
  } catch {
    return null;
  }
}

/**
 * What the live page shows: the server's own checks, and two round trips as this browser sees them: the call itself,
 * and the sign-in screen's. A 503 of `/api/health` carries the checks too.
 */
export async function measure(): Promise<Measurement> {
  const [health, signIn] = await Promise.all([
    timed("/api/health", "GET", [200, 503]),
    timed("/auth/login", "HEAD", [200]),
  ]);
  const answer = healthAnswer.safeParse(await health?.response.json().catch(() => null));
  return {
    api: health?.roundTripMs ?? null,
    answer: answer.success ? answer.data : null,
    authentication: signIn?.roundTripMs ?? null,
  };
}
