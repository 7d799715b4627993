import type { Env } from "~/platform/env.server";
import { newId, newSecret, sha256 } from "~/platform/ids.server";
import { SESSION_ABSOLUTE_MS, sessionCookie } from "~/platform/session-cookie.server";
import { change } from "./database";
import { newEmail, PASSWORD, type Product, SECRET, type SignedIn } from "./product";

/** What the product makes of `PASSWORD`, made once: a hash costs a test a fifth of a second. */
const HASH = "$scrypt$ln=14,r=8,p=5$Y29udHJhY3QgdGVzdHMhIQ$lzlk38kjp1V9P+kBW4/iyZ6l9QhnquF+AvOYgxqSeLA";

/**
 * A signed-in teacher written straight into the database, for tests that are about neither registering nor signing
 * in. The password is `PASSWORD`; the browser has no device cookie.
 */
export async function seededTeacher(product: Product): Promise<SignedIn> {
  const now = Date.now();
  const id = newId(now);
  const email = newEmail();
  const secret = newSecret();
  const { db } = product;
  await change(
    db,
    `INSERT INTO users (id, email, password_hash, name, join_code, feed_id, created_at)
     VALUES (?1, ?2, ?3, 'Seeded', ?1, ?1, ?4)`,
    id,
    email,
    HASH,
    now,
  );
  await change(
    db,
    `INSERT INTO sessions (id, user_id, created_at, last_seen_at, expires_at, device)
     VALUES (?1, ?2, ?3, ?3, ?4, 'A browser')`,
    await sha256(secret),
    id,
    now,
    now + SESSION_ABSOLUTE_MS,
  );
  const line = await sessionCookie({ SESSION_SECRETS: [SECRET] } as unknown as Env, id, secret, now);
  const browser = product.holding(line.slice(line.indexOf("=") + 1, line.indexOf(";")));
  return Object.assign(browser, { id, email, password: PASSWORD });
}
