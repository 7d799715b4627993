import { randomBytes } from "node:crypto";
import { EventEmitter, once } from "node:events";
import type { Miniflare, RequestInit } from "miniflare";
import { SESSION_COOKIE } from "~/platform/cookies";
import type { RequestRecord } from "~/platform/log.server";
import { type ServeOptions, serve } from "../../scripts/serve.mjs";
import { newAddress } from "./addresses.mjs";
import { type Db, door, Files } from "./door.mjs";
import { Secrets } from "./secrets";

export const SECRET = "contract-tests-only-".padEnd(48, "s");
export const PASSWORD = "correct horse battery";

export const newEmail = () => `${randomBytes(6).toString("hex")}@school.test`;

/** The bundled Worker in workerd, its database in memory, and what it logged. */
export interface Product {
  mf: Miniflare;
  origin: string;
  log: string[];
  /** The line that the Worker logged about an answer, as soon as it is there. */
  logOf: <Event extends keyof LogLines>(answer: Answer, event: Event) => Promise<LogLines[Event]>;
  /** What was sent or set in confidence; `stop` fails when any of it stands in the log (quality R12). */
  secrets: Secrets;
  db: Db;
  files: Files;
  /** A browser of its own: cookie jar, address, user agent. */
  browser: (headers?: Record<string, string>) => Browser;
  /** A browser that holds this session cookie: a second one of the same session, or a thief's. */
  holding: (session: string) => Browser;
  /** A browser in which a new teacher has signed in. */
  teacher: (account?: { email?: string; password?: string }) => Promise<SignedIn>;
  /** Ends the runtime, at once. */
  stop: () => Promise<void>;
}

interface LogLines {
  request: RequestRecord;
  error: { requestId: string; error: { name: string; message: string; stack: string } };
}

export async function startProduct(options: Partial<ServeOptions> = {}): Promise<Product> {
  const log: string[] = [];
  const secrets = new Secrets([SECRET]);
  const news = new EventEmitter().setMaxListeners(0);
  const { mf, url } = await serve({
    port: 0,
    state: null,
    onLog: (line) => {
      log.push(line);
      news.emit("line");
    },
    door,
    ...options,
    vars: { SESSION_SECRET: SECRET, ...options.vars },
  });
  const origin = url.origin;
  const browser = (headers: Record<string, string> = {}) => new Browser(mf, origin, headers, secrets);
  return {
    mf,
    origin,
    log,
    logOf: async (answer, event) => {
      const start = `"event":"${event}","requestId":"${answer.headers.get("X-Request-Id")}"`;
      for (;;) {
        const line = log.find((candidate) => candidate.includes(start));
        if (line) return JSON.parse(line);
        await once(news, "line");
      }
    },
    secrets,
    db: door.db(mf),
    files: new Files(mf),
    browser,
    holding: (session) => {
      const holder = browser();
      holder.cookies.set(SESSION_COOKIE, session);
      return holder;
    },
    teacher: async ({ email = newEmail(), password = PASSWORD } = {}) => {
      const signedIn = browser();
      await signedIn.post("/api/auth/register", { email, password });
      const answer = await signedIn.post("/api/auth/login", { email, password });
      if (answer.status !== 200) throw new Error(`sign-in answered ${answer.status}`);
      return Object.assign(signedIn, { email, password, id: String(answer.json.user.id) });
    },
    stop: async () => {
      await mf.dispose();
      const told = secrets.foundIn(log);
      if (told.length > 0) throw new Error(`the log holds what was told in confidence:\n${told.join("\n")}`);
    },
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

interface Sent {
  body?: string | Uint8Array | ReadableStream | null;
  headers?: Record<string, string>;
}

/** Speaks HTTP to the product the way a browser of ours does, and remembers cookies. */
export class Browser {
  readonly cookies = new Map<string, string>();

  constructor(
    private readonly mf: Miniflare,
    readonly origin: string,
    private readonly headers: Record<string, string>,
    private readonly secrets: Secrets,
  ) {
    this.headers = { "CF-Connecting-IP": newAddress(), ...headers };
  }

  get = (path: string, headers?: Record<string, string>) => this.send("GET", path, { headers });
  post = (path: string, body?: unknown, headers?: Record<string, string>) =>
    this.call("POST", path, body, headers);
  put = (path: string, body?: unknown) => this.call("PUT", path, body);
  delete = (path: string, body?: unknown) => this.call("DELETE", path, body);

  /** A call with a JSON body, or without one. */
  call(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Answer> {
    this.secrets.addBody(body);
    const type: Record<string, string> = body === undefined ? {} : { "Content-Type": "application/json" };
    return this.send(method, path, {
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      headers: { ...type, ...headers },
    });
  }

  /** A form as a page without scripts posts it. */
  form(path: string, fields: Record<string, string>): Promise<Answer> {
    this.secrets.addBody(fields);
    return this.send("POST", path, {
      body: new URLSearchParams(fields).toString(),
      headers: { "Content-Type": "application/x-www-form-urlencoded" },
    });
  }

  /** Any request at all; `Origin` and cookies are added unless given (an empty string leaves one out). */
  async send(method: string, path: string, { body = null, headers: given = {} }: Sent = {}): Promise<Answer> {
    const headers: Record<string, string> = {
      ...this.headers,
      ...(method === "GET" || method === "HEAD" ? {} : { Origin: this.origin }),
      Cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; "),
      ...given,
    };
    for (const [name, value] of Object.entries(headers)) if (value === "") delete headers[name];
    const init: RequestInit = { redirect: "manual", method, headers, body: body as RequestInit["body"] };
    // What undici asks of a body that is streamed.
    if (body instanceof ReadableStream) init.duplex = "half";
    const response = await this.mf.dispatchFetch(this.origin + path, init);
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
    const value = pair.slice(at + 1);
    this.secrets.addCookie(value);
    if (attributes.includes("Max-Age=0")) this.cookies.delete(pair.slice(0, at));
    else this.cookies.set(pair.slice(0, at), value);
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
