import type { Env } from "./env.server";
import { tooManyRequests } from "./errors";

const WINDOW_SECONDS = 60;

/** Requests a minute, each counted per address, per teacher or per join link (quality R8). */
const LIMITS = {
  login: "LIMIT_10",
  register: "LIMIT_5",
  join: "LIMIT_5",
  "join-link": "LIMIT_20",
  "join-page": "LIMIT_60",
  "password-reset": "LIMIT_5",
  upload: "LIMIT_60",
  health: "LIMIT_60",
  feed: "LIMIT_60",
  search: "LIMIT_120",
  write: "LIMIT_120",
  "block-save": "LIMIT_600",
  "document-page": "LIMIT_600",
} as const satisfies Record<string, keyof Env>;

export type LimitName = keyof typeof LIMITS;

/**
 * Counts one request against a limit.
 * @param who the teacher's id, the client's address or the join link's code
 * @throws AppError `rate_limited` with `Retry-After` when the limit is used up
 */
export async function countAgainst(env: Env, limit: LimitName, who: string): Promise<void> {
  const { success } = await env[LIMITS[limit]].limit({ key: `${limit}:${who}` });
  if (!success) throw tooManyRequests(WINDOW_SECONDS);
}

/**
 * The client's address as Cloudflare saw it; nothing that a client can write is read (quality R8). Of IPv6 the
 * network counts, its first 64 bits: every customer has as many addresses in one as there are.
 */
export function clientAddress(request: Request): string {
  const address = request.headers.get("CF-Connecting-IP") ?? "unknown";
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped || !address.includes(":")) return mapped ?? address;
  const [head = "", tail = ""] = address.toLowerCase().split("::");
  const groups = (part: string) => part.split(":").filter((group) => group !== "");
  const zeros = Math.max(0, 8 - groups(head).length - groups(tail).length);
  const whole = [...groups(head), ...Array.from({ length: zeros }, () => "0"), ...groups(tail)];
  return whole
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ""))
    .join(":");
}
