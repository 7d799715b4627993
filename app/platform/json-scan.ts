/** Parsed JSON can be far larger than its text, so depth and values are counted before parsing (quality R3). */
export const MAX_JSON_DEPTH = 32;
export const MAX_JSON_VALUES = 200_000;

const MAX_PATH_LENGTH = 200;
const FORBIDDEN_KEYS = new Set(["__proto__", "prototype", "constructor"]);

const QUOTE = 34;
const BACKSLASH = 92;
const COMMA = 44;

/**
 * How deep a JSON text nests and how many values it can hold at most, without parsing it. The text need not be
 * valid: the counts are then simply those of its brackets and commas.
 */
export function measureJson(text: string): { depth: number; values: number } {
  let depth = 0;
  let deepest = 0;
  let values = 1;
  let inString = false;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (inString) {
      if (code === BACKSLASH) i++;
      else if (code === QUOTE) inString = false;
    } else if (code === QUOTE) inString = true;
    else if (code === COMMA) values++;
    else if (code === 91 || code === 123) {
      depth++;
      values++;
      if (depth > deepest) deepest = depth;
    } else if (code === 93 || code === 125) depth--;
  }
  return { depth: deepest, values };
}

/** The path of the first key that could reach a prototype, or null. */
export function forbiddenKey(value: unknown, path = ""): string | null {
  if (typeof value !== "object" || value === null) return null;
  for (const [key, inner] of Object.entries(value)) {
    const here = (path === "" ? key : `${path}.${key}`).slice(0, MAX_PATH_LENGTH);
    if (FORBIDDEN_KEYS.has(key)) return here;
    const deeper = forbiddenKey(inner, here);
    if (deeper !== null) return deeper;
  }
  return null;
}
