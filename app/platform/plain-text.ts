/**
 * A text of several lines as it is kept (product §0): line ends are newlines, tabs stay, other control characters and
 * halves of characters go.
 */
export const plainText = (text: string): string =>
  text
    .replace(/\r\n?/g, "\n")
    .replace(/[^\P{Cc}\n\t]/gu, "")
    .replace(/\p{Cs}/gu, "\ufffd");
