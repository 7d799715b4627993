import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isMediaAddress } from "~/platform/media-address";
import { meantAddress } from "./typed-address";

describe("meantAddress", () => {
  test.each([
    ["  https://a.example/x.png ", "https://a.example/x.png"],
    ["http://a.example/x.png", "https://a.example/x.png"],
    ["HTTP://a.example", "https://a.example"],
    ["//a.example/x", "https://a.example/x"],
    ["youtu.be/jNQXAC9IVRw", "https://youtu.be/jNQXAC9IVRw"],
    ["www.example.org", "https://www.example.org"],
    ["example.org:8443/x", "https://example.org:8443/x"],
    ["пример.рф/страница", "https://пример.рф/страница"],
    ["", ""],
    ["lighthouse", "lighthouse"],
    ["a lighthouse.jpg", "a lighthouse.jpg"],
    ["javascript:alert(1)", "javascript:alert(1)"],
    ["javascript:alert.call/x", "javascript:alert.call/x"],
    ["data:image/png;base64,AA", "data:image/png;base64,AA"],
    ["ftp://a.example/x", "ftp://a.example/x"],
    ["me@example.org", "me@example.org"],
    ["/api/files/01jd0000000000000000000000", "/api/files/01jd0000000000000000000000"],
    ["/etc/passwd", "/etc/passwd"],
  ])("%j is %j", (typed, meant) => {
    expect(meantAddress(typed)).toBe(meant);
  });

  test("what is meant, is meant once more", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.webUrl()), (text) => {
        expect(meantAddress(meantAddress(text))).toBe(meantAddress(text));
      }),
    );
  });

  test("an address that is good stays as it is", () => {
    fc.assert(
      fc.property(fc.webUrl({ validSchemes: ["https"] }), (text) => {
        expect(isMediaAddress(text)).toBe(true);
        expect(meantAddress(text)).toBe(text);
      }),
    );
  });
});
