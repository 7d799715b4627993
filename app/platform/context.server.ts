import type { AppLoadContext } from "@remix-run/cloudflare";
import { type Clock, systemClock } from "./clock";
import { Database } from "./db.server";
import type { Env } from "./env.server";
import type { RequestRecord } from "./log.server";
import { readSessionCookie } from "./session-cookie.server";
import { Teacher } from "./teacher.server";

declare module "@remix-run/server-runtime" {
  /** What the Worker's entry hands to Remix with each request. */
  interface AppLoadContext {
    env: Env;
    nonce: string;
    record: RequestRecord;
    waitUntil: (work: Promise<unknown>) => void;
  }
}

/** What one request works with, shared by all its loaders. */
export interface Scope {
  env: Env;
  clock: Clock;
  db: Database;
  requestId: string;
  waitUntil: (work: Promise<unknown>) => void;
  /** The teacher whom the session cookie names, or null; a dead session shows with the first read. */
  signedIn: () => Promise<Teacher | null>;
}

const scopes = new WeakMap<AppLoadContext, Scope>();

/** The scope of a request: made by the first loader that asks. */
export function scopeOf(context: AppLoadContext, request: Request): Scope {
  const known = scopes.get(context);
  if (known) return known;
  const { env, record, waitUntil } = context;
  const clock = systemClock;
  const db = new Database(env.DB, record.d1);
  let teacher: Promise<Teacher | null> | undefined;
  const identify = async () => {
    const identity = await readSessionCookie(env, request, clock());
    if (!identity) return null;
    record.userId = identity.userId;
    return new Teacher(identity, db, clock, waitUntil);
  };
  const scope: Scope = {
    env,
    clock,
    db,
    requestId: record.requestId,
    waitUntil,
    signedIn: () => {
      teacher ??= identify();
      return teacher;
    },
  };
  scopes.set(context, scope);
  return scope;
}
