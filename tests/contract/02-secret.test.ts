import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { PASSWORD, startProduct } from "../support/product";

const OLD = "the old secret that is long enough for a signature";
const NEW = "the new secret that is long enough for a signature";

describe("a secret that is too weak (quality R5)", () => {
  test.each([
    ["of 31 bytes", "x".repeat(31), "x".repeat(31)],
    ["in a list with a good one", `${NEW},short-secret`, "short-secret"],
    ["missing behind a comma", `${NEW},`, NEW],
  ])("one %s: 503 to everything, and the log says why without telling it", async (_what, secret, told) => {
    const product = await startProduct({ vars: { SESSION_SECRET: secret } });
    product.secrets.add(told);
    for (const address of [
      "/",
      "/auth/login",
      "/admin/schedule-builder",
      "/health",
      "/api/health",
      "/api/nope",
      "/nope",
    ]) {
      const answer = await product.browser().get(address);
      expect([address, answer.status, answer.json?.code]).toEqual([address, 503, "unavailable"]);
      expect(Number(answer.headers.get("Retry-After"))).toBeGreaterThan(0);
      expect(answer.headers.get("X-Content-Type-Options")).toBe("nosniff");
      expect(answer.text).not.toMatch(/SESSION_SECRET|bytes|configured/);
    }
    const write = await product
      .browser()
      .post("/api/auth/login", { email: "a@school.test", password: PASSWORD });
    expect(write.status).toBe(503);
    const { error } = await product.logOf(write, "error");
    expect(error.message).toMatch(/SESSION_SECRET.*at least 32 bytes/);
    await product.stop();
  });

  test("32 bytes are enough, counted as bytes", async () => {
    const product = await startProduct({ vars: { SESSION_SECRET: "ж".repeat(16) } });
    expect((await product.browser().get("/api/user/profile")).status).toBe(401);
    await product.stop();
  });
});

describe("a secret that is being rotated (quality R5)", () => {
  const state = mkdtempSync(path.join(tmpdir(), "lectern-secret-"));
  afterAll(() => rmSync(state, { recursive: true }));
  const start = (secret: string) => startProduct({ state, vars: { SESSION_SECRET: secret } });

  test("'new,old' accepts both and signs with the new one; without the old one its sessions are over", async () => {
    const before = await start(OLD);
    const teacher = await before.teacher();
    const oldSession = teacher.cookies.get("__Host-session") ?? "";
    await before.stop();

    const during = await start(`${NEW}, ${OLD}`);
    expect((await during.holding(oldSession).get("/api/user/profile")).status).toBe(200);
    const browser = during.browser();
    await browser.post("/api/auth/login", { email: teacher.email, password: PASSWORD });
    const newSession = browser.cookies.get("__Host-session") ?? "";
    await during.stop();

    const after = await start(NEW);
    expect((await after.holding(newSession).get("/api/user/profile")).status).toBe(200);
    expect((await after.holding(oldSession).get("/api/user/profile")).status).toBe(401);
    await after.stop();
  });
});
