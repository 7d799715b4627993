import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { forbiddenKey, MAX_JSON_DEPTH, MAX_JSON_VALUES, measureJson } from "./json-scan";

/** Depth and number of values the slow way; an empty list or object may hold one that is not there. */
function measured(value: unknown): { depth: number; values: number } {
  if (typeof value !== "object" || value === null) return { depth: 0, values: 1 };
  const inner = Object.values(value).map(measured);
  return {
    depth: 1 + Math.max(0, ...inner.map(({ depth }) => depth)),
    values: inner.reduce((sum, { values }) => sum + values, inner.length === 0 ? 2 : 1),
  };
}

describe("measureJson", () => {
  it("has the limits of quality R3", () => {
    expect([MAX_JSON_DEPTH, MAX_JSON_VALUES]).toEqual([32, 200_000]);
  });

  it.each([
    ["1", 0, 1],
    ['"[[{{,,"', 0, 1],
    ['"\\"[[["', 0, 1],
    ['"\\\\",[', 1, 3],
    ["[]", 1, 2],
    ["[1,2]", 1, 3],
    ['{"a":[1,{"b":"],}"}]}', 3, 5],
    ["", 0, 1],
    ["]]]][[", 0, 3],
  ])("counts %s as depth %i and %i values", (text, depth, values) => {
    expect(measureJson(text)).toEqual({ depth, values });
  });

  it("agrees with the parsed value, however it is written", () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.constantFrom(undefined, 1, "\t"), (value, space) => {
        expect(measureJson(JSON.stringify(value, null, space))).toEqual(
          measured(JSON.parse(JSON.stringify(value))),
        );
      }),
    );
  });

  it("never throws, whatever the text", () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom("[", "]", "{", "}", '"', "\\", ",", "a") }), (text) => {
        const { depth, values } = measureJson(text);
        expect(depth).toBeGreaterThanOrEqual(0);
        expect(values).toBeGreaterThan(0);
      }),
    );
  });
});

describe("forbiddenKey", () => {
  it.each([
    ['{"__proto__":1}', "__proto__"],
    ['{"a":{"constructor":1}}', "a.constructor"],
    ['[0,{"b":[{"prototype":{}}]}]', "1.b.0.prototype"],
    ['{"\\u005f_proto__":1}', "__proto__"],
  ])("finds %s", (text, path) => {
    expect(forbiddenKey(JSON.parse(text))).toBe(path);
  });

  it.each(["1", "null", '"__proto__"', '["constructor"]', '{"proto":1,"Constructor":2,"a":{"__proto":3}}'])(
    "takes no offence at %s",
    (text) => {
      expect(forbiddenKey(JSON.parse(text))).toBeNull();
    },
  );

  it("finds one wherever it stands", () => {
    const names = fc.constantFrom("__proto__", "prototype", "constructor");
    fc.assert(
      fc.property(fc.array(fc.constantFrom("list", "object"), { maxLength: 30 }), names, (way, name) => {
        const inner = `{"${name}":1}`;
        const text = way.reduce((held, kind) => (kind === "list" ? `[0,${held}]` : `{"k":${held}}`), inner);
        expect(forbiddenKey(JSON.parse(text))?.endsWith(name)).toBe(true);
      }),
    );
  });
});
