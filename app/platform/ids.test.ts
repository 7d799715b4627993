import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { newId, newSecret, sha256 } from "./ids.server";

describe("newId", () => {
  it("sorts by time", () => {
    const time = fc.integer({ min: 0, max: 2 ** 45 });
    fc.assert(fc.property(time, time, (a, b) => a === b || newId(a) < newId(b) === a < b));
  });

  it("is 26 characters that need no escape, never the same twice", () => {
    const ids = Array.from({ length: 1_000 }, () => newId(1_790_000_000_000));
    for (const id of ids) expect(id).toMatch(/^[0-9a-hjkmnp-tv-z]{26}$/);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe("newSecret", () => {
  it("is 256 bits of base64url, never the same twice", () => {
    const secrets = Array.from({ length: 100 }, newSecret);
    for (const secret of secrets) expect(secret).toMatch(/^[\w-]{43}$/);
    expect(new Set(secrets).size).toBe(secrets.length);
  });
});

describe("sha256", () => {
  it("is SHA-256 in hex, of UTF-8", async () => {
    expect(await sha256("")).toBe("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
    expect(await sha256("abc")).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    expect(await sha256("é")).toBe("4a99557e4033c3539de2eb65472017cad5f9557f7a0625a09f1c3f6e2ba69c4c");
  });
});
