import { Buffer } from "node:buffer";
import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";
import { SECOND_MS } from "./durations";
import { unavailable } from "./errors";

/** scrypt's cost (quality R4). 128 · N · r bytes of memory are 16 MiB a hash. */
const COST = { N: 16384, r: 8, p: 5 };
const LOG_N = Math.log2(COST.N);
const KEY_BYTES = 32;
const SALT_BYTES = 16;
const MAX_MEMORY = 64 * 1024 * 1024;

const MAX_QUEUE = 8;
const MAX_WAIT_MS = 15 * SECOND_MS;
const RETRY_AFTER_SECONDS = 5;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

type WaitUntil = (work: Promise<unknown>) => void;

let waiting = 0;
let last: Promise<unknown> = Promise.resolve();

/**
 * Runs one hash at a time in this isolate; eight may wait.
 * `waitUntil` keeps the work alive when its client goes away, else the queue behind it would never move.
 * @throws AppError `unavailable` when the queue is full
 */
async function inTurn<T>(work: () => Promise<T>, waitUntil: WaitUntil): Promise<T> {
  if (waiting > MAX_QUEUE) throw unavailable(RETRY_AFTER_SECONDS);
  waiting += 1;
  const before = last;
  const turn = (async () => {
    await Promise.race([before, pause(MAX_WAIT_MS)]);
    // A hash holds the isolate's only thread: who came in meanwhile is let into the queue first, or it never fills.
    await pause(0);
    try {
      return await work();
    } finally {
      waiting -= 1;
    }
  })();
  last = turn.catch(() => undefined);
  waitUntil(last);
  return turn;
}

interface Phc {
  N: number;
  r: number;
  p: number;
  salt: Buffer;
  key: Buffer;
}

function derive(password: string, { N, r, p, salt, key }: Omit<Phc, "key"> & { key: { length: number } }) {
  return new Promise<Buffer>((resolve, reject) => {
    scrypt(password, salt, key.length, { N, r, p, maxmem: MAX_MEMORY }, (error, derived) =>
      error ? reject(error) : resolve(Buffer.from(derived)),
    );
  });
}

const base64 = (bytes: Buffer) => bytes.toString("base64").replace(/=+$/, "");

function parsePhc(phc: string): Phc | null {
  const match = /^\$scrypt\$ln=(\d+),r=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/.exec(phc);
  if (!match) return null;
  const [, logN, r, p, salt, key] = match;
  return {
    N: 2 ** Number(logN),
    r: Number(r),
    p: Number(p),
    salt: Buffer.from(salt ?? "", "base64"),
    key: Buffer.from(key ?? "", "base64"),
  };
}

/**
 * The password as a PHC string, verbatim: nothing is trimmed or folded (quality R4).
 * @throws AppError `unavailable` when too many hashes wait
 */
export function hashPassword(password: string, waitUntil: WaitUntil): Promise<string> {
  return inTurn(async () => {
    const salt = randomBytes(SALT_BYTES);
    const key = await derive(password, { ...COST, salt, key: { length: KEY_BYTES } });
    return `$scrypt$ln=${LOG_N},r=${COST.r},p=${COST.p}$${base64(salt)}$${base64(key)}`;
  }, waitUntil);
}

/** Stands in where there is no account or no password, so that both cost the same. Nothing hashes to it. */
const NOBODY: Phc = { ...COST, salt: Buffer.alloc(SALT_BYTES, 7), key: Buffer.alloc(KEY_BYTES, 7) };

/**
 * Whether the password is the one that was hashed, and whether the hash should be made anew with today's cost.
 * @param phc the stored string, or null for nobody: that costs a hash all the same and is never right
 * @throws AppError `unavailable` when too many hashes wait
 */
export function verifyPassword(
  password: string,
  phc: string | null,
  waitUntil: WaitUntil,
): Promise<{ right: boolean; outdated: boolean }> {
  return inTurn(async () => {
    const stored = (phc === null ? null : parsePhc(phc)) ?? NOBODY;
    const same = timingSafeEqual(await derive(password, stored), stored.key);
    const outdated = stored.N !== COST.N || stored.r !== COST.r || stored.p !== COST.p;
    return { right: same && stored !== NOBODY, outdated };
  }, waitUntil);
}
