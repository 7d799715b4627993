const BETWEEN = /\s*\t\s*|\s+[-–—=]\s+|\s*[:;]\s+/;

/** A pasted line as a word and its definition: "shore – the land along the sea". */
export function entryOf(line: string): { word: string; definition: string } {
  const text = line.trim();
  const at = BETWEEN.exec(text);
  if (!at) return { word: text, definition: "" };
  return { word: text.slice(0, at.index), definition: text.slice(at.index + at[0].length) };
}
