import {
  entriesOf,
  isIndex,
  isList,
  isObject,
  type Json,
  keysOf,
  type Pair,
  PairTrouble,
  unflatten,
} from "./pairs";

/** What can be done to flat pairs (spec §4 "PDF data actions"). A value with parts stands for all of its pairs. */
export type PairAction =
  | { type: "add"; path: string; value: Json }
  | { type: "replace"; pairs: readonly Pair[] }
  | { type: "update"; path: string; value: Json }
  /** `order[i]` is the place, from 0, at which the item stood that is to stand at `i`. */
  | { type: "reorder"; path: string; order: readonly number[] };

/**
 * Flat pairs after an action. They are held as the value that they describe (`unflatten`), which is the same thing
 * (pairs.ts) and shares with the value before all that has not changed: a page of 500 sections is quick to type in.
 * @param root the path at which the value stands
 * @throws PairTrouble where it cannot be done; nothing has changed then
 */
export function reduce(value: Json, action: PairAction, root = ""): Json {
  switch (action.type) {
    case "replace":
      return unflatten(action.pairs, root);
    case "add":
      return added(value, keysOf(action.path, root), action.value, action.path);
    case "update":
      return changedAt(value, keysOf(action.path, root), action.path, () => action.value);
    case "reorder":
      return changedAt(value, keysOf(action.path, root), action.path, (there) =>
        reordered(there, action.order, action.path),
      );
  }
}

/**
 * What stands at a path.
 * @throws PairTrouble `unknown` where nothing does
 */
export function valueAt(value: Json, path: string, root = ""): Json {
  let at: Json = value;
  for (const key of keysOf(path, root)) at = memberOf(at, key, path);
  return at;
}

function memberOf(value: Json, key: string, path: string): Json {
  const member = isList(value)
    ? isIndex(key)
      ? value[Number(key)]
      : undefined
    : isObject(value) && Object.hasOwn(value, key)
      ? value[key]
      : undefined;
  if (member === undefined) throw new PairTrouble("unknown", path);
  return member;
}

/** The list or object with another member; the key of an object stays where it stands. */
function withMember(value: Json, key: string, member: Json): Json {
  if (isList(value)) return value.with(Number(key), member);
  return Object.fromEntries(
    (entriesOf(value) ?? []).map(([name, old]) => [name, name === key ? member : old]),
  );
}

function changedAt(value: Json, keys: readonly string[], path: string, change: (there: Json) => Json): Json {
  const [key, ...rest] = keys;
  if (key === undefined) return change(value);
  const before = memberOf(value, key, path);
  const after = changedAt(before, rest, path, change);
  return Object.is(after, before) ? value : withMember(value, key, after);
}

function added(value: Json, keys: readonly string[], leaf: Json, path: string): Json {
  const [key, ...rest] = keys;
  if (key === undefined) throw new PairTrouble("taken", path);
  const entries = entriesOf(value);
  if (!entries || isList(value) !== isIndex(key)) throw new PairTrouble("mixed", path);
  const before = isList(value)
    ? value[Number(key)]
    : isObject(value) && Object.hasOwn(value, key)
      ? value[key]
      : undefined;
  if (before !== undefined) return withMember(value, key, added(before, rest, leaf, path));
  const made = nested(rest, leaf, path);
  if (!isList(value)) return Object.fromEntries([...entries, [key, made]]);
  if (Number(key) !== value.length) throw new PairTrouble("gap", path);
  return [...value, made];
}

/** A value inside as many lists and objects as there are keys. */
function nested(keys: readonly string[], leaf: Json, path: string): Json {
  const [key, ...rest] = keys;
  if (key === undefined) return leaf;
  const inner = nested(rest, leaf, path);
  if (!isIndex(key)) return Object.fromEntries([[key, inner]]);
  if (key !== "0") throw new PairTrouble("gap", path);
  return [inner];
}

function reordered(value: Json, order: readonly number[], path: string): Json {
  const entries = entriesOf(value);
  if (!entries) throw new PairTrouble("mixed", path);
  const named = new Set(order);
  if (order.length !== entries.length || named.size !== entries.length) throw new PairTrouble("order", path);
  const after = order.map((place) => {
    const entry = entries[place];
    if (!entry) throw new PairTrouble("order", path);
    return entry;
  });
  if (order.every((place, i) => place === i)) return value;
  return isList(value) ? after.map(([, item]) => item) : Object.fromEntries(after);
}
