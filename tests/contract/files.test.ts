import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Product, type SignedIn, startProduct } from "../support/product";

let product: Product;
let teacher: SignedIn;
let other: SignedIn;

beforeAll(async () => {
  product = await startProduct();
  [teacher, other] = await Promise.all([product.teacher(), product.teacher()]);
});
afterAll(() => product.stop());

/** A picture of one pixel. */
const PNG = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

const upload = (browser: SignedIn, body: Uint8Array, type: string) =>
  browser.send("POST", "/api/files", { body, headers: { "Content-Type": type } });

describe("POST /api/files and GET /api/files/{key}", () => {
  test("keeps a picture and shows it to its owner only", async () => {
    const stored = await upload(teacher, PNG, "image/png");
    expect(stored.status).toBe(201);
    const { key, url } = stored.json;
    expect(url).toBe(`/api/files/${key}`);

    const shown = await teacher.get(url);
    expect(shown.status).toBe(200);
    expect(shown.headers.get("Content-Type")).toBe("image/png");
    expect(shown.headers.get("Content-Length")).toBe(String(PNG.length));
    expect(shown.headers.get("Content-Security-Policy")).toBe(
      "default-src 'none'; frame-ancestors 'none'; sandbox",
    );
    expect(shown.headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(shown.headers.get("Cache-Control")).toBe("no-store");

    expect((await other.get(url)).status).toBe(404);
    expect((await product.browser().get(url)).status).toBe(401);
  });

  test("answers a range, so that audio can be wound", async () => {
    const { url } = (await upload(teacher, PNG, "image/png")).json;
    const part = await teacher.get(url, { Range: "bytes=1-3" });
    expect(part.status).toBe(206);
    expect(part.text).toBe("PNG");
    expect(part.headers.get("Content-Range")).toBe(`bytes 1-3/${PNG.length}`);
    expect((await teacher.get(url, { Range: `bytes=${PNG.length + 5}-` })).status).toBe(416);
  });

  test.each([
    [
      "a page that calls itself a picture",
      Buffer.from("<!doctype html><script>alert(1)</script>"),
      "image/png",
    ],
    [
      "an SVG, which can carry scripts",
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      "image/svg+xml",
    ],
    ["a picture that calls itself a page", PNG, "text/html"],
    ["nothing", Buffer.alloc(0), "image/png"],
  ])("refuses %s", async (_, body, type) => {
    const refused = await upload(teacher, body, type);
    expect(refused.status).toBe(415);
    expect(refused.json.code).toBe("unsupported_media_type");
  });

  test("refuses a picture over 8 MiB, and any body over the largest cap", async () => {
    const large = Buffer.concat([PNG, Buffer.alloc(8 * 1024 * 1024)]);
    expect((await upload(teacher, large, "image/png")).status).toBe(413);
    expect((await upload(teacher, Buffer.alloc(25 * 1024 * 1024 + 1), "audio/mpeg")).status).toBe(413);
  });

  test.each(["../x", "..%2F..%2Fteachers", "x".repeat(300), "%00"])("knows no file %s", async (key) => {
    expect((await teacher.get(`/api/files/${key}`)).status).toBe(404);
  });

  test("goes with the account", async () => {
    const leaver = await product.teacher();
    await upload(leaver, PNG, "image/png");
    const bucket = await product.mf.getR2Bucket("FILES");
    expect((await bucket.list({ prefix: `teachers/${leaver.id}/` })).objects).toHaveLength(1);
    expect((await leaver.delete("/api/user/profile")).status).toBe(200);
    expect((await bucket.list({ prefix: `teachers/${leaver.id}/` })).objects).toHaveLength(0);
  });
});
