import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { deviceName, nameFromEmail, passwordProblem } from "./rules";

describe("passwordProblem (product §2)", () => {
  const isCommon = (password: string) => password === "password123";

  it.each([
    ["correct horse", "maria@school.test", null],
    ["correct horse", null, null],
    ["maria@school.test", "maria@school.test", "The password cannot be your email."],
    ["Maria@School.TEST", "maria@school.test", "The password cannot be your email."],
    ["maria@school.test ", "maria@school.test", null],
    ["password123", null, "This password is too common. Please choose another one."],
    ["PassWord123", null, "This password is too common. Please choose another one."],
  ])("of '%s' for %s is %s", (password, email, problem) => {
    expect(passwordProblem(password, email, isCommon)).toBe(problem);
  });
});

describe("nameFromEmail", () => {
  it.each([
    ["maria.petrova@school.test", "Maria Petrova"],
    ["maria@school.test", "Maria"],
    ["m_p-k+lectern@school.test", "M P K Lectern"],
    ["анна.иванова@школа.test", "Анна Иванова"],
    ["42@school.test", "42"],
    ["...@school.test", "Teacher"],
    ["@school.test", "Teacher"],
  ])("of %s is %s", (email, name) => {
    expect(nameFromEmail(email)).toBe(name);
  });

  it("is a name that the profile would take, whatever the email", () => {
    fc.assert(
      fc.property(fc.oneof(fc.emailAddress(), fc.string({ maxLength: 300 })), (email) => {
        const name = nameFromEmail(email);
        expect(name.trim().length).toBeGreaterThan(0);
        expect(name.length).toBeLessThanOrEqual(100);
        expect(name).not.toMatch(/\p{Cc}/u);
      }),
    );
  });
});

const CHROME = "AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0";

describe("deviceName", () => {
  it.each([
    ["Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox on Linux"],
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME} Safari/537.36`, "Chrome on Windows"],
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME} Safari/537.36 Edg/140.0.0.0`, "Edge on Windows"],
    [`Mozilla/5.0 (Windows NT 10.0) ${CHROME} Safari/537.36 OPR/120.0.0.0`, "Opera on Windows"],
    [`Mozilla/5.0 (Windows NT 10.0) ${CHROME} YaBrowser/25.0 Safari/537.36`, "Yandex Browser on Windows"],
    [`Mozilla/5.0 (Linux; Android 15) ${CHROME} Mobile Safari/537.36`, "Chrome on Android"],
    [`Mozilla/5.0 (X11; CrOS x86_64 1) ${CHROME} Safari/537.36`, "Chrome on ChromeOS"],
    [
      "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15",
      "Safari on macOS",
    ],
    [
      "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/140.0 Mobile Safari/604.1",
      "Chrome on iPhone",
    ],
    ["curl/8.0", "A browser"],
    ["", "A browser"],
    [null, "A browser"],
  ])("of %s is %s", (userAgent, name) => {
    expect(deviceName(userAgent)).toBe(name);
  });

  it("is one of a few short names, whatever a browser calls itself", () => {
    fc.assert(fc.property(fc.string(), (userAgent) => deviceName(userAgent).length < 30));
  });
});
