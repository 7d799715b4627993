import { readCookie, SIDEBAR_COOKIE, THEME_COOKIE } from "~/platform/cookies";

const ONE_YEAR_S = 31_536_000;

/**
 * What a person chose in this browser and the server must know for its first paint. The default is never
 * stored: no cookie means "as the system has it".
 */
const CHOICES = {
  [THEME_COOKIE]: ["light", "dark"],
  [SIDEBAR_COOKIE]: ["rail", "wide"],
} as const;

type Name = keyof typeof CHOICES;
export type Preference<N extends Name> = (typeof CHOICES)[N][number];

/** The choice stored in a Cookie header (or `document.cookie`); null when there is none or an unknown one. */
export function readPreference<N extends Name>(cookies: string | null, name: N): Preference<N> | null {
  const stored = readCookie(cookies, name);
  const choices: readonly Preference<N>[] = CHOICES[name];
  return choices.find((choice) => choice === stored) ?? null;
}

/** The cookie that stores a choice for a year, or forgets it when `value` is null. */
export function preferenceCookie<N extends Name>(name: N, value: Preference<N> | null): string {
  return `${name}=${value ?? ""}; Path=/; SameSite=Lax; Max-Age=${value === null ? 0 : ONE_YEAR_S}`;
}
