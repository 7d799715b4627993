/** What a pair holds: a value without parts, or a list or an object that has none yet. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** A path, its keys joined by hyphens, and the value that stands there (spec §3 "Extracted PDF document"). */
export type Pair = readonly [path: string, value: Json];

/** How far past a neighbour's middle a row must be dragged to pass it, in CSS pixels (spec §9). */
export const DRAG_BEYOND = 30;

export type TroubleKind =
  /** It is not written as a path is. */
  | "form"
  /** Nothing stands there. */
  | "unknown"
  /** It stands there already. */
  | "taken"
  /** A list would have to be an object, or a text either of them. */
  | "mixed"
  /** A list would have a hole. */
  | "gap"
  /** An order that does not name each item once. */
  | "order"
  /** It is not for a person to change. */
  | "fixed"
  /** It is no pair of a path and a value without parts. */
  | "pair";

/** Why something cannot be done with pairs, and where. */
export class PairTrouble extends Error {
  constructor(
    readonly kind: TroubleKind,
    readonly path: string,
  ) {
    super(`${kind} at "${path}"`);
  }
}

const KEY_FORM = /^[A-Za-z_]\w{0,63}$/;
const INDEX_FORM = /^(0|[1-9]\d{0,5})$/;
/** Deeper than any page is: a path must not exhaust the stack. */
const MAX_KEYS = 64;

/** A place in a list, as it is written in a path. */
export const isIndex = (key: string): boolean => INDEX_FORM.test(key);
export const isList = (value: Json | undefined): value is readonly Json[] => Array.isArray(value);
export const isObject = (value: Json | undefined): value is { readonly [key: string]: Json } =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** A path one step further. */
export const under = (path: string, key: string | number): string =>
  path === "" ? String(key) : `${path}-${key}`;

/**
 * The keys of a path below `root`.
 * @throws PairTrouble `form` where it is no path, `unknown` where it does not begin with `root`
 */
export function keysOf(path: string, root = ""): string[] {
  const keys = path === "" ? [] : path.split("-");
  if (keys.length > MAX_KEYS || !keys.every((key) => KEY_FORM.test(key) || isIndex(key)))
    throw new PairTrouble("form", path);
  if (root === "") return keys;
  if (path !== root && !path.startsWith(`${root}-`)) throw new PairTrouble("unknown", path);
  return keys.slice(root.split("-").length);
}

/** The members of a list or object with their keys; null for a value without parts. */
export function entriesOf(value: Json): (readonly [string, Json])[] | null {
  if (isList(value)) return value.map((item, i) => [String(i), item]);
  return isObject(value) ? Object.entries(value) : null;
}

/**
 * A value as flat pairs in its own order; an empty list or object keeps a pair of its own.
 * @param root the path at which the value stands
 * @throws PairTrouble `form` for a key that cannot stand in a path
 */
export function flatten(value: Json, root = ""): Pair[] {
  const pairs: Pair[] = [];
  const walk = (at: Json, path: string) => {
    const entries = entriesOf(at);
    if (!entries || entries.length === 0) pairs.push([path, at]);
    else
      for (const [key, member] of entries) {
        const there = under(path, key);
        if (!isList(at) && !KEY_FORM.test(key)) throw new PairTrouble("form", there);
        walk(member, there);
      }
  };
  walk(value, root);
  return pairs;
}

/** A list or object while pairs are put into it; which of the two shows with its first key. */
interface Building {
  isList: boolean;
  members: Map<string, Building | { leaf: Json }>;
}

/**
 * The value that flat pairs describe: keys stand in the order in which they come first, items of a list by their
 * numbers. Of pairs that `flatten` has made it gives back the value, to the order of its keys.
 * @param root the path at which the value stands
 * @throws PairTrouble for pairs that no value has
 */
export function unflatten(pairs: readonly Pair[], root = ""): Json {
  const top: Building = { isList: false, members: new Map() };
  for (const pair of pairs) {
    if (!isPair(pair)) throw new PairTrouble("pair", pairPath(pair));
    const [path, leaf] = pair;
    let at = top;
    let key = "root";
    for (const next of keysOf(path, root)) {
      at = inside(at, key, isIndex(next), path);
      key = next;
    }
    if (at.members.has(key)) throw new PairTrouble("taken", path);
    at.members.set(key, { leaf });
  }
  const found = top.members.get("root");
  if (!found) throw new PairTrouble("unknown", root);
  return builtValue(found, root);
}

function inside(at: Building, key: string, wantsList: boolean, path: string): Building {
  const there = at.members.get(key);
  if (there === undefined) {
    const made: Building = { isList: wantsList, members: new Map() };
    at.members.set(key, made);
    return made;
  }
  if ("leaf" in there || there.isList !== wantsList) throw new PairTrouble("mixed", path);
  return there;
}

function builtValue(built: Building | { leaf: Json }, path: string): Json {
  if ("leaf" in built) return built.leaf;
  const { isList, members } = built;
  if (!isList)
    return Object.fromEntries(
      [...members].map(([key, member]) => [key, builtValue(member, under(path, key))]),
    );
  return Array.from({ length: members.size }, (_, i) => {
    const member = members.get(String(i));
    if (!member) throw new PairTrouble("gap", under(path, i));
    return builtValue(member, under(path, i));
  });
}

const pairPath = (pair: unknown) => (Array.isArray(pair) && typeof pair[0] === "string" ? pair[0] : "");

function isPair(pair: unknown): pair is Pair {
  if (!Array.isArray(pair) || pair.length !== 2 || typeof pair[0] !== "string") return false;
  const value: unknown = pair[1];
  if (value === null || ["string", "boolean"].includes(typeof value)) return true;
  if (typeof value === "number") return Number.isFinite(value);
  return typeof value === "object" && Object.keys(value).length === 0;
}
