import type { Warning } from "../kind";
import type { ExerciseOf } from "../schema";
import { EXTERNAL_LINK } from "./labels";

/** There is something to open (exercises.md "Linter"). */
export const lint = ({ link }: ExerciseOf<"external_link">): Warning[] =>
  link === "" ? [{ message: EXTERNAL_LINK.none }] : [];

/** The host of a page elsewhere as its owner writes it, null for a file of ours; undefined for what nobody should open. */
export function hostOf(link: string): string | null | undefined {
  const own = "https://own.invalid";
  if (link === "" || !URL.canParse(link, own)) return undefined;
  const { protocol, host, origin } = new URL(link, own);
  if (protocol !== "https:") return undefined;
  return origin === own ? null : host.replace(/^www\./, "");
}
