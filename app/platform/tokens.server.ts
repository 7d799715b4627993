import { Buffer } from "node:buffer";
import { errors, type JWTPayload, jwtVerify, SignJWT } from "jose";
import type { Env } from "./env.server";
import { sha256 } from "./ids.server";

const ALGORITHM = "HS256";

interface Key {
  id: string;
  key: CryptoKey;
}

const keysOf = new WeakMap<Env, Promise<Key[]>>();

/** The secrets as keys, newest first. The key id lets a secret be rotated: old tokens name the old key. */
function signingKeys(env: Env): Promise<Key[]> {
  const known = keysOf.get(env);
  if (known) return known;
  const keys = Promise.all(
    env.SESSION_SECRETS.map(async (secret) => ({
      id: (await sha256(`key id of ${secret}`)).slice(0, 12),
      key: await crypto.subtle.importKey(
        "raw",
        new TextEncoder().encode(secret),
        { name: "HMAC", hash: "SHA-256" },
        false,
        ["sign", "verify"],
      ),
    })),
  );
  keysOf.set(env, keys);
  return keys;
}

/** What a signed cookie is for: a token of one kind is never accepted as another. */
interface TokenKind {
  type: string;
  audience: string;
  requiredClaims: string[];
}

/**
 * Signs claims (quality R5).
 * @param now and expiresAt in milliseconds since 1970
 */
export async function signToken(
  env: Env,
  kind: TokenKind,
  claims: JWTPayload,
  { now, expiresAt }: { now: number; expiresAt: number },
): Promise<string> {
  const [newest] = await signingKeys(env);
  if (!newest) throw new Error("no signing key");
  return new SignJWT(claims)
    .setProtectedHeader({ alg: ALGORITHM, typ: kind.type, kid: newest.id })
    .setAudience(kind.audience)
    .setIssuedAt(Math.floor(now / 1000))
    .setExpirationTime(Math.floor(expiresAt / 1000))
    .sign(newest.key);
}

/** The claims of a token of this kind that we signed and that has not expired, else null. */
export async function verifyToken(
  env: Env,
  kind: TokenKind,
  token: string,
  now: number,
): Promise<JWTPayload | null> {
  const keys = await signingKeys(env);
  try {
    const { payload } = await jwtVerify(
      token,
      ({ kid }) => {
        const match = keys.find((key) => key.id === kid);
        if (!match) throw new errors.JWKSNoMatchingKey();
        return match.key;
      },
      {
        algorithms: [ALGORITHM],
        typ: kind.type,
        audience: kind.audience,
        requiredClaims: [...kind.requiredClaims, "iat", "exp"],
        currentDate: new Date(now),
      },
    );
    return payload;
  } catch (error) {
    if (error instanceof errors.JOSEError) return null;
    throw error;
  }
}

/** What a seal is made over. The colon keeps it apart from a signed cookie, which holds none. */
const sealed = (purpose: string, text: string) => new TextEncoder().encode(`${purpose}:${text}`);

/**
 * A seal that only we can set under a text, for addresses that open something: 43 characters of base64url.
 * @param purpose a seal for one is none for another
 */
export async function sealOf(env: Env, purpose: string, text: string): Promise<string> {
  const [newest] = await signingKeys(env);
  if (!newest) throw new Error("no signing key");
  const mac = await crypto.subtle.sign("HMAC", newest.key, sealed(purpose, text));
  return Buffer.from(mac).toString("base64url");
}

/** Whether we set this seal, with any of the secrets that count; how long that takes tells nothing of it. */
export async function isSealOf(env: Env, purpose: string, text: string, seal: string): Promise<boolean> {
  const mac = Buffer.from(seal, "base64url");
  if (mac.toString("base64url") !== seal) return false;
  const keys = await signingKeys(env);
  const matches = await Promise.all(
    keys.map(({ key }) => crypto.subtle.verify("HMAC", key, mac, sealed(purpose, text))),
  );
  return matches.includes(true);
}
