import { MAX_NAME_LENGTH } from "./limits";

/**
 * Why a new password is refused beyond its length, or null (product §2).
 * @param isCommon whether it is one of the passwords that are tried first
 */
export function passwordProblem(
  password: string,
  email: string | null,
  isCommon: (password: string) => boolean,
): string | null {
  if (email !== null && password.toLowerCase() === email) return "The password cannot be your email.";
  if (isCommon(password.toLowerCase())) return "This password is too common. Please choose another one.";
  return null;
}

/** A first name for a new account out of its email: "maria.petrova@…" is greeted as "Maria Petrova". */
export function nameFromEmail(email: string): string {
  const words = (email.split("@", 1)[0] ?? "").split(/[^\p{L}\p{N}]+/u).filter((word) => word !== "");
  const name = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(" ");
  return name.slice(0, MAX_NAME_LENGTH) || "Teacher";
}

const BROWSERS: [RegExp, string][] = [
  [/\bEdg(?:e|A|iOS)?\//, "Edge"],
  [/\bOPR\/|\bOpera\//, "Opera"],
  [/\bYaBrowser\//, "Yandex Browser"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\bFirefox\/|\bFxiOS\//, "Firefox"],
  [/\bChrome\/|\bCriOS\/|\bHeadlessChrome\//, "Chrome"],
  [/\bSafari\//, "Safari"],
];

const SYSTEMS: [RegExp, string][] = [
  [/\biPhone\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bAndroid\b/, "Android"],
  [/\bWindows\b/, "Windows"],
  [/\bMac OS X\b|\bMacintosh\b/, "macOS"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bLinux\b/, "Linux"],
];

/** How the list of sessions names a browser: "Firefox on Linux". */
export function deviceName(userAgent: string | null): string {
  const named = (table: [RegExp, string][]) => table.find(([form]) => form.test(userAgent ?? ""))?.[1];
  const browser = named(BROWSERS) ?? "A browser";
  const system = named(SYSTEMS);
  return system ? `${browser} on ${system}` : browser;
}
