import { describe, expect, it } from "vitest";
import { preferenceCookie, readPreference } from "./preference";

describe("readPreference", () => {
  it.each([
    [null, null],
    ["", null],
    ["theme=dark", "dark"],
    ["sidebar=rail; theme=light", "light"],
    ["mytheme=dark", null],
    ["theme=pink", null],
    ["theme=", null],
  ])("finds in %j the theme %j", (cookies, theme) => {
    expect(readPreference(cookies, "theme")).toBe(theme);
  });
});

describe("preferenceCookie", () => {
  it("can be read back", () => {
    expect(readPreference(preferenceCookie("sidebar", "rail"), "sidebar")).toBe("rail");
  });

  it("ends a choice at once", () => {
    expect(preferenceCookie("theme", null)).toContain("Max-Age=0");
  });
});
