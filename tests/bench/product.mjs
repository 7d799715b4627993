import { randomBytes } from "node:crypto";
import { serve } from "../../scripts/serve.mjs";
import { newAddress } from "../support/addresses.mjs";

const PASSWORD = "chalk and paper and a bench";
const SECRET = "benchmarks-only-".padEnd(48, "b");
const LOG_LINE_TIMEOUT_MS = 5000;

/**
 * What the Worker says of a request in its log.
 * @typedef {{ requestId: string, d1: { calls: number, rowsRead: number, rowsWritten: number } }} LogLine
 */

/** The built product in Miniflare, its data in a folder that goes away, and a teacher who has signed in. */
export class Product {
  /** @type {Map<string, (line: LogLine) => void>} */
  #awaited = new Map();
  /** @type {Map<string, LogLine>} */
  #lines = new Map();
  #address = newAddress();
  cookie = "";
  /** Whether what the Worker logs is kept: reading along costs time, so not under load. */
  listening = false;

  /** @param {Awaited<ReturnType<typeof serve>>} served */
  constructor(served) {
    this.mf = served.mf;
    this.origin = served.url.origin;
  }

  /** @param {number} [port] */
  static async start(port = 0) {
    /** @type {Product | undefined} */
    let product;
    const served = await serve({
      port,
      state: null,
      vars: { SESSION_SECRET: SECRET },
      onLog: (line) => product?.hear(line),
    });
    product = new Product(served);
    await product.#signIn();
    return product;
  }

  db() {
    return this.mf.getD1Database("DB");
  }

  /** Headers of the teacher's browser. */
  headers() {
    return { Cookie: this.cookie, "CF-Connecting-IP": this.#address };
  }

  /**
   * One request of the teacher.
   * @param {string} method
   * @param {string} path
   * @param {object} [body]
   * @throws Error when it is refused
   */
  async send(method, path, body) {
    const response = await fetch(this.origin + path, {
      method,
      redirect: "manual",
      headers: {
        ...this.headers(),
        Origin: this.origin,
        ...(body ? { "Content-Type": "application/json" } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    if (!response.ok)
      throw new Error(`${method} ${path} answered ${response.status}: ${await response.text()}`);
    return { response, text: await response.text() };
  }

  /**
   * What the Worker logged of a request.
   * @param {Response} response its answer
   * @returns {Promise<LogLine>}
   */
  logged(response) {
    const id = response.headers.get("X-Request-Id") ?? "";
    const known = this.#lines.get(id);
    if (known) return Promise.resolve(known);
    return new Promise((resolve, reject) => {
      this.#awaited.set(id, resolve);
      setTimeout(() => reject(new Error(`no log line of request ${id}`)), LOG_LINE_TIMEOUT_MS).unref();
    });
  }

  /** @param {string} line */
  hear(line) {
    if (!this.listening || !line.includes('"event":"request"')) return;
    /** @type {LogLine} */
    const said = JSON.parse(line);
    this.#lines.set(said.requestId, said);
    this.#awaited.get(said.requestId)?.(said);
  }

  async #signIn() {
    const email = `${randomBytes(6).toString("hex")}@bench.test`;
    await this.send("POST", "/api/auth/register", { email, password: PASSWORD, timeZone: "UTC" });
    const { response } = await this.send("POST", "/api/auth/login", { email, password: PASSWORD });
    this.cookie = response.headers
      .getSetCookie()
      .map((line) => line.split(";", 1)[0])
      .join("; ");
  }

  stop() {
    return this.mf.dispose();
  }
}
