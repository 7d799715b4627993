import { decodeJwt } from "jose";

const FIELDS = ["email", "password", "confirmPassword", "newPassword", "currentPassword", "token"];
/** Shorter texts stand in a log by chance. */
const TELLING_LENGTH = 8;

/** Collects what a test run tells the product in confidence: passwords, emails, cookies, session ids, one-time codes. */
export class Secrets {
  readonly #known: Set<string>;

  constructor(known: string[]) {
    this.#known = new Set(known);
  }

  add(text: string): void {
    if (text.length >= TELLING_LENGTH) this.#known.add(text);
  }

  addBody(body: unknown): void {
    if (typeof body !== "object" || body === null) return;
    for (const [name, value] of Object.entries(body))
      if (FIELDS.includes(name) && typeof value === "string") this.add(value);
  }

  addCookie(value: string): void {
    this.add(value);
    if (!value.startsWith("eyJ")) return;
    const { sid } = decodeJwt(value);
    if (typeof sid === "string") this.add(sid);
  }

  /** The texts that hold any of them, as they are. */
  foundIn(texts: string[]): string[] {
    return texts.filter((text) => [...this.#known].some((secret) => text.includes(secret)));
  }
}
