/** How many bytes a line has at most, without its end (RFC 5545, 3.1). */
const LINE_BYTES = 75;
const LINE_END = "\r\n";

/** A text as the value of a property (RFC 5545, 3.3.11). */
export const textValue = (text: string) =>
  text.replace(/[\\;,]/g, (special) => `\\${special}`).replace(/\r\n?|\n/g, "\\n");

/** A wall time as the value of a property: 20260329T030000. @param wall milliseconds, see `wallTimeOf` */
export const timeValue = (wall: number) => new Date(wall).toISOString().slice(0, 19).replace(/[-:]/g, "");

/** Lines as they stand in a file: long ones folded between characters, each with its end (RFC 5545, 3.1). */
export const fileOf = (lines: readonly string[]) => lines.map((line) => folded(line) + LINE_END).join("");

function folded(line: string): string {
  // a unit of a string is three bytes at most
  if (line.length * 3 <= LINE_BYTES) return line;
  let whole = "";
  let bytes = 0;
  for (const character of line) {
    const size = bytesOf(character);
    if (bytes + size > LINE_BYTES) {
      whole += `${LINE_END} `;
      bytes = 1;
    }
    whole += character;
    bytes += size;
  }
  return whole;
}

function bytesOf(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x10000 ? 3 : 4;
}
