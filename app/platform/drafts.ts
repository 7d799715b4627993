import { createStore, del, entries, set, type UseStore } from "idb-keyval";

/** Where a text belongs: enough to send it, and to lead its teacher back to it. */
export interface Place {
  /** What kind of text it is, such as `block`: each kind has a channel of its own. */
  kind: string;
  /** The block's id, or the page's whose texts are saved together. */
  id: string;
  courseId: string;
  pageId: string;
  /** The page's place when the text was typed, from 0. */
  pageIndex: number;
}

/** A value on its way to the server, under the id by which a repeated save is known. */
export interface Sent<V> {
  value: V;
  saveId: string;
}

/** What was typed and is not known to be on the server (product §6). */
export interface Draft<V = unknown> {
  place: Place;
  /** Whose it is: a browser may be shared. */
  teacherId: string;
  /** The tab in which it was typed. */
  tab: string;
  value: V;
  /** The version on the server that it was typed upon. */
  base: number;
  /** What may have arrived already. */
  sent: Sent<V> | null;
  /** Milliseconds since 1970. */
  at: number;
}

export interface DraftStore {
  keep: (draft: Draft) => void;
  drop: (draft: Pick<Draft, "place" | "tab">) => void;
  /** Drafts of this teacher from tabs that are gone: whoever asks takes them over. */
  orphans: (teacherId: string) => Promise<Draft[]>;
}

/** How long a draft waits to be written, in milliseconds: not in the way of the key that made it. */
const WRITE_MS = 100;
const LOCK = "lectern-tab-";
const PARKED = "lectern-draft-";
const keyOf = ({ place, tab }: Pick<Draft, "place" | "tab">) => `${place.kind}:${place.id}:${tab}`;

/**
 * Drafts in IndexedDB, so that nothing typed is lost with its tab; what it has not written yet when the document goes
 * is parked in the local storage, which does not wait. Each tab holds a lock as long as it lives: a draft whose tab
 * holds none is an orphan.
 * @param tab names this tab; new with each document
 * @param kinds of texts whose drafts are taken over here
 */
export function browserDrafts(tab: string, kinds: readonly string[]): DraftStore {
  const store: UseStore = createStore("lectern", "drafts");
  // writes to one key must not overtake each other: a transaction a time, in the order of the calls
  let last: Promise<unknown> = Promise.resolve();
  const inOrder = (write: () => Promise<unknown>) => {
    last = last.then(write, write);
    last.catch(() => undefined);
  };
  const waiting = new Map<string, Draft>();
  const unwritten = new Map<string, Draft>();
  const written = new Set<string>();
  window.addEventListener("pagehide", () => {
    for (const [key, draft] of unwritten) park(key, draft);
  });
  // held until the document goes
  navigator.locks?.request(LOCK + tab, () => new Promise(() => undefined)).catch(() => undefined);

  return {
    keep: (draft) => {
      const key = keyOf(draft);
      const alreadyAsked = waiting.has(key);
      waiting.set(key, draft);
      unwritten.set(key, draft);
      if (alreadyAsked) return;
      const write = async () => {
        const newest = waiting.get(key);
        waiting.delete(key);
        if (!newest) return;
        written.add(key);
        await set(key, newest, store);
        if (unwritten.get(key) === newest) unwritten.delete(key);
      };
      setTimeout(() => inOrder(write), WRITE_MS);
    },
    drop: (draft) => {
      const key = keyOf(draft);
      waiting.delete(key);
      unwritten.delete(key);
      letGo(key);
      // what this tab has not begun to write is not there
      if (written.delete(key) || draft.tab !== tab) inOrder(() => del(key, store));
    },
    orphans: async (teacherId) => {
      const alive = await livingTabs();
      const all = await entries<string, Draft>(store).catch(() => []);
      const newest = new Map(all);
      for (const [key, draft] of parked()) if (draft.at >= (newest.get(key)?.at ?? 0)) newest.set(key, draft);
      return [...newest.values()].filter(
        (draft) =>
          draft.teacherId === teacherId &&
          kinds.includes(draft.place.kind) &&
          draft.tab !== tab &&
          !alive.has(draft.tab),
      );
    },
  };
}

async function livingTabs(): Promise<Set<string>> {
  const { held = [] } = (await navigator.locks?.query().catch(() => undefined)) ?? {};
  return new Set(held.flatMap(({ name }) => (name?.startsWith(LOCK) ? [name.slice(LOCK.length)] : [])));
}

/* a browser may keep the local storage shut, or have no room in it */

function park(key: string, draft: Draft): void {
  try {
    localStorage.setItem(PARKED + key, JSON.stringify(draft));
  } catch {}
}

function letGo(key: string): void {
  try {
    localStorage.removeItem(PARKED + key);
  } catch {}
}

function parked(): [string, Draft][] {
  try {
    return Object.entries<string>(localStorage).flatMap(([name, text]) =>
      name.startsWith(PARKED) ? [[name.slice(PARKED.length), JSON.parse(text) as Draft]] : [],
    );
  } catch {
    return [];
  }
}
