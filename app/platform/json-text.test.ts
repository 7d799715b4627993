import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { jsonList, streamOf, withMember } from "./json-text";

const textOf = (stream: ReadableStream<Uint8Array>) => new Response(stream).text();

describe("jsonList", () => {
  it("is the list, as JSON", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.jsonValue()), async (rows) => {
        expect(JSON.parse(await textOf(streamOf(jsonList(rows), () => {})))).toEqual(
          JSON.parse(JSON.stringify(rows)),
        );
      }),
    );
  });
});

describe("withMember", () => {
  it("adds a member", () => {
    expect(JSON.parse(withMember({ a: 1 }, "b", '[{"c":2}]'))).toEqual({ a: 1, b: [{ c: 2 }] });
  });
});

describe("streamOf", () => {
  it("asks for nothing before it is read, and for no more than is sent", async () => {
    const next = vi.fn();
    const pieces = (async function* () {
      for (let i = 0; i < 10; i++) {
        next();
        yield "x".repeat(40_000);
      }
    })();
    const reader = streamOf(pieces, () => {}).getReader();
    await Promise.resolve();
    expect(next).not.toHaveBeenCalled();
    expect((await reader.read()).value?.byteLength).toBe(80_000);
    expect(next).toHaveBeenCalledTimes(2);
    await reader.cancel();
    expect(await pieces.next()).toEqual({ done: true, value: undefined });
  });

  it("breaks off where a piece fails, and says so once", async () => {
    const pieces = (async function* () {
      yield "[1,".padEnd(100_000);
      throw new Error("lost");
    })();
    const failed = vi.fn();
    await expect(textOf(streamOf(pieces, failed))).rejects.toThrow("lost");
    expect(failed).toHaveBeenCalledExactlyOnceWith(new Error("lost"));
  });
});
