/** What stands in the head and the toolbar of the review screen for search, corrections and the course. */
export const TOOLS = {
  search: "Find",
  corrections: "Corrections",
  toCourse: "Add to the course",
  exercise: "Make an exercise",
  close: "Close",
} as const;

export const places = (count: number): string =>
  count === 1 ? "1 place" : `${count.toLocaleString("en")} places`;
export const pages = (count: number): string =>
  count === 1 ? "1 page" : `${count.toLocaleString("en")} pages`;
