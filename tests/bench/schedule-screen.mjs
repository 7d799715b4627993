import { buildBareRemix, startBare } from "./bare.mjs";
import { ordinaryPlan } from "./plans.mjs";
import { ratioResult } from "./result.mjs";
import { race } from "./rounds.mjs";

const BUDGET = 0.75;
const PATH = "/admin/schedule-builder";

/**
 * The Schedule Builder's document, signed in, against a bare Remix route with one D1 read and as much HTML: as many
 * elements, attributes and bytes (quality §2).
 * @param {import("./product.mjs").Product} product
 */
export async function scheduleScreen(product) {
  await product.send("POST", "/api/schedule", ordinaryPlan(new Date().getUTCFullYear()));
  await buildBareRemix();
  const bare = await startBare(product, "bare-remix");
  try {
    const { text } = await product.send("GET", PATH);
    const amount = amountOf(text);
    const url = (/** @type {number} */ letters) =>
      `${bare.origin}/?elements=${amount.elements}&attributes=${amount.attributes}&letters=${letters}`;
    const least = await (await fetch(url(0))).text();
    const letters = Math.max(0, Math.round((text.length - least.length) / amount.elements));
    const raced = await race(
      { url: product.origin + PATH, headers: product.headers() },
      { url: url(letters), headers: product.headers() },
    );
    const [ours, theirs] = raced.bytes;
    const note = `${amount.elements} elements, ${amount.attributes} attributes; ${ours} bytes against ${theirs}`;
    return [ratioResult("Schedule Builder's document against a bare Remix route", BUDGET, raced, note)];
  } finally {
    await bare.stop();
  }
}

/** How much React had to write. @param {string} html */
function amountOf(html) {
  const body = html.replace(/<script[\s\S]*?<\/script>/g, "");
  return {
    elements: body.match(/<[a-z]/g)?.length ?? 0,
    attributes: body.match(/\s[a-zA-Z-]+="/g)?.length ?? 0,
  };
}
