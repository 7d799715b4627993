import { expect } from "vitest";
import { feedAddress } from "~/lessons/feed.server";
import type { Env } from "~/platform/env.server";
import type { Product, SignedIn } from "./product";

/** The path of a teacher's calendar feed, as a new address has it. */
export async function newFeedPath(product: Product, teacher: SignedIn): Promise<string> {
  const answer = await teacher.post("/api/user/feed");
  expect(answer.status).toBe(201);
  const { origin, pathname } = new URL(answer.json.address);
  expect(origin).toBe(product.origin);
  product.secrets.add(pathname.slice("/calendar/".length));
  return pathname;
}

/** The path of a feed as somebody with this session secret seals it. */
export async function sealedFeedPath(secret: string, feedId: string): Promise<string> {
  const env = { SESSION_SECRETS: [secret] } as unknown as Env;
  return new URL(await feedAddress(env, "https://lectern.test", feedId)).pathname;
}
