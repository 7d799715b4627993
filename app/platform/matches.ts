/** Whether each word of `query` stands somewhere in `label`, whatever the case. */
export function matches(label: string, query: string): boolean {
  const text = label.toLocaleLowerCase();
  return query
    .toLocaleLowerCase()
    .split(/\s+/u)
    .every((word) => text.includes(word));
}
