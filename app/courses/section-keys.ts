import type { Section } from "./schema";

/**
 * Names a section on the screen from the moment it is added, when it has no id yet. A symbol goes along when a section
 * is changed by spreading, and neither into JSON nor into IndexedDB.
 */
const KEY = Symbol("key");
type Keyed = Section & { [KEY]?: string };

let made = 0;

/** The section's name on the screen. */
export const keyOfSection = (section: Section): string => (section as Keyed)[KEY] ?? section.id ?? "";

/** The sections, each with its name on the screen. */
export function withKeys(sections: readonly Section[]): Section[] {
  return sections.map((section) =>
    (section as Keyed)[KEY] ? section : ({ ...section, [KEY]: section.id ?? `new-${++made}` } as Section),
  );
}

/**
 * What the server answered to `sent`, under the same names on the screen.
 */
export function withKeysOf(sent: readonly Section[], saved: readonly Section[]): Section[] {
  return saved.map((section, i) => {
    const before = sent[i];
    return before ? ({ ...section, [KEY]: keyOfSection(before) } as Section) : section;
  });
}

/** `mine` with every id that it lacks and `saved`, which is what became of it, has in the same place. */
function filled<T>(mine: T, saved: unknown): T {
  if (typeof mine !== "object" || typeof saved !== "object" || mine === null || saved === null) return mine;
  if (Array.isArray(mine))
    return Array.isArray(saved) ? (mine.map((item, i) => filled(item, saved[i])) as T) : mine;
  const theirs = saved as Record<string, unknown>;
  const mended = { ...mine };
  for (const [key, value] of Object.entries(mine))
    Object.assign(mended, { [key]: filled(value, theirs[key]) });
  return "id" in mine || theirs.id === undefined ? mended : { ...mended, id: theirs.id };
}

/**
 * Sections as they are on the screen, `sent` itself or changed after it, with the ids that the server gave; what is
 * being typed stays as it is.
 */
export function withIdsOf(
  newer: readonly Section[],
  sent: readonly Section[],
  saved: readonly Section[],
): Section[] {
  if (newer === sent) return filled([...newer], saved);
  const ids = new Map(sent.map((section, i) => [keyOfSection(section), saved[i]?.id]));
  return newer.map((section) => {
    const id = section.id ?? ids.get(keyOfSection(section));
    return id === undefined ? section : { ...section, id };
  });
}

/**
 * Whether `saved` is what became of `mine` on the server: equal but for ids that were missing in `mine`.
 */
export function agrees(mine: unknown, saved: unknown): boolean {
  if (mine === saved) return true;
  if (typeof mine !== "object" || typeof saved !== "object" || mine === null || saved === null) return false;
  if (Array.isArray(mine))
    return (
      Array.isArray(saved) && mine.length === saved.length && mine.every((item, i) => agrees(item, saved[i]))
    );
  const theirs = saved as Record<string, unknown>;
  const known = Object.entries(mine).filter(([, value]) => value !== undefined);
  const added = Object.keys(theirs).length - known.length;
  const isNamed = known.some(([key]) => key === "id");
  return (
    (added === 0 || (added === 1 && !isNamed && Object.hasOwn(theirs, "id"))) &&
    known.every(([key, value]) => Object.hasOwn(theirs, key) && agrees(value, theirs[key]))
  );
}
