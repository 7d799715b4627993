import { encode } from "uqr";
import { expect, test } from "vitest";
import { qrCodeOf } from "./qr-code.server";

/** The modules that a path of runs (`M{x} {y}h{width}v1h-{width}z`) paints dark. */
function painted(path: string, size: number): boolean[][] {
  const modules = Array.from({ length: size }, () => Array.from({ length: size }, () => false));
  for (const [, x, y, width, back] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-(\d+)z/g)) {
    expect(back).toBe(width);
    for (let i = 0; i < Number(width); i++) (modules[Number(y)] ?? [])[Number(x) + i] = true;
  }
  return modules;
}

test.each([
  "https://lectern.test/join/abcdefghjkmn",
  "http://localhost:8787/join/0123456789ab",
  "x".repeat(300),
])("the path paints exactly the modules of %s", (text) => {
  const { path, size } = qrCodeOf(text);
  expect(path).toMatch(/^(M\d+ \d+h\d+v1h-\d+z)+$/);
  expect(painted(path, size)).toEqual(encode(text, { ecc: "M", border: 0 }).data);
});
