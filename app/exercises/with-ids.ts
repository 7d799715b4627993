import { type Exercise, isKnown } from "./schema";

/** Lists whose items have ids (exercises.md). */
const LISTS = ["labels", "leftItems", "rightItems", "items"] as const;

interface Item {
  id?: string | undefined;
}
type Lists = Partial<Record<(typeof LISTS)[number], Item[]>>;

/**
 * An exercise in which it and its items have ids: those that are there stay, missing ones are made. An exercise of
 * a kind that we do not know stays as it came.
 * @param makeId makes an id that nothing else has
 */
export function withIds(exercise: Exercise, makeId: () => string): Exercise {
  if (!isKnown(exercise)) return exercise;
  const before = paired(exercise as Lists, makeId);
  const lists: Lists = {};
  for (const list of LISTS) {
    const items = before[list];
    if (items) lists[list] = items.map((item) => withId(item, makeId));
  }
  return { ...withId(exercise, makeId), ...lists } as Exercise;
}

/** The id stands first, whether it was there or not: what is read and written again is the same text. */
function withId<T extends Item>({ id, ...rest }: T, makeId: () => string) {
  return { id: id || makeId(), ...rest };
}

/**
 * Items of two lists join by their id, and by their place where the lists share none (exercises.md). So two that
 * stand at the same place without ids get one in common, unless others join by their place.
 */
function paired({ leftItems, rightItems, ...others }: Lists, makeId: () => string): Lists {
  if (!leftItems || !rightItems)
    return { ...others, ...(leftItems && { leftItems }), ...(rightItems && { rightItems }) };
  const rights = new Set(rightItems.map(({ id }) => id).filter(Boolean));
  const none = rights.size === 0 && leftItems.every(({ id }) => !id);
  if (!none && !leftItems.some(({ id }) => rights.has(id))) return { ...others, leftItems, rightItems };
  const shared = leftItems.map((left, place) => {
    const right = rightItems[place];
    return !left.id && right && !right.id ? makeId() : undefined;
  });
  const given = (items: Item[]) => items.map((item, place) => ({ ...item, id: item.id || shared[place] }));
  return { ...others, leftItems: given(leftItems), rightItems: given(rightItems) };
}
