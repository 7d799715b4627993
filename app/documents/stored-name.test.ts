import fc from "fast-check";
import { expect, test } from "vitest";
import { newDocumentBody } from "./schema";
import { storedName } from "./stored-name";

test.each([
  ["Book.pdf", "Book.pdf"],
  ["  English\tB1\n(final).pdf ", "English B1 (final).pdf"],
  ["учебник.pdf", "учебник.pdf"],
  ["\u202efdp.exe.pdf", "fdp.exe.pdf"],
  ["", "document.pdf"],
  ["\u0000\u2028", "document.pdf"],
])("%j is kept as %j", (name, kept) => {
  expect(storedName(name)).toBe(kept);
});

test("a long name keeps its ending", () => {
  expect(storedName(`${"a".repeat(500)}.pdf`)).toBe(`${"a".repeat(196)}.pdf`);
});

test("every name becomes one that the server takes, as it is", () => {
  const name = fc.oneof(
    fc.string({ unit: "binary" }),
    fc.string({ unit: "grapheme", minLength: 150, maxLength: 400 }),
  );
  fc.assert(
    fc.property(name, fc.constantFrom("", ".pdf"), (stem, ending) => {
      const kept = storedName(stem + ending);
      const parsed = newDocumentBody.safeParse({ filename: kept, pageCount: 1, size: 1 });
      expect(parsed.data?.filename).toBe(kept);
      expect(storedName(kept)).toBe(kept);
    }),
  );
});
