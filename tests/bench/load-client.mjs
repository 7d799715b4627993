import http from "node:http";

/** The process behind `LoadClient`: takes orders, answers counts, ends when its parent lets go. */

/**
 * @param {http.Agent} agent
 * @param {import("./load.mjs").Order} order
 * @returns {Promise<number>} length of the body
 */
function get(agent, { url, headers }) {
  return new Promise((resolve, reject) => {
    const request = http.get(url, { agent, headers }, (response) => {
      let bytes = 0;
      response.on("data", (/** @type {Buffer} */ chunk) => {
        bytes += chunk.byteLength;
      });
      response.on("end", () => {
        if (response.statusCode === 200) resolve(bytes);
        else reject(new Error(`${url} answered ${response.statusCode}`));
      });
      response.on("error", reject);
    });
    request.on("error", reject);
  });
}

/**
 * @param {import("./load.mjs").Order} order
 * @returns {Promise<import("./load.mjs").Count>}
 */
async function carryOut(order) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: order.connections });
  /** @type {number[]} */
  const times = [];
  let bytes = 0;
  const started = performance.now();
  const until = started + order.ms;
  const connection = async () => {
    for (let now = performance.now(); now < until; now = performance.now()) {
      bytes = await get(agent, order);
      times.push(performance.now() - now);
    }
  };
  await Promise.all(Array.from({ length: order.connections }, connection));
  const seconds = (performance.now() - started) / 1000;
  agent.destroy();
  times.sort((a, b) => a - b);
  return {
    requests: times.length,
    perSecond: times.length / seconds,
    p95Ms: times[Math.floor(times.length * 0.95)] ?? 0,
    bytes,
  };
}

process.on("message", async (/** @type {import("./load.mjs").Order} */ order) => {
  try {
    process.send?.(await carryOut(order));
  } catch (error) {
    process.send?.({ error: String(error) });
  }
});
process.on("disconnect", () => process.exit(0));
