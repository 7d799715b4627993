import { type Measurement, REFRESH_MS } from "./rules";
import { healthAnswer } from "./schema";

/** A 503 of `/api/health` carries the checks too; 401 says as well as 200 that somebody minds the door. */
const ANSWERS = { "/api/health": [200, 503], "/api/user/profile": [200, 401] } as const;

type Answered = { roundTripMs: number; body: unknown } | null;

/** Calls once and times it; null when it fails, takes longer than a refresh, or answers another status. */
async function timed(path: keyof typeof ANSWERS): Promise<Answered> {
  const expected: readonly number[] = ANSWERS[path];
  try {
    const started = performance.now();
    const response = await fetch(path, { cache: "no-store", signal: AbortSignal.timeout(REFRESH_MS) });
    const roundTripMs = performance.now() - started;
    if (!expected.includes(response.status)) return null;
    return { roundTripMs, body: await response.json() };
  } catch {
    return null;
  }
}

/** What the live page shows: both calls' round trips as this browser sees them, and the server's own checks. */
export async function measure(): Promise<Measurement> {
  const [health, profile] = await Promise.all([timed("/api/health"), timed("/api/user/profile")]);
  const answer = healthAnswer.safeParse(health?.body);
  return {
    api: health?.roundTripMs ?? null,
    answer: answer.success ? answer.data : null,
    authentication: profile?.roundTripMs ?? null,
  };
}
