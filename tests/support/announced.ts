import { request } from "node:http";
import { newAddress } from "./addresses.mjs";
import type { Browser } from "./product";

/**
 * Makes a request that tells the length of its body and never sends any of it.
 * @returns status and code of the answer, which must come all the same
 */
export function announce(
  browser: Browser,
  call: { method: string; path: string; type: string; length: number },
): Promise<[number | undefined, unknown]> {
  return new Promise((resolve, reject) => {
    const sent = request(new URL(call.path, browser.origin), {
      method: call.method,
      headers: {
        "Content-Type": call.type,
        "Content-Length": call.length,
        Origin: browser.origin,
        "CF-Connecting-IP": newAddress(),
        Cookie: [...browser.cookies].map(([name, value]) => `${name}=${value}`).join("; "),
      },
    });
    sent.on("error", reject);
    sent.on("response", async (answer) => {
      const chunks: Buffer[] = [];
      for await (const chunk of answer) chunks.push(chunk);
      sent.destroy();
      resolve([answer.statusCode, JSON.parse(Buffer.concat(chunks).toString()).code]);
    });
    sent.flushHeaders();
  });
}
