import type { CallResult } from "~/platform/call";
import { MINUTE_MS, SECOND_MS } from "~/platform/durations";
import { RETRY_MS, type SaverClock } from "~/platform/saved-value";
import type { Network } from "./import-state";

/** Calls that the server takes in a minute (quality R8). */
export const MOST_CALLS_A_MINUTE = 600;

/** Whether the server has answered for good: what it could not take now is asked again. */
const isAnswered = (result: CallResult<unknown>) =>
  result.ok || (result.status >= 400 && result.status < 500 && ![408, 425, 429].includes(result.status));

/**
 * The way to the server, for all calls of an import together: no more a minute than it takes; while it cannot be
 * reached, or asks to wait, everybody waits, and then goes on.
 */
export class ImportWay {
  network: Network = "fine";
  #sentAt: number[] = [];
  #openAt = Number.NEGATIVE_INFINITY;
  #failures = 0;
  #sleepers = new Set<() => void>();

  constructor(
    private readonly clock: SaverClock,
    /** Called when `network` is another. */
    private readonly changed: () => void,
  ) {}

  /**
   * Makes a call until it is answered for good.
   * @throws the signal's reason when it is aborted
   */
  async ask<T>(call: () => Promise<CallResult<T>>, signal?: AbortSignal): Promise<CallResult<T>> {
    for (;;) {
      await this.#turn(signal);
      const sentAt = this.clock.now();
      this.#sentAt = [...this.#sentAt, sentAt].slice(-MOST_CALLS_A_MINUTE);
      const result = await call();
      signal?.throwIfAborted();
      if (isAnswered(result)) {
        // an answer to what was sent before others failed does not say that they would not fail again
        if (sentAt >= this.#openAt) {
          this.#failures = 0;
          this.#show("fine");
        }
        return result;
      }
      this.#stumble(result, sentAt);
    }
  }

  /** The network is back: nobody waits for the next try. */
  hurry(): void {
    if (this.network !== "offline") return;
    this.#openAt = this.clock.now();
    for (const wake of [...this.#sleepers]) wake();
  }

  #stumble(result: CallResult<unknown>, sentAt: number): void {
    const asked = "retryAfterSeconds" in result ? result.retryAfterSeconds : null;
    this.#show(result.status === 0 ? "offline" : "busy");
    // those that were on their way together have failed together
    if (sentAt >= this.#openAt) {
      const steps = RETRY_MS.length - 1;
      this.#openAt = this.clock.now() + (RETRY_MS[Math.min(this.#failures, steps)] ?? 0);
      this.#failures += 1;
    }
    if (asked !== null) this.#openAt = Math.max(this.#openAt, this.clock.now() + asked * SECOND_MS);
  }

  async #turn(signal: AbortSignal | undefined): Promise<void> {
    for (;;) {
      signal?.throwIfAborted();
      const now = this.clock.now();
      const isFull = this.#sentAt.length >= MOST_CALLS_A_MINUTE;
      const freeAt = isFull ? (this.#sentAt[0] ?? now) + MINUTE_MS : now;
      const ms = Math.max(this.#openAt, freeAt) - now;
      if (ms <= 0) return;
      await this.#pause(ms, signal);
    }
  }

  #pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
    return new Promise((resolve) => {
      const wake = () => {
        this.clock.clearTimeout(timer);
        this.#sleepers.delete(wake);
        signal?.removeEventListener("abort", wake);
        resolve();
      };
      const timer = this.clock.setTimeout(wake, ms);
      this.#sleepers.add(wake);
      signal?.addEventListener("abort", wake);
    });
  }

  #show(network: Network): void {
    if (this.network === network) return;
    this.network = network;
    this.changed();
  }
}
