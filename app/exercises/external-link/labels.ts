export const EXTERNAL_LINK = {
  address: "Address",
  none: "There is no link here yet.",
  open: "Open the page",
  ownFile: "Open the file",
  newTab: "(opens in a new tab)",
  onPaper: "Open the page:",
} as const;
