import { randomBytes } from "node:crypto";
import type { Env } from "~/platform/env.server";
import { newId, newSecret, sha256 } from "~/platform/ids.server";
import { SESSION_ABSOLUTE_MS, sessionCookie } from "~/platform/session-cookie.server";
import { change } from "./database";
import { newEmail, type Product, SECRET, type SignedIn } from "./product";

/**
 * A signed-in teacher written straight into the database: costs no password hash. Nobody knows the password, so it
 * is for tests that need many teachers and sign in none of them.
 */
export async function seededTeacher(product: Product): Promise<SignedIn> {
  const now = Date.now();
  const id = newId(now);
  const email = newEmail();
  const secret = newSecret();
  const { db } = product;
  await change(
    db,
    "INSERT INTO users (id, email, name, created_at) VALUES (?, ?, 'Seeded', ?)",
    id,
    email,
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
  return Object.assign(browser, { id, email, password: randomBytes(16).toString("hex") });
}
