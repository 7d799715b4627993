/**
 * What runs inside a measured page, installed before its first script.
 * @typedef {object} Probe
 * @property {Promise<number>} painted when the last cell of the table has been painted, in ms since navigation
 * @property {Promise<number>} answering when React has taken the table over, likewise
 * @property {() => void} expectClick
 * @property {() => Promise<number>} clickTook how long the expected click took from the press to its next paint
 */

/** @typedef {{ duration: number, interactionId: number, name: string }} Timed an entry of the Event Timing API */

/**
 * Puts a `Probe` on the window as `bench`. A click's time is that of the longest event of the interaction, as the
 * Event Timing API tells it in steps of 8 ms; what is below 16 ms is not reported and counts as 16.
 */
export function installProbe() {
  const NOT_REPORTED_MS = 16;
  const REPORTED_AFTER_PAINT_MS = 300;
  const GIVE_UP_MS = 20_000;
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
  let turn = 0;
  const answerLater = () => {
    const mine = turn;
    const late = () => setTimeout(() => mine === turn && answer(), REPORTED_AFTER_PAINT_MS);
    requestAnimationFrame(() => requestAnimationFrame(late));
  };
  addEventListener("click", answerLater, { capture: true });
  /** @type {Promise<number>} */
  let taken = Promise.resolve(0);
  const expectClick = () => {
    turn += 1;
    entries = [];
    taken = new Promise((resolve, reject) => {
      waiting = resolve;
      setTimeout(() => reject(new Error("nothing took the click")), GIVE_UP_MS);
    });
  };
  Object.assign(window, { bench: { painted, answering, expectClick, clickTook: () => taken } });
}
