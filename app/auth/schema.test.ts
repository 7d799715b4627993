import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { deleteBody, email, loginBody, personName, profileBody, registerBody, resetBody } from "./schema";

const takes = (shape: { safeParse: (value: unknown) => { success: boolean } }, value: unknown) =>
  shape.safeParse(value).success;

describe("email (product §2)", () => {
  it.each([
    [" Maria@School.TEST\n", "maria@school.test"],
    ["o'brien+lectern@school.co.uk", "o'brien+lectern@school.co.uk"],
    ["анна@школа.рф", "анна@школа.рф"],
    ["a@b", "a@b"],
  ])("reads '%s' as %s", (text, read) => {
    expect(email.parse(text)).toBe(read);
  });

  it.each([
    "",
    " ",
    "maria",
    "@school.test",
    "maria@",
    "a@b@c",
    "a b@c",
    "a@b,c@d",
    "<a@b>",
    "a@b\u0000c d",
    `${"a".repeat(250)}@b.cd`,
    1,
    null,
    ["a@b"],
  ])("refuses %s", (value) => {
    expect(takes(email, value)).toBe(false);
  });

  it("takes what the browser's own email field would, and reads it again as it was read", () => {
    fc.assert(
      fc.property(
        fc.emailAddress().filter((text) => text.length <= 254),
        (text) => {
          const read = email.parse(text);
          expect(email.parse(read)).toBe(read);
        },
      ),
    );
  });
});

describe("passwords (quality R4)", () => {
  it("are kept verbatim", () => {
    fc.assert(
      fc.property(fc.string({ minLength: 8, maxLength: 128, unit: "binary-ascii" }), (password) => {
        expect(registerBody.parse({ email: "a@b", password }).password).toBe(password);
        expect(loginBody.parse({ email: "a@b", password }).password).toBe(password);
      }),
    );
  });

  it.each([
    [7, false],
    [8, true],
    [128, true],
    [129, false],
  ])("of %i characters are taken as new ones: %s", (length, taken) => {
    const newPassword = "p".repeat(length);
    expect(takes(registerBody, { email: "a@b", password: newPassword })).toBe(taken);
    expect(takes(resetBody, { token: "t", newPassword })).toBe(taken);
  });

  it("of any length may be tried at the sign-in, but none at all", () => {
    expect(takes(loginBody, { email: "a@b", password: "p" })).toBe(true);
    expect(takes(loginBody, { email: "a@b", password: "p".repeat(1_000) })).toBe(true);
    expect(takes(loginBody, { email: "a@b", password: "" })).toBe(false);
  });
});

describe("personName (product §0, §9)", () => {
  it.each([
    ["  Maria \t", "Maria"],
    ["Анна-Мария О'Коннор 学", "Анна-Мария О'Коннор 学"],
    ["n".repeat(100), "n".repeat(100)],
  ])("reads '%s'", (text, read) => {
    expect(personName.parse(text)).toBe(read);
  });

  it.each(["", "  ", "n".repeat(101), "a\nb", "a\tb", "a\u0000", "a\u001bb", "a\u0085b", 1, null])(
    "refuses %s",
    (value) => {
      expect(takes(personName, value)).toBe(false);
    },
  );
});

describe("bodies", () => {
  it("may do without what is optional", () => {
    expect(takes(profileBody, { name: "Maria", email: "a@b" })).toBe(true);
    expect(takes(deleteBody, {})).toBe(true);
    expect(takes(registerBody, { email: "a@b", password: "password", timeZone: 3 })).toBe(false);
  });
});
