import * as z from "zod/mini";

const MIN_SECRET_BYTES = 32;
const encoder = new TextEncoder();

/** What the platform hands the Worker. Names of bindings as in wrangler.toml. */
export interface Bindings {
  DB: D1Database;
  FILES: R2Bucket;
  ASSETS: Fetcher;
  BOT_HUB: DurableObjectNamespace;
  LIMIT_5: RateLimit;
  LIMIT_10: RateLimit;
  LIMIT_20: RateLimit;
  LIMIT_60: RateLimit;
  LIMIT_120: RateLimit;
  LIMIT_600: RateLimit;
  SESSION_SECRET?: string;
  CONTACT_EMAIL?: string;
}

const settingsShape = z.object({
  /** One secret or "new,old" while a secret is being rotated (quality R5). */
  SESSION_SECRET: z.pipe(
    z.string(),
    z.pipe(
      z.transform((list: string) => list.split(",").map((secret) => secret.trim())),
      z
        .array(
          z.string().check(
            z.refine((secret) => encoder.encode(secret).length >= MIN_SECRET_BYTES, {
              error: `SESSION_SECRET needs at least ${MIN_SECRET_BYTES} bytes`,
            }),
          ),
        )
        .check(z.minLength(1)),
    ),
  ),
  CONTACT_EMAIL: z.string().check(z.minLength(3)),
});

/** Bindings with checked settings: what the rest of the Worker sees. */
export interface Env extends Omit<Bindings, "SESSION_SECRET" | "CONTACT_EMAIL"> {
  SESSION_SECRETS: readonly string[];
  CONTACT_EMAIL: string;
}

const parsed = new WeakMap<Bindings, Env>();

/**
 * Checks the settings once per isolate.
 * @throws Error naming the setting that is missing or too weak; the Worker then answers 503 to everything.
 */
export function parseEnv(bindings: Bindings): Env {
  const known = parsed.get(bindings);
  if (known) return known;
  const settings = settingsShape.safeParse(bindings);
  if (!settings.success) {
    const why = settings.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`).join("; ");
    throw new Error(`The Worker is not configured: ${why}`);
  }
  const env: Env = {
    ...bindings,
    SESSION_SECRETS: settings.data.SESSION_SECRET,
    CONTACT_EMAIL: settings.data.CONTACT_EMAIL,
  };
  parsed.set(bindings, env);
  return env;
}
