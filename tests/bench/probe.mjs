/**
 * What runs inside a measured page, installed before its first script.
 * @typedef {{ duration: number, interactionId: number, name: string }} Timed an entry of the Event Timing API
 * @typedef {{ painted: Promise<number>, answering: Promise<number>, nextClick: () => Promise<number> }} Probe
 */

/**
 * Puts `bench` on the window: `painted` when the last cell of the table has been painted and `answering` when React
 * has taken the table over, both in ms since navigation; `nextClick` answers how long the next click took from the
 * press to its next paint (Event Timing: the longest event of the interaction, in steps of 8 ms; what is below 16 ms
 * is not reported and counts as 16).
 */
export function installProbe() {
  const NOT_REPORTED_MS = 16;
  const WAIT_MS = 1500;
  const table = () => document.querySelector("table[role=grid]");
  const lastCell = () => table()?.querySelector("tbody tr:nth-child(9) td:last-child");
  const afterPaint = () =>
    new Promise((/** @type {(at: number) => void} */ resolve) => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now());
        port2.postMessage(null);
      });
    });
  /** @type {Promise<void>} */
  const parsed = new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (!lastCell()) return;
      observer.disconnect();
      resolve();
    });
    observer.observe(document, { childList: true, subtree: true });
  });
  const painted = parsed.then(afterPaint);
  const answering = painted.then(
    () =>
      new Promise((/** @type {(at: number) => void} */ resolve) => {
        const look = () => {
          if (Object.keys(table() ?? {}).some((key) => key.startsWith("__reactProps")))
            resolve(performance.now());
          else requestAnimationFrame(look);
        };
        look();
      }),
  );
  /** @type {Timed[]} */
  let entries = [];
  /** @type {((duration: number) => void) | null} */
  let waiting = null;
  const answer = () => {
    const click = entries.filter(({ interactionId }) => interactionId > 0);
    waiting?.(Math.max(NOT_REPORTED_MS, ...click.map(({ duration }) => duration)));
    waiting = null;
  };
  new PerformanceObserver((list) => {
    entries.push(.../** @type {Timed[]} */ (/** @type {unknown} */ (list.getEntries())));
    if (entries.some(({ name, interactionId }) => name === "click" && interactionId > 0)) answer();
  }).observe(/** @type {PerformanceObserverInit} */ ({ type: "event", durationThreshold: NOT_REPORTED_MS }));
  const nextClick = () => {
    entries = [];
    setTimeout(answer, WAIT_MS);
    return new Promise((/** @type {(duration: number) => void} */ resolve) => {
      waiting = resolve;
    });
  };
  Object.assign(window, { bench: { painted, answering, nextClick } });
}
