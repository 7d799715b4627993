import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { refuseForeignOrigin } from "./guard.server";

const ORIGIN = "https://lectern.example";
const SESSION = { Cookie: "a=b; __Host-session=x" };

const requestWith = (method: string, headers: Record<string, string>, url = `${ORIGIN}/api/schedule`) =>
  new Request(url, { method, headers });

const refuses = (method: string, headers: Record<string, string>) =>
  refuseForeignOrigin(requestWith(method, headers)) !== null;

/** Quality R2, line by line. */
describe("refuseForeignOrigin", () => {
  it.each([
    ["our origin", { Origin: ORIGIN }, false],
    ["our origin and a same-origin fetch", { Origin: ORIGIN, "Sec-Fetch-Site": "same-origin" }, false],
    ["a same-origin fetch", { "Sec-Fetch-Site": "same-origin" }, false],
    ["a same-origin fetch with a session", { "Sec-Fetch-Site": "same-origin", ...SESSION }, false],
    ["neither header, no session", {}, false],
    ["neither header, but a session", SESSION, true],
    ["a foreign origin", { Origin: "https://evil.test" }, true],
    ["the origin null", { Origin: "null" }, true],
    ["our host with another scheme", { Origin: "http://lectern.example" }, true],
    ["our host with a port", { Origin: `${ORIGIN}:8443` }, true],
    ["our origin with a slash", { Origin: `${ORIGIN}/` }, true],
    ["our origin in capitals", { Origin: ORIGIN.toUpperCase() }, true],
    ["a cross-site fetch", { Origin: ORIGIN, "Sec-Fetch-Site": "cross-site" }, true],
    ["a same-site fetch", { Origin: ORIGIN, "Sec-Fetch-Site": "same-site" }, true],
    ["a fetch from no page", { "Sec-Fetch-Site": "none" }, true],
    ["a forwarded host", { Origin: "https://evil.test", "X-Forwarded-Host": "evil.test" }, true],
  ])("judges a write with %s", (_what, headers, refused) => {
    for (const method of ["POST", "PUT", "PATCH", "DELETE", "PROPFIND"])
      expect(refuses(method, headers as Record<string, string>)).toBe(refused);
  });

  it("lets everything read that is no upgrade", () => {
    const hostile = { Origin: "https://evil.test", "Sec-Fetch-Site": "cross-site", ...SESSION };
    for (const method of ["GET", "HEAD", "OPTIONS"]) expect(refuses(method, hostile)).toBe(false);
  });

  it.each([
    ["without an origin", {}, true],
    ["without an origin, in a same-origin fetch", { "Sec-Fetch-Site": "same-origin" }, true],
    ["from a foreign origin", { Origin: "https://evil.test" }, true],
    ["from ours", { Origin: ORIGIN, ...SESSION }, false],
  ])("judges a socket upgrade %s", (_what, headers, refused) => {
    for (const upgrade of ["websocket", "WebSocket"])
      expect(refuses("GET", { ...(headers as Record<string, string>), Upgrade: upgrade })).toBe(refused);
  });

  it("answers 403 forbidden_origin", () => {
    expect(refuseForeignOrigin(requestWith("POST", { Origin: "null" }))).toMatchObject({
      code: "forbidden_origin",
      status: 403,
    });
  });

  it("lets no origin but ours write, whatever it is", () => {
    const text = fc.string({ minLength: 1 }).map((raw) => raw.replaceAll(" ", "-"));
    fc.assert(
      fc.property(
        fc.oneof(fc.webUrl({ size: "small" }), fc.constantFrom("https:", "lectern.example", "file://"), text),
        (origin) => {
          fc.pre(origin !== ORIGIN);
          expect(refuses("POST", { Origin: origin })).toBe(true);
          expect(refuses("POST", { Origin: origin, "Sec-Fetch-Site": "same-origin" })).toBe(true);
        },
      ),
    );
  });
});
