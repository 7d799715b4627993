import { afterAll, describe, expect, test } from "vitest";
import { announce } from "../support/announced";
import { startProduct } from "../support/product";
import { inOneRateWindow } from "../support/rate-window";
import { seededTeacher } from "../support/seed";

const product = await startProduct();
afterAll(product.stop);

const MEBIBYTE = 1024 * 1024;
const PNG = Uint8Array.from(
  atob("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="),
  (letter) => letter.charCodeAt(0),
);
const GIF = new TextEncoder().encode("GIF89a\u0001\u0000\u0001\u0000\u0000\u0000\u0000;");
const MP4 = new TextEncoder().encode("\u0000\u0000\u0000\u0010ftypisom\u0000\u0000\u0002\u0000");
const MOV = new TextEncoder().encode("\u0000\u0000\u0000\u0010ftypqt  \u0000\u0000\u0002\u0000");
const text = (content: string) => new TextEncoder().encode(content);

const teacher = await seededTeacher(product);
const upload = (body: Uint8Array, type: string, by = teacher) =>
  by.send("POST", "/api/files", { body, headers: type === "" ? {} : { "Content-Type": type } });

const keysOf = (id: string) => product.files.keys(`teachers/${id}/`);

describe("POST /api/files (product §6)", () => {
  test("keeps the file for its owner", async () => {
    const answer = await upload(PNG, "image/png");
    expect(answer.status).toBe(201);
    expect(answer.json).toEqual({
      key: expect.stringMatching(/^[0-9a-z]{26}$/),
      url: `/api/files/${answer.json.key}`,
    });
    expect((await product.logOf(answer, "request")).d1.calls).toBeLessThanOrEqual(2);
    const file = await teacher.get(answer.json.url);
    expect([file.status, file.headers.get("Content-Type")]).toEqual([200, "image/png"]);
    expect(file.headers.get("Content-Length")).toBe(String(PNG.length));
  });

  test("keeps a video that browsers play", async () => {
    const { json } = await upload(MP4, "video/mp4");
    expect((await teacher.get(json.url)).headers.get("Content-Type")).toBe("video/mp4");
  });

  test.each([
    ["a video that browsers do not play", MOV, "video/quicktime"],
    ["a video that says it is sound", MP4, "audio/mp4"],
    ["a page that says it is an image", text("<html><script>alert(1)</script>"), "image/png"],
    ["an SVG", text('<svg xmlns="http://www.w3.org/2000/svg"/>'), "image/svg+xml"],
    ["an image that says it is sound", PNG, "audio/mpeg"],
    ["an image that says it is a page", PNG, "text/html"],
    ["an image of no type", PNG, ""],
    ["a PDF", text("%PDF-1.7\n%%EOF"), "application/pdf"],
    ["nothing", new Uint8Array(), "image/png"],
    ["JSON", text("{}"), "application/json"],
  ])("refuses %s and keeps nothing", async (_what, body, type) => {
    const before = await keysOf(teacher.id);
    const answer = await upload(body, type);
    expect([answer.status, answer.json.code]).toEqual([415, "unsupported_media_type"]);
    expect(await keysOf(teacher.id)).toEqual(before);
  });

  test("refuses an image of more than 8 MiB, and anything of more than 25", async () => {
    const large = new Uint8Array(8 * MEBIBYTE + 1);
    large.set(PNG);
    const before = await keysOf(teacher.id);
    const answer = await upload(large, "image/png");
    expect([answer.status, answer.json.code]).toEqual([413, "too_large"]);
    const told = { method: "POST", path: "/api/files", type: "audio/mpeg", length: 25 * MEBIBYTE + 1 };
    expect(await announce(teacher, told)).toEqual([413, "too_large"]);
    expect(await keysOf(teacher.id)).toEqual(before);
  });
});

describe("GET /api/files/{key} (product §6)", () => {
  test("is a 404 for everybody else, signed out a 401", async () => {
    const { url } = (await upload(GIF, "image/gif")).json;
    expect((await teacher.get(url)).status).toBe(200);
    expect((await (await seededTeacher(product)).get(url)).status).toBe(404);
    expect((await product.browser().get(url)).status).toBe(401);
  });

  test.each(["x", "0".repeat(26), "..", "%2e%2e%2fother", "a%2Fb", "%00", "__proto__"])(
    "is a 404 for %s",
    async (key) => {
      const answer = await teacher.get(`/api/files/${encodeURIComponent(key)}`);
      expect([answer.status, answer.json.code]).toEqual([404, "not_found"]);
    },
  );

  test("shows a file and does nothing else with it", async () => {
    const { url } = (await upload(PNG, "image/png")).json;
    const { headers } = await teacher.get(url);
    expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(headers.get("Content-Disposition")).toBe("inline");
    expect(headers.get("Cache-Control")).toBe("no-store");
    expect(headers.get("Cross-Origin-Resource-Policy")).toBe("same-origin");
    expect(headers.get("Content-Security-Policy")).toBe(
      "default-src 'none'; frame-ancestors 'none'; sandbox",
    );
  });

  test.each([
    ["bytes=1-3", 206, `bytes 1-3/${PNG.length}`, 3],
    ["bytes=0-3", 206, `bytes 0-3/${PNG.length}`, 4],
    ["bytes=4-", 206, `bytes 4-${PNG.length - 1}/${PNG.length}`, PNG.length - 4],
    ["bytes=-5", 206, `bytes ${PNG.length - 5}-${PNG.length - 1}/${PNG.length}`, 5],
    ["bytes=0-99999", 206, `bytes 0-${PNG.length - 1}/${PNG.length}`, PNG.length],
    ["bytes=-99999", 206, `bytes 0-${PNG.length - 1}/${PNG.length}`, PNG.length],
  ])("answers the range %s", async (range, status, contentRange, length) => {
    const { url } = (await upload(PNG, "image/png")).json;
    const answer = await teacher.get(url, { Range: range });
    expect([
      answer.status,
      answer.headers.get("Content-Range"),
      answer.headers.get("Content-Length"),
    ]).toEqual([status, contentRange, String(length)]);
  });

  test("answers 416 for a range beyond the file, and no range with a failure of its own", async () => {
    const { url } = (await upload(PNG, "image/png")).json;
    expect((await teacher.get(url, { Range: "bytes=99999-" })).status).toBe(416);
    for (const range of [
      "bytes=",
      "bytes=-",
      "bytes=5-2",
      "bytes=a-b",
      "bytes=0-1,4-5",
      "items=0-1",
      "bytes=-0",
      "x",
    ])
      expect([200, 206, 416]).toContain((await teacher.get(url, { Range: range })).status);
  });
});

describe("uploads a minute of one teacher (quality R8)", () => {
  test(
    "60, then 429",
    () =>
      inOneRateWindow(async () => {
        const busy = await seededTeacher(product);
        const all = await Promise.all(
          Array.from({ length: 60 }, () => upload(text("x"), "text/plain", busy)),
        );
        expect(new Set(all.map(({ status }) => status))).toEqual(new Set([415]));
        const answer = await upload(PNG, "image/png", busy);
        expect([answer.status, answer.json.code]).toEqual([429, "rate_limited"]);
        expect(Number(answer.headers.get("Retry-After"))).toBeGreaterThan(0);
        expect(await keysOf(busy.id)).toEqual([]);
      }),
    120_000,
  );
});
