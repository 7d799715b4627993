import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { AFTER_LOGIN_PATH, loginPath, safeRedirect } from "./paths";

const ORIGIN = "https://lectern.example";

/** Pieces out of which addresses are built that browsers read otherwise than they look. */
const piece = fc.oneof(
  fc.constantFrom(
    "/",
    "//",
    "\\",
    "/\\",
    "\t",
    "\n",
    "\r",
    "\u0000",
    " ",
    "\u00a0",
    "\u2028",
    ".",
    "..",
    "/./",
    "/../",
    "%2f",
    "%2F%2F",
    "%5c",
    "%09",
    "@",
    ":",
    "?",
    "#",
    ";",
  ),
  fc.constantFrom(
    "http:",
    "https:",
    "javascript:",
    "data:",
    "evil.test",
    "lectern.example",
    "user:pass@",
    "/admin",
    "/auth/login",
    "auth",
    "／",
    "。",
    "\u202e",
  ),
  fc.string({ unit: "binary", maxLength: 4 }),
);
const hostile = fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join(""));

describe("safeRedirect", () => {
  it.each([
    "/",
    "/admin/dashboard",
    "/admin/schedule-builder?year=2030#may",
    "/admin/a%20b?x=%2F%2Fevil",
    "/authors",
    "/admin/:id",
  ])("keeps a path of ours: %s", (path) => {
    expect(safeRedirect(path)).toBe(path);
  });

  it.each([
    null,
    undefined,
    "",
    "admin",
    "?x",
    "#x",
    ".",
    "https://evil.test",
    `${ORIGIN}/admin`,
    "//evil.test",
    "///evil.test",
    "/\\evil.test",
    "\\\\evil.test",
    "/\t/evil.test",
    "/\n/evil.test",
    " /admin",
    "/.//evil.test",
    "/..//evil.test",
    "/x/..//evil.test",
    "/%2e//evil.test",
    "/\u0000",
    "javascript:alert(1)",
    "data:text/html,x",
    "/auth/login",
    "/auth/login?redirectTo=/auth/login",
    "/admin/../auth/logout",
  ])("leads to the dashboard instead of %s", (wanted) => {
    expect(safeRedirect(wanted)).toBe(AFTER_LOGIN_PATH);
  });

  it("never leaves our origin, whatever was asked for", () => {
    fc.assert(
      fc.property(hostile, fc.constantFrom("", "/"), (text, start) => {
        const target = safeRedirect(start + text);
        expect(target).toMatch(/^\/(?![/\\])/);
        expect(target).not.toMatch(/[\\\p{Cc}]/u);
        expect(new URL(target, ORIGIN).origin).toBe(ORIGIN);
        expect(new URL(target, `${ORIGIN}/auth/login?x=1`).pathname).not.toMatch(/^\/auth\//);
      }),
      { numRuns: 2_000 },
    );
  });

  it("changes nothing more when it is applied again", () => {
    fc.assert(
      fc.property(hostile, (text) => {
        const target = safeRedirect(`/${text}`);
        expect(safeRedirect(target)).toBe(target);
      }),
    );
  });
});

describe("loginPath", () => {
  it("names the way back so that it is read back whole", () => {
    fc.assert(
      fc.property(fc.webPath(), fc.webQueryParameters(), (path, query) => {
        const back = `${path}?${query}`;
        const url = new URL(loginPath(back), ORIGIN);
        expect(url.pathname).toBe("/auth/login");
        expect([...url.searchParams]).toEqual([["redirectTo", back]]);
      }),
    );
  });
});
