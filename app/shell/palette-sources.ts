import type { LucideIcon } from "lucide-react";
import { PALETTE } from "./labels";
import { PROFILE, SCREENS } from "./screens";

/** Something the palette can open. */
export interface PaletteItem {
  label: string;
  path: string;
  icon: LucideIcon;
}

/** A kind of thing the palette finds, under a heading of its own. */
export interface PaletteSource {
  heading: string;
  find: (query: string) => readonly PaletteItem[];
}

/** Whether each word of `query` stands somewhere in `label`, whatever the case. */
export function matches(label: string, query: string): boolean {
  const text = label.toLocaleLowerCase();
  return query
    .toLocaleLowerCase()
    .split(/\s+/u)
    .every((word) => text.includes(word));
}

/** What the palette searches, in the order in which it shows it. */
export const SOURCES: readonly PaletteSource[] = [
  {
    heading: PALETTE.screens,
    find: (query) => [...SCREENS, PROFILE].filter((screen) => matches(screen.label, query)),
  },
];
