import { afterAll, describe, expect, test } from "vitest";
import { type Answer, startProduct } from "../support/product";

const product = await startProduct();
afterAll(product.stop);
const teacher = await product.teacher();
const stranger = product.browser();

const nonceOf = (answer: Answer) =>
  /'nonce-([^']+)'/.exec(answer.headers.get("Content-Security-Policy") ?? "")?.[1];

/** The policy of quality R13 to the letter. */
const policy = (nonce: string | undefined) =>
  [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob: https:",
    "media-src 'self' blob: https:",
    "font-src 'self'",
    `connect-src 'self' ${product.origin.replace("http:", "ws:")}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "frame-src https://progressme.ru https://edvibe.com https://www.youtube-nocookie.com",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "object-src 'none'",
  ].join("; ");

/** One answer of each kind that the Worker gives. */
const ANSWERS: [string, number, () => Promise<Answer>][] = [
  ["the landing page", 200, () => stranger.get("/")],
  ["the auth screen", 200, () => stranger.get("/auth/login")],
  ["the health screen", 200, () => stranger.get("/health")],
  ["a signed-in screen", 200, () => teacher.get("/admin/schedule-builder")],
  ["a screen's data", 200, () => teacher.get("/admin/user-profile.data")],
  ["a redirect to another name", 302, () => stranger.get("/login")],
  ["a redirect to the sign-in", 302, () => stranger.get("/admin/dashboard")],
  ["a redirect in data", 202, () => stranger.get("/admin/schedule-builder.data")],
  ["an unknown page", 404, () => stranger.get("/nope")],
  ["an unknown page inside the shell", 404, () => teacher.get("/admin/nope")],
  ["a screen with a bad query", 422, () => teacher.get("/admin/schedule-builder?year=x")],
  ["a page that takes no post", 405, () => stranger.post("/", {})],
  ["a method that no page takes", 405, () => stranger.send("OPTIONS", "/")],
  [
    "a refused form",
    401,
    () => product.browser().form("/auth/login", { email: "a@school.test", password: "wrong one" }),
  ],
  ["a call", 200, () => teacher.get("/api/schedule")],
  ["the head of a call", 200, () => teacher.send("HEAD", "/api/schedule")],
  ["a file to keep", 200, () => teacher.get("/api/user/export")],
  ["a public call", 200, () => stranger.get("/api/health")],
  ["a call signed out", 401, () => stranger.get("/api/schedule")],
  [
    "a call from a foreign origin",
    403,
    () => teacher.post("/api/schedule", {}, { Origin: "https://evil.test" }),
  ],
  ["an unknown call", 404, () => stranger.get("/api/nope")],
  ["a call with a wrong method", 405, () => stranger.send("OPTIONS", "/api/schedule")],
  ["a call with a wrong type", 415, () => stranger.send("POST", "/api/auth/login", { body: "x" })],
  ["a call with a wrong body", 422, () => stranger.post("/api/auth/login", {})],
  [
    "an upgrade that is refused",
    403,
    () => stranger.send("GET", "/api/bot", { headers: { Upgrade: "websocket" } }),
  ],
];

describe("every answer of the Worker (quality R13)", () => {
  test.each(ANSWERS)("%s (%i) carries the headers", async (_what, status, ask) => {
    const answer = await ask();
    expect(answer.status).toBe(status);
    const headers = Object.fromEntries(answer.headers);
    expect(headers).toMatchObject({
      "x-content-type-options": "nosniff",
      "strict-transport-security": expect.stringMatching(/^max-age=\d{8,}/),
      "referrer-policy": "strict-origin-when-cross-origin",
      "content-security-policy": policy(nonceOf(answer)),
      "x-request-id": expect.stringMatching(/^[0-9a-f-]{36}$/),
      "cache-control": "no-store",
    });
    expect(headers).not.toHaveProperty("access-control-allow-origin");
    expect(headers).not.toHaveProperty("x-powered-by");
  });

  test("carries a nonce of 128 random bits that nobody had before", async () => {
    const nonces = await Promise.all(ANSWERS.map(async ([, , ask]) => nonceOf(await ask())));
    expect(new Set(nonces).size).toBe(ANSWERS.length);
    for (const nonce of nonces) expect(nonce).toMatch(/^[A-Za-z0-9+/]{22}==$/);
  });
});

describe("a page keeps to its policy (quality R13)", () => {
  test.each([
    "/",
    "/nope",
    "/health",
    "/auth/login",
    "/auth/register",
    "/auth/forgot-password",
    "/auth/reset-password",
    "/admin/schedule-builder",
    "/admin/user-profile",
    "/admin/nope",
  ])("%s: every inline script and style has the nonce, nothing else runs", async (path) => {
    const answer = await (path.startsWith("/auth/") ? stranger : teacher).get(path);
    const tags = answer.text.match(/<(script|style)\b[^>]*>/g) ?? [];
    const nonce = nonceOf(answer);
    for (const tag of tags) if (!/\ssrc=/.test(tag)) expect(tag).toContain(`nonce="${nonce}"`);
    expect(answer.text).not.toMatch(/<[^>]+\son[a-z]+\s*=/i);
    expect(answer.text).not.toMatch(/(?:href|src|action)="javascript:/i);
    expect(answer.text).not.toMatch(/(?:src|href)="https?:\/\/(?!localhost)[^"]*\.(?:js|css)/);
  });

  test.each(["/", "/nope"])("%s loads no script at all", async (path) => {
    const { text } = await stranger.get(path);
    expect(text).not.toMatch(/<script|modulepreload|\.js["?]/);
  });
});

describe("static files, which the Worker never sees (quality R13)", () => {
  test.each(["/favicon.svg", "/manifest.webmanifest"])("%s carries nosniff and HSTS", async (path) => {
    const { status, headers } = await stranger.get(path);
    expect(status).toBe(200);
    expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(headers.get("Strict-Transport-Security")).toMatch(/^max-age=\d{8,}/);
  });

  test("what a page loads is kept for a year, its name changes with its content", async () => {
    const { text } = await stranger.get("/auth/login");
    const files = [...new Set(text.match(/\/assets\/[\w./-]+\.(?:js|css|woff2)/g))];
    expect(files.length).toBeGreaterThan(2);
    for (const file of files) {
      const { status, headers } = await stranger.get(file);
      expect([file, status]).toEqual([file, 200]);
      expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
      expect(headers.get("Strict-Transport-Security")).toMatch(/^max-age=\d{8,}/);
      expect(headers.get("Cache-Control")).toBe("public, max-age=31536000, immutable");
    }
  });
});
