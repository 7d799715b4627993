import { fork } from "node:child_process";
import path from "node:path";

const CLIENT = path.join(import.meta.dirname, "load-client.mjs");

/**
 * What a load client is told to do: the same GET over and over on a fixed number of kept-alive connections.
 * @typedef {object} Order
 * @property {string} url on this machine
 * @property {Record<string, string>} headers
 * @property {number} connections how many requests are under way at any time
 * @property {number} ms how long
 */

/**
 * What it did.
 * @typedef {object} Count
 * @property {number} requests answered
 * @property {number} perSecond
 * @property {number} p95Ms time to an answer that 95 of 100 requests kept
 * @property {number} bytes length of one body; every answer was 200 and as long
 */

/** A process of its own that makes requests, so that the load does not starve what measures it. */
export class LoadClient {
  #child = fork(CLIENT);

  /**
   * @param {Order} order
   * @returns {Promise<Count>}
   * @throws Error when an answer is not 200
   */
  run(order) {
    return new Promise((resolve, reject) => {
      const child = this.#child;
      child.once("message", (/** @type {Count | { error: string }} */ said) => {
        if ("error" in said) reject(new Error(said.error));
        else resolve(said);
      });
      child.send(order);
    });
  }

  stop() {
    this.#child.disconnect();
  }
}
