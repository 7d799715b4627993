import type { Env } from "./env.server";
import { tooManyRequests } from "./errors";

const WINDOW_SECONDS = 60;

/** Requests a minute, each counted per address or per teacher (quality R8). */
const LIMITS = {
  login: "LIMIT_10",
  register: "LIMIT_5",
  "password-reset": "LIMIT_5",
  upload: "LIMIT_60",
  write: "LIMIT_120",
} as const satisfies Record<string, keyof Env>;

export type LimitName = keyof typeof LIMITS;

/**
 * Counts one request against a limit.
 * @param who the teacher's id or the client's address
 * @throws AppError `rate_limited` with `Retry-After` when the limit is used up
 */
export async function countAgainst(env: Env, limit: LimitName, who: string): Promise<void> {
  const { success } = await env[LIMITS[limit]].limit({ key: `${limit}:${who}` });
  if (!success) throw tooManyRequests(WINDOW_SECONDS);
}

/** The client's address as Cloudflare saw it; nothing that a client can write is read (quality R8). */
export function clientAddress(request: Request): string {
  return request.headers.get("CF-Connecting-IP") ?? "unknown";
}
