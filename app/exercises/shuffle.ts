/** Numbers from 0 to 1, always the same for one seed: mulberry32 over FNV-1a. */
function randomFrom(seed: string): () => number {
  let state = 0x811c9dc5;
  for (let i = 0; i < seed.length; i += 1) state = Math.imul(state ^ seed.charCodeAt(i), 0x01000193);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Of so many shuffles the one with the fewest items in their places is taken: few items often hardly move. */
const DRAWS = 3;

function shuffledOnce(count: number, random: () => number): number[] {
  const places = Array.from({ length: count }, (_, place) => place);
  for (let i = count - 1; i > 0; i -= 1) {
    const other = Math.floor(random() * (i + 1));
    [places[i], places[other]] = [places[other] as number, places[i] as number];
  }
  return places;
}

/**
 * The places of `items`, from 0, in a shuffled order: always the same for one seed, and never one that reads like the
 * list itself when two items differ (exercises.md).
 * @param same whether two items cannot be told apart; an equivalence
 */
export function shuffled<T>(
  items: readonly T[],
  seed: string,
  same: (a: T, b: T) => boolean = Object.is,
): number[] {
  const random = randomFrom(seed);
  const inPlace = (order: readonly number[]) =>
    order.filter((place, i) => same(items[place] as T, items[i] as T)).length;
  let places = shuffledOnce(items.length, random);
  for (let drawn = 1; drawn < DRAWS; drawn += 1) {
    const other = shuffledOnce(items.length, random);
    if (inPlace(other) < inPlace(places)) places = other;
  }
  const different = items.findIndex((item) => !same(item, items[0] as T));
  if (different > 0 && inPlace(places) === items.length) {
    [places[0], places[different]] = [places[different] as number, places[0] as number];
  }
  return places;
}

/** Ids are no content: items are told apart by what a student sees of them. */
function content(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(content);
  if (typeof value !== "object" || value === null) return value;
  return Object.entries(value)
    .filter(([key, part]) => key !== "id" && part !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, part]) => [key, content(part)]);
}

/**
 * A seed out of an exercise's id and content: neither its name, nor the ids of its items, nor the order of its keys
 * changes it.
 */
export const seedOf = (exercise: { id?: string | undefined; name?: string }): string =>
  JSON.stringify([exercise.id ?? "", content({ ...exercise, name: undefined })]);
