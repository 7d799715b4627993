import { randomBytes } from "node:crypto";
import type { Miniflare, RequestInit } from "miniflare";
import { type ServeOptions, serve } from "../../scripts/serve.mjs";

export const SECRET = "contract-tests-only-".padEnd(48, "s");
export const PASSWORD = "correct horse battery";

/** An address nobody else in a test run has: rate limits count per address. */
export const newAddress = () =>
  `2001:db8::${randomBytes(8)
    .toString("hex")
    .replace(/(.{4})(?=.)/g, "$1:")}`;

export const newEmail = () => `${randomBytes(6).toString("hex")}@school.test`;

/** The bundled Worker in workerd, its database in memory, and what it logged. */
export interface Product {
  mf: Miniflare;
  origin: string;
  log: string[];
  db: Awaited<ReturnType<Miniflare["getD1Database"]>>;
  /** A browser of its own: cookie jar, address, user agent. */
  browser: (headers?: Record<string, string>) => Browser;
  /** A browser in which a new teacher has signed in. */
  teacher: (account?: { email?: string; password?: string }) => Promise<SignedIn>;
  stop: () => Promise<void>;
}

export async function startProduct(options: Partial<ServeOptions> = {}): Promise<Product> {
  const log: string[] = [];
  const { mf, url } = await serve({
    port: 0,
    state: null,
    onLog: (line) => log.push(line),
    ...options,
    vars: { SESSION_SECRET: SECRET, ...options.vars },
  });
  const origin = url.origin;
  const browser = (headers: Record<string, string> = {}) => new Browser(mf, origin, headers);
  return {
    mf,
    origin,
    log,
    db: await mf.getD1Database("DB"),
    browser,
    teacher: async ({ email = newEmail(), password = PASSWORD } = {}) => {
      const signedIn = browser();
      await signedIn.post("/api/auth/register", { email, password });
      const answer = await signedIn.post("/api/auth/login", { email, password });
      if (answer.status !== 200) throw new Error(`sign-in answered ${answer.status}`);
      return Object.assign(signedIn, { email, password, id: String(answer.json.user.id) });
    },
    stop: () => mf.dispose(),
  };
}

export type SignedIn = Browser & { email: string; password: string; id: string };

export interface Answer {
  status: number;
  headers: Headers;
  text: string;
  // biome-ignore lint/suspicious/noExplicitAny: whatever the call answered; each test says what it expects of it
  json: any;
}

/** Speaks HTTP to the product the way a browser of ours does, and remembers cookies. */
export class Browser {
  readonly cookies = new Map<string, string>();

  constructor(
    private readonly mf: Miniflare,
    readonly origin: string,
    private readonly headers: Record<string, string>,
  ) {
    this.headers = { "CF-Connecting-IP": newAddress(), ...headers };
  }

  get = (path: string, headers?: Record<string, string>) => this.send("GET", path, { headers });
  post = (path: string, body?: unknown, headers?: Record<string, string>) =>
    this.send("POST", path, { ...jsonBody(body), headers: { ...jsonBody(body).headers, ...headers } });
  put = (path: string, body?: unknown) => this.send("PUT", path, jsonBody(body));
  delete = (path: string, body?: unknown) => this.send("DELETE", path, jsonBody(body));

  /** Any request at all; `Origin` and cookies are added unless given (an empty string leaves one out). */
  async send(
    method: string,
    path: string,
    init: RequestInit & { headers?: Record<string, string> } = {},
  ): Promise<Answer> {
    const headers: Record<string, string> = {
      ...this.headers,
      ...(method === "GET" || method === "HEAD" ? {} : { Origin: this.origin }),
      Cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; "),
      ...init.headers,
    };
    for (const [name, value] of Object.entries(headers)) if (value === "") delete headers[name];
    const response = await this.mf.dispatchFetch(new URL(path, this.origin).href, {
      redirect: "manual",
      ...init,
      method,
      headers,
    });
    for (const line of response.headers.getSetCookie()) this.#remember(line);
    const text = await response.text();
    return {
      status: response.status,
      headers: response.headers as unknown as Headers,
      text,
      json: parsed(text),
    };
  }

  #remember(line: string) {
    const [pair = "", ...attributes] = line.split("; ");
    const at = pair.indexOf("=");
    if (attributes.includes("Max-Age=0")) this.cookies.delete(pair.slice(0, at));
    else this.cookies.set(pair.slice(0, at), pair.slice(at + 1));
  }
}

function jsonBody(body: unknown): { body?: string; headers?: Record<string, string> } {
  return body === undefined
    ? {}
    : { body: JSON.stringify(body), headers: { "Content-Type": "application/json" } };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
