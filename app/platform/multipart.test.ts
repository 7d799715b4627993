import { Buffer } from "node:buffer";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { boundaryOf, partsOf } from "./multipart";

describe("boundaryOf", () => {
  it.each([
    ["multipart/form-data; boundary=abc", "abc"],
    ['Multipart/Form-Data;charset=utf-8; Boundary="a b"', "a b"],
    [
      "multipart/form-data; boundary=----WebKitFormBoundary7MA4YWxkTrZu0gW",
      "----WebKitFormBoundary7MA4YWxkTrZu0gW",
    ],
    ["multipart/form-data", null],
    ["multipart/form-data; boundary=", null],
    ['multipart/form-data; boundary="a "', null],
    ["multipart/form-data; boundary=a; boundary=b", null],
    ["multipart/form-data; boundary=ä", null],
    ['multipart/form-data; x="; boundary=a"', null],
  ])("%s: %s", (type, boundary) => {
    expect(boundaryOf(type)).toBe(boundary);
  });
});

describe("partsOf", () => {
  it("reads what browsers write: names and bytes, in their order", async () => {
    const parts = fc.array(
      fc.tuple(fc.constantFrom("page", "image", "a name", "ü"), fc.uint8Array({ maxLength: 300 })),
      { minLength: 1, maxLength: 8 },
    );
    await fc.assert(
      fc.asyncProperty(parts, async (all) => {
        const form = new FormData();
        for (const [name, content] of all) form.append(name, new Blob([content as BlobPart]));
        const request = new Request("http://lectern.test", { method: "POST", body: form });
        const boundary = boundaryOf(request.headers.get("Content-Type") ?? "") ?? "";
        const read = partsOf(new Uint8Array(await request.arrayBuffer()), boundary) ?? [];
        expect(read.map(({ name }) => Buffer.from(name, "latin1").toString())).toEqual(
          all.map(([name]) => name),
        );
        expect(read.map(({ content }) => [...content])).toEqual(all.map(([, content]) => [...content]));
      }),
    );
  });

  it("copies nothing", () => {
    const body = Buffer.from('--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nbytes\r\n--x--\r\n');
    expect(partsOf(body, "x")?.[0]?.content.buffer).toBe(body.buffer);
  });

  it("has null for anything else, and ends", () => {
    const piece = fc.constantFrom(
      "--x",
      "\r\n",
      "--",
      'Content-Disposition: form-data; name="a"',
      ":",
      "x",
      "\r\n\r\n",
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        const text = pieces.join("");
        const read = partsOf(Buffer.from(text), "x");
        if (read) expect(text).toMatch(/^--x(\r\n[\s\S]*\r\n--x)?--(\r\n)?$/);
      }),
      { numRuns: 2_000 },
    );
  });
});
