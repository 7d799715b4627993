import { startBare } from "./bare.mjs";
import { ordinaryPlan } from "./plans.mjs";
import { ratioResult } from "./result.mjs";
import { race } from "./rounds.mjs";

const BUDGET = 0.85;
const PATH = "/api/schedule";

/**
 * `GET /api/schedule`, signed in, against a bare Worker with the same batch (quality §2).
 * @param {import("./product.mjs").Product} product
 */
export async function scheduleApi(product) {
  await product.send("POST", PATH, ordinaryPlan(new Date().getUTCFullYear()));
  const bare = await startBare(product, "bare-worker");
  try {
    const ours = { url: product.origin + PATH, headers: product.headers() };
    const theirs = { url: bare.origin + PATH, headers: product.headers() };
    const [a, b] = await Promise.all(
      [ours, theirs].map(async ({ url, headers }) => (await fetch(url, { headers })).json()),
    );
    if (JSON.stringify(sorted(a)) !== JSON.stringify(sorted(b)))
      throw new Error("the two do not answer alike");
    return [
      ratioResult(
        "`GET /api/schedule` against a bare Worker with the same D1 batch",
        BUDGET,
        await race(ours, theirs),
      ),
    ];
  } finally {
    await bare.stop();
  }
}

/** @param {unknown} value an object, whose keys may stand in any order */
const sorted = (value) => Object.entries(Object(value)).sort(([a], [b]) => a.localeCompare(b));
