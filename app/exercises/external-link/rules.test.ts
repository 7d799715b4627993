import { describe, expect, test } from "vitest";
import { EXTERNAL_LINK } from "./labels";
import { hostOf, lint } from "./rules";
import { sample } from "./sample";

describe("hostOf", () => {
  test.each([
    ["https://www.example.org/a/b?c", "example.org"],
    ["https://example.org:8443/", "example.org:8443"],
    ["https://trusted.example@evil.example/", "evil.example"],
    ["https://xn--80ak6aa92e.com/", "xn--80ak6aa92e.com"],
    ["https://аррӏе.com/", "xn--80ak6aa92e.com"],
    ["/api/files/01jd0000000000000000000000", null],
    ["", undefined],
    ["javascript:alert(1)", undefined],
    ["http://example.org", undefined],
    ["data:text/html,x", undefined],
    ["https://", undefined],
  ])("of %j is %j", (link, host) => {
    expect(hostOf(link)).toBe(host);
  });
});

test("lint", () => {
  expect(lint(sample())).toEqual([]);
  expect(lint({ ...sample(), link: "" })).toEqual([{ message: EXTERNAL_LINK.none }]);
});
