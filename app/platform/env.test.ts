import { describe, expect, it } from "vitest";
import { type Bindings, parseEnv } from "./env.server";

const SECRET = "0123456789abcdef0123456789abcdef";
const bindings = (settings: object) => ({ CONTACT_EMAIL: "hello@school.test", ...settings }) as Bindings;

describe("parseEnv (quality R5)", () => {
  it.each([
    [SECRET, [SECRET]],
    [`${SECRET}1,${SECRET}2`, [`${SECRET}1`, `${SECRET}2`]],
    [` ${SECRET}1 , ${SECRET}2 `, [`${SECRET}1`, `${SECRET}2`]],
    ["ж".repeat(16), ["ж".repeat(16)]],
  ])("reads the secrets of '%s', newest first", (SESSION_SECRET, secrets) => {
    expect(parseEnv(bindings({ SESSION_SECRET })).SESSION_SECRETS).toEqual(secrets);
  });

  it.each([undefined, "", SECRET.slice(1), `${SECRET},short`, `${SECRET},`, `${SECRET.slice(1)} `])(
    "refuses '%s' and says why, without the secret",
    (SESSION_SECRET) => {
      const parse = () => parseEnv(bindings({ SESSION_SECRET }));
      expect(parse).toThrow(/^The Worker is not configured: SESSION_SECRET/);
      expect(parse).not.toThrow(new RegExp(SECRET.slice(1)));
    },
  );

  it("refuses to be without a contact", () => {
    expect(() => parseEnv(bindings({ SESSION_SECRET: SECRET, CONTACT_EMAIL: undefined }))).toThrow(
      /CONTACT_EMAIL/,
    );
  });

  it("checks once per isolate", () => {
    const given = bindings({ SESSION_SECRET: SECRET });
    expect(parseEnv(given)).toBe(parseEnv(given));
  });
});
