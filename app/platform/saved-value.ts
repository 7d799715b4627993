import type { CallResult } from "./call";
import type { Draft, Place, Sent } from "./drafts";

/** What the server made of a save. */
export type SaveResult<V> =
  | { kind: "saved"; version: number; value: V }
  /** Something else stands there since: what it is now. */
  | { kind: "conflict"; version: number; value: V }
  | { kind: "gone" }
  | { kind: "refused"; message: string }
  | { kind: "signed-out" }
  /** Nobody knows whether it arrived. */
  | { kind: "unreachable"; retryAfterMs: number | null };

export type SaveState =
  | "saved"
  | "saving"
  | "offline"
  | "signed-out"
  /** Another tab or device has saved something else. */
  | "conflict"
  /** It has been deleted elsewhere. */
  | "gone"
  /** The server will not have it as it is. */
  | "refused";

/** What the screen shows of one value. */
export interface Shown<V> {
  value: V;
  state: SaveState;
  /** What stands on the server, in a conflict. */
  theirs: V | null;
  /** Why it was refused. */
  message: string | null;
}

/** How one kind of value is sent and compared. */
export interface Channel<V> {
  /** @param leaving the page is about to go: the request must outlive it if it can */
  send: (place: Place, sent: Sent<V>, base: number, leaving: boolean) => Promise<SaveResult<V>>;
  same: (a: V, b: V | undefined) => boolean;
  /** Longest time from a change to its save, in milliseconds. */
  delayMs: number;
  /** The value on the screen, `sent` itself or one made after it, with what the server gave (such as ids). */
  rebase: (value: V, sent: V, saved: V) => V;
}

export interface SaverClock {
  now: () => number;
  setTimeout: (run: () => void, ms: number) => number;
  clearTimeout: (timer: number) => void;
}

/** What a value needs of its saver. */
interface Surroundings {
  clock: SaverClock;
  newSaveId: () => string;
  keep: (draft: Pick<Draft, "place" | "value" | "base" | "sent" | "at">) => void;
  drop: (place: Place) => void;
  /** Called after every change of what is shown. */
  changed: () => void;
}

/**
 * What a call that failed makes of a save.
 * @param fallback what is said of a refusal without a message
 * @param current what stands on the server, where the answer told it
 */
export function failedSave<V>(
  { status, message, issues, retryAfterSeconds }: Extract<CallResult<unknown>, { ok: false }>,
  fallback: string,
  current: { version: number; value: V } | undefined,
): SaveResult<V> {
  if (status === 409 && current) return { kind: "conflict", ...current };
  if (status === 404) return { kind: "gone" };
  if (status === 401) return { kind: "signed-out" };
  const isRefusal = status >= 400 && status < 500 && status !== 429;
  if (isRefusal) return { kind: "refused", message: issues[0]?.message || message || fallback };
  return { kind: "unreachable", retryAfterMs: retryAfterSeconds === null ? null : retryAfterSeconds * 1_000 };
}

/** How long to wait before each further try, in milliseconds; the last counts for all that follow. */
export const RETRY_MS = [1_000, 2_000, 4_000, 8_000] as const;
/** How long after a change it may still be asked for its "Undo", in milliseconds: longer than a message stays. */
const FRESH_MS = 60_000;
const WAITS: ReadonlySet<SaveState> = new Set(["saving", "offline"]);
const STUCK: ReadonlySet<SaveState> = new Set(["conflict", "gone", "refused", "signed-out"]);

/**
 * One value and its way to the server (product §6): the newest leaves within the channel's delay of a change, or as
 * soon as the save in flight is answered; one at a time; until it is acknowledged it is kept as a draft; a lost answer
 * is asked for again under the same id; what another has saved meanwhile is shown, never overwritten.
 */
export class SavedValue<V> {
  shown: Shown<V>;
  #inFlight: Sent<V> | null = null;
  /** Sent, but the answer was lost: repeated as it was before anything newer is sent. */
  #unsure: Sent<V> | null = null;
  #theirVersion = 0;
  #failures = 0;
  #timer: number | null = null;
  /** When the oldest change was made that has not been sent. */
  #changedAt: number | null = null;
  #editedAt = Number.NEGATIVE_INFINITY;
  #hurried = false;
  #forgotten = false;

  /**
   * @param saved what the server has as far as we know, at version `base`; undefined when we do not know
   */
  constructor(
    public place: Place,
    value: V,
    private saved: V | undefined,
    private base: number,
    private readonly channel: Channel<V>,
    private readonly around: Surroundings,
  ) {
    this.shown = { value, state: "saved", theirs: null, message: null };
  }

  /** Something is on its way, or is about to be. */
  get moving(): boolean {
    return this.#inFlight !== null || (this.#timer !== null && this.shown.state !== "offline");
  }

  /** It has just been changed: an "Undo" may follow, even from another page. */
  get fresh(): boolean {
    return this.around.clock.now() - this.#editedAt < FRESH_MS;
  }

  /** The server has been read again: what is typed or on its way stays, an older reading is ignored. */
  refresh(value: V, version: number): void {
    if (this.shown.state === "conflict" && version > this.#theirVersion) {
      this.#theirVersion = version;
      this.#show({ theirs: value });
    }
    if (this.shown.state !== "saved" || version < this.base) return;
    this.base = version;
    this.saved = value;
    if (!this.channel.same(value, this.shown.value)) this.#show({ value });
  }

  /** A change by the person. */
  edit(value: V): void {
    const { state } = this.shown;
    const waits = state === "saved" || state === "refused";
    this.#show(waits ? { value, state: "saving", message: null } : { value });
    this.#editedAt = this.around.clock.now();
    this.#changedAt ??= this.#editedAt;
    this.#keep();
    if (!STUCK.has(this.shown.state) && this.#timer === null && !this.#inFlight)
      this.#after(this.channel.delayMs);
  }

  /** Settles a conflict: the person has seen both and says what is to stand there. */
  resolve(value: V): void {
    if (this.shown.state !== "conflict") return;
    this.base = this.#theirVersion;
    this.saved = this.shown.theirs as V;
    this.#unsure = null;
    this.#show({ value, state: "saving", theirs: null });
    this.#pump();
  }

  /** Takes over what was typed in a tab that is gone. @returns whether this value could */
  takeOver(draft: Draft<V>): boolean {
    const { same } = this.channel;
    if (same(draft.value, this.saved)) return true;
    if (this.shown.state !== "saved") return false;
    const arrived = draft.sent !== null && same(draft.sent.value, this.saved);
    if (this.saved === undefined || draft.base === this.base || arrived) {
      this.#unsure = arrived ? null : draft.sent;
      this.#show({ value: draft.value, state: "saving" });
      this.#pump();
    } else {
      this.#theirVersion = this.base;
      this.#show({ value: draft.value, state: "conflict", theirs: this.saved });
      this.#keep();
    }
    return true;
  }

  /** Sends what waits at once: the network is back, somebody presses Save, or the page is about to be left. */
  hurry(leaving = false): void {
    this.#hurried = true;
    if (!this.#inFlight && this.#timer !== null) this.#pump(leaving);
  }

  /** Ends it: whatever comes of what is in flight, nobody waits for it. */
  forget(): void {
    this.#forgotten = true;
    this.#stopTimer();
    this.around.drop(this.place);
  }

  #pump(leaving = false): void {
    this.#stopTimer();
    if (this.#inFlight || STUCK.has(this.shown.state)) return;
    const { value } = this.shown;
    if (!this.#unsure && this.channel.same(value, this.saved)) {
      this.#clean();
      return;
    }
    const sent = this.#unsure ?? { value, saveId: this.around.newSaveId() };
    this.#inFlight = sent;
    if (sent.value === value) this.#changedAt = null;
    if (!WAITS.has(this.shown.state)) this.#show({ state: "saving" });
    this.#keep();
    void this.channel
      .send(this.place, sent, this.base, leaving)
      .catch((): SaveResult<V> => ({ kind: "unreachable", retryAfterMs: null }))
      .then((result) => this.#answered(sent, result));
  }

  #answered(sent: Sent<V>, result: SaveResult<V>): void {
    this.#inFlight = null;
    if (this.#forgotten) return;
    if (result.kind === "unreachable") {
      this.#unsure = sent;
      const wait = RETRY_MS[Math.min(this.#failures, RETRY_MS.length - 1)] ?? 0;
      this.#failures += 1;
      this.#after(result.retryAfterMs ?? wait);
      this.#show({ state: "offline" });
      this.#keep();
      return;
    }
    this.#unsure = null;
    this.#failures = 0;
    const { same } = this.channel;
    if (result.kind === "saved") this.#acknowledged(sent, result);
    else if (result.kind === "conflict") {
      // our own save whose answer was lost, a change of something else, or really another's
      if (same(sent.value, result.value) || same(this.shown.value, result.value))
        this.#acknowledged(sent, result);
      else if (same(result.value, this.saved)) this.#sendUpon(result);
      else {
        this.#theirVersion = result.version;
        this.#show({ state: "conflict", theirs: result.value });
        this.#keep();
      }
    } else {
      this.#show({ state: result.kind, message: result.kind === "refused" ? result.message : null });
      this.#keep();
    }
  }

  #acknowledged(sent: Sent<V>, { version, value }: { version: number; value: V }): void {
    const mine = this.shown.value;
    this.base = version;
    this.saved = value;
    const next = this.channel.rebase(mine, sent.value, value);
    if (mine === sent.value || this.channel.same(next, value)) {
      this.#clean(next);
      return;
    }
    const waited = this.around.clock.now() - (this.#changedAt ?? 0);
    // before anybody is told: what is still to be sent is not at rest
    this.#after(this.#hurried ? 0 : Math.max(0, this.channel.delayMs - waited));
    this.#show({ value: next, state: "saving" });
    this.#keep();
  }

  #sendUpon({ version, value }: { version: number; value: V }): void {
    this.base = version;
    this.saved = value;
    this.#pump();
  }

  #clean(value = this.shown.value): void {
    this.#changedAt = null;
    this.#hurried = false;
    this.around.drop(this.place);
    this.#show({ value, state: "saved", theirs: null, message: null });
  }

  #keep(): void {
    const { place, base } = this;
    const sent = this.#inFlight ?? this.#unsure;
    this.around.keep({ place, value: this.shown.value, base, sent, at: this.around.clock.now() });
  }

  #show(change: Partial<Shown<V>>): void {
    this.shown = { ...this.shown, ...change };
    this.around.changed();
  }

  #after(ms: number): void {
    this.#stopTimer();
    this.#timer = this.around.clock.setTimeout(() => this.#pump(), ms);
  }

  #stopTimer(): void {
    if (this.#timer !== null) this.around.clock.clearTimeout(this.#timer);
    this.#timer = null;
  }
}
