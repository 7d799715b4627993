/** Time that passes when it is told to. */
export class FakeClock {
  time = 0;
  #tasks = new Map<number, { at: number; run: () => void }>();
  #next = 1;
  now = () => this.time;
  setTimeout = (run: () => void, ms: number) => {
    this.#tasks.set(this.#next, { at: this.time + ms, run });
    return this.#next++;
  };
  clearTimeout = (timer: number) => {
    this.#tasks.delete(timer);
  };
  wait = (ms: number) => new Promise<void>((resolve) => this.setTimeout(resolve, ms));
  /** Lets so many milliseconds pass, or those until `isEnough`; promises settle in between. */
  async pass(ms: number, isEnough: () => boolean = () => false): Promise<void> {
    const end = this.time + ms;
    for (;;) {
      await new Promise<void>((resolve) => setImmediate(resolve));
      if (isEnough()) return;
      const due = [...this.#tasks].filter(([, { at }]) => at <= end).sort(([, a], [, b]) => a.at - b.at)[0];
      if (!due) break;
      this.time = Math.max(this.time, due[1].at);
      this.#tasks.delete(due[0]);
      due[1].run();
    }
    this.time = end;
  }
}
