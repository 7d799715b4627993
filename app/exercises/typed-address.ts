const SCHEME = /^[a-z][a-z\d+.-]*:/i;
const HOST_FIRST = /^(?!\/)[^\s/?#@:]+\.[a-z\u00a1-\uffff]{2,}(?=[/?#:]|$)/i;

/**
 * An address as it is meant: trimmed, `http:` made `https:`, a bare host such as `youtu.be/…` completed. What is no
 * address at all comes back as it is, for the shape to judge (product §6: `https:` or our own files only).
 */
export function meantAddress(typed: string): string {
  const text = typed.trim();
  if (/^http:\/\//i.test(text)) return `https://${text.slice("http://".length)}`;
  if (text.startsWith("//")) return `https:${text}`;
  if (HOST_FIRST.test(text) && !SCHEME.test(text.split("/")[0]?.replace(/:\d+$/, "") ?? ""))
    return `https://${text}`;
  return text;
}

/** Whether this file came with a sample. */
export const isSample = (address: string) => address.startsWith("/course-samples/");

/** Whether this is a file that was uploaded here, or one that came with a sample: its address says nothing to a teacher. */
export const isOwnFile = (address: string) => address.startsWith("/");
