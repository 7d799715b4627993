import { Miniflare } from "miniflare";
import { afterAll, describe, expect, test } from "vitest";
import { miniflareOptions } from "../../scripts/serve.mjs";
import { SECRET, startProduct } from "../support/product";

const product = await startProduct();
afterAll(product.stop);

describe("GET /api/health (product §11)", () => {
  test("measures database, bot hub and files for real, for anybody", async () => {
    const answer = await product.browser().get("/api/health");
    expect(answer.status).toBe(200);
    const check = {
      status: expect.stringMatching(/^(healthy|degraded|unhealthy)$/),
      latencyMs: expect.any(Number),
    };
    expect(answer.json).toEqual({
      status: expect.stringMatching(/^(healthy|degraded)$/),
      checks: { database: check, botHub: check, files: check },
      version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
    });
    for (const { status, latencyMs } of Object.values<{ status: string; latencyMs: number }>(
      answer.json.checks,
    ))
      expect(status).toBe(latencyMs < 100 ? "healthy" : latencyMs < 300 ? "degraded" : "unhealthy");
    expect((await product.logOf(answer, "request")).d1.calls).toBe(1);
  });

  test("is 503 with the same answer when there is no database; nothing else is a page of stack", async () => {
    const options = miniflareOptions({
      port: 0,
      state: null,
      onLog: () => undefined,
      vars: { SESSION_SECRET: SECRET },
    });
    const broken = new Miniflare({ ...options, d1Databases: {} } as ConstructorParameters<
      typeof Miniflare
    >[0]);
    const origin = (await broken.ready).origin;
    const health = await broken.dispatchFetch(`${origin}/api/health`);
    expect(health.status).toBe(503);
    expect(await health.json()).toMatchObject({
      status: "unhealthy",
      checks: { database: { status: "unhealthy" }, botHub: { status: expect.any(String) } },
    });
    expect((await broken.dispatchFetch(`${origin}/`)).status).toBe(200);
    await broken.dispose();
  });
});
