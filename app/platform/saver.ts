import type { Draft, DraftStore, Place } from "./drafts";
import { type Channel, SavedValue, type SaverClock, type Shown } from "./saved-value";

/** Names a text: what it is, and its id. */
type Name = Pick<Place, "kind" | "id">;
// biome-ignore lint/suspicious/noExplicitAny: which kind has which value is known where it is opened
type Any = any;

/** A text that is not on the page that is open: it has not reached the server. */
export interface Elsewhere {
  place: Place;
  shown: Shown<unknown>;
  /** Set where it is one of several drafts of the same text: it can only be looked at and given up. */
  draft: Draft | null;
}

const keyOf = ({ kind, id }: Name) => `${kind}:${id}`;

/**
 * Every value of a tab that is typed, on its way to the server or kept until it is there (product §6). It outlives the
 * screens: a page that is left goes on saving.
 */
export class Saver {
  readonly #values = new Map<string, SavedValue<Any>>();
  readonly #watchers = new Set<() => void>();
  /** Who watches one text, by its name. */
  readonly #watching = new Map<string, Set<() => void>>();
  /** Texts taken over from tabs that are gone, as long as no page has been read that holds them. */
  readonly #adopted = new WeakSet<SavedValue<Any>>();
  /** Drafts for which there is no room: another draft of the same text came first. */
  readonly #spare: Draft[] = [];
  #elsewhere: readonly Elsewhere[] = [];
  #openPage = "";

  /**
   * @param owner whose texts they are, and the tab they are typed in
   * @param newSaveId a fresh id by which a repeated save is known
   */
  constructor(
    private readonly owner: { teacherId: string; tab: string },
    private readonly channels: Readonly<Record<string, Channel<Any>>>,
    private readonly drafts: DraftStore,
    private readonly clock: SaverClock,
    private readonly newSaveId: () => string,
  ) {}

  /** Names the page that is on the screen: what has been saved of others is let go, after a while. */
  turnTo(pageId: string): void {
    this.#openPage = pageId;
    for (const [key, value] of this.#values)
      if (value.place.pageId !== pageId && value.shown.state === "saved" && !value.moving && !value.fresh)
        this.#values.delete(key);
    this.#changed();
  }

  /** Takes up what the server has of a text, for the first time or read again. */
  open<V>(place: Place, value: V, version: number): void {
    const known = this.#values.get(keyOf(place));
    if (!known) {
      this.#add(place, value, value, version);
      return;
    }
    known.place = place;
    this.#adopted.delete(known);
    known.refresh(value, version);
  }

  #add(place: Place, value: unknown, saved: unknown, version: number): SavedValue<Any> {
    const channel = this.channels[place.kind] as Channel<Any>;
    const added = new SavedValue<Any>(place, value, saved, version, channel, {
      clock: this.clock,
      newSaveId: this.newSaveId,
      keep: (draft) => this.drafts.keep({ ...draft, ...this.owner }),
      drop: (dropped) => this.drafts.drop({ place: dropped, tab: this.owner.tab }),
      changed: () => this.#changed(keyOf(place)),
    });
    this.#values.set(keyOf(place), added);
    return added;
  }

  edit<V>(name: Name, value: V): void {
    this.#values.get(keyOf(name))?.edit(value);
  }

  /** Settles a conflict with what is to stand there. */
  resolve<V>(name: Name, value: V): void {
    this.#values.get(keyOf(name))?.resolve(value);
  }

  /** Lets go of a text that its teacher has deleted or given up. */
  forget(name: Name): void {
    const known = this.#values.get(keyOf(name));
    known?.forget();
    if (known) this.#adopted.delete(known);
    this.#values.delete(keyOf(name));
    this.#changed();
  }

  /** Takes over the drafts of tabs that are gone; call it when the page's texts are open. */
  async adopt(): Promise<void> {
    const orphans = await this.drafts.orphans(this.owner.teacherId);
    for (const draft of orphans.sort((a, b) => b.at - a.at)) {
      const known = this.#values.get(keyOf(draft.place));
      const value = known ?? this.#add(draft.place, undefined, undefined, draft.base);
      if (!known) this.#adopted.add(value);
      if (value.takeOver(draft)) this.drafts.drop(draft);
      else this.#spare.push(draft);
    }
    this.#changed();
  }

  /** Gives up a draft that had no room. */
  discard(draft: Draft): void {
    this.#spare.splice(this.#spare.indexOf(draft), 1);
    this.drafts.drop(draft);
    this.#changed();
  }

  /** Sends what waits at once. @param leaving the page is about to go */
  hurry(leaving = false): void {
    for (const value of this.#values.values()) value.hurry(leaving);
  }

  /**
   * Sends everything that waits and sees it answered, for at most `patienceMs`.
   * @returns whether all of it is on the server
   */
  async flush(patienceMs: number): Promise<boolean> {
    this.hurry();
    const isMoving = () => [...this.#values.values()].some(({ moving }) => moving);
    if (isMoving())
      await new Promise<void>((resolve) => {
        const stop = () => {
          unwatch();
          this.clock.clearTimeout(timer);
          resolve();
        };
        const unwatch = this.watch(() => {
          if (!isMoving()) stop();
        });
        const timer = this.clock.setTimeout(stop, patienceMs);
      });
    return this.isClean();
  }

  /** Whether everything that was typed in this tab is on the server. */
  isClean(): boolean {
    return [...this.#values.values()].every(({ shown }) => shown.state === "saved");
  }

  /** What is to be shown of a text, the same object until it changes; undefined when it is not open. */
  shown<V>(name: Name): Shown<V> | undefined {
    return this.#values.get(keyOf(name))?.shown;
  }

  /** Texts of other pages that have not reached the server; the same list until it changes. */
  elsewhere = (): readonly Elsewhere[] => this.#elsewhere;

  /** Calls `watcher` after every change of what is shown of one text. @returns ends it */
  watchOne(name: Name, watcher: () => void): () => void {
    const key = keyOf(name);
    const watchers = this.#watching.get(key) ?? new Set();
    this.#watching.set(key, watchers.add(watcher));
    return () => {
      watchers.delete(watcher);
      if (watchers.size === 0) this.#watching.delete(key);
    };
  }

  watch = (watcher: () => void): (() => void) => {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  };

  #changed(key?: string): void {
    const concerned = key === undefined ? [...this.#watching.values()] : [this.#watching.get(key) ?? []];
    for (const watchers of concerned) for (const watcher of [...watchers]) watcher();
    // a text of the open page is not elsewhere: nothing to look for with its every key
    const known = key === undefined ? undefined : this.#values.get(key);
    if (!known || this.#isElsewhere(known)) this.#findElsewhere();
    for (const watcher of [...this.#watchers]) watcher();
  }

  #isElsewhere(value: SavedValue<Any>): boolean {
    return value.place.pageId !== this.#openPage || this.#adopted.has(value);
  }

  #findElsewhere(): void {
    const found: Elsewhere[] = [...this.#values.values()]
      .filter((value) => this.#isElsewhere(value) && value.shown.state !== "saved")
      .map(({ place, shown }) => ({ place, shown, draft: null }));
    for (const draft of this.#spare)
      found.push({
        place: draft.place,
        shown: { value: draft.value, state: "conflict", theirs: null, message: null },
        draft,
      });
    const isAsBefore =
      found.length === this.#elsewhere.length &&
      found.every(({ shown, draft }, i) => {
        const before = this.#elsewhere[i];
        return draft ? before?.draft === draft : before?.shown === shown;
      });
    if (!isAsBefore) this.#elsewhere = found;
  }
}
