import { moved } from "~/ui/reorder-place";
import { MAX_DEPTH, MAX_SECTIONS } from "./limits";
import type { PairAction } from "./pair-actions";
import type { Json } from "./pairs";
import type { Section } from "./schema";

/* What is done to sections, as the actions on pairs that it is made of (spec §4 "PDF data actions"). */

/** What to do, and where the section in question stands after that; null where it stands nowhere any more. */
export interface Move {
  actions: readonly PairAction[];
  path: string | null;
}

/** A section with its path, where it stands in its list, and how deep that is; the outermost list is at 1. */
export interface Placed {
  path: string;
  section: Section;
  depth: number;
}

/** The sections of a list with those in branches, in the order in which they are read. @param path of the list */
export const everySection = (sections: readonly Section[], path: string, depth = 1): Placed[] =>
  sections.flatMap((section, i) => [
    { path: `${path}-${i}`, section, depth },
    ...everySection(section.branches, `${path}-${i}-branches`, depth + 1),
  ]);

/** The list that a section stands in, and its place there, from 0. */
export function placeIn(path: string): { list: string; index: number } {
  const cut = path.lastIndexOf("-");
  return { list: path.slice(0, cut), index: Number(path.slice(cut + 1)) };
}

/** Sections as they stand on their page. */
export interface Outline {
  sections: readonly Section[];
  /** The path of the outermost list. */
  path: string;
}

/** The members of the list at a path; none where there is no such list. */
export function listAt({ sections, path }: Outline, list: string): readonly Section[] {
  const steps = list.slice(path.length).match(/\d+/g) ?? [];
  return steps.reduce<readonly Section[]>((level, step) => level[Number(step)]?.branches ?? [], sections);
}

/** The section at a path. */
export function sectionAt(outline: Outline, path: string): Section | undefined {
  const { list, index } = placeIn(path);
  return listAt(outline, list)[index];
}

const asJson = (value: unknown) => value as Json;
const inOrder = (count: number) => Array.from({ length: count }, (_, i) => i);
const without = <T>(items: readonly T[], index: number) => items.filter((_, i) => i !== index);

/** From one place of its list to another. */
export function toPlace(outline: Outline, path: string, to: number): Move | null {
  const { list, index } = placeIn(path);
  const { length } = listAt(outline, list);
  if (to < 0 || to >= length || to === index) return null;
  const order = moved(inOrder(length), index, to);
  return { actions: [{ type: "reorder", path: list, order }], path: `${list}-${to}` };
}

/** A section more, at a place of a list. */
export function insertion(outline: Outline, list: string, index: number, section: Section): Move | null {
  if (everySection(outline.sections, outline.path).length >= MAX_SECTIONS) return null;
  return { actions: inserting(list, listAt(outline, list).length, index, section), path: `${list}-${index}` };
}

/** It is added at the end, and brought to its place from there. */
function inserting(list: string, length: number, index: number, section: Section): PairAction[] {
  const add: PairAction = { type: "add", path: `${list}-${length}`, value: asJson(section) };
  if (index === length) return [add];
  return [add, { type: "reorder", path: list, order: moved(inOrder(length + 1), length, index) }];
}

/** Away with a section, its branches with it; the path is that of the one that comes to stand there. */
export function removal(outline: Outline, path: string): Move {
  const { list, index } = placeIn(path);
  const rest = without(listAt(outline, list), index);
  const parent = list === outline.path ? null : list.slice(0, list.lastIndexOf("-"));
  return {
    actions: [{ type: "update", path: list, value: asJson(rest) }],
    path: rest.length === 0 ? parent : `${list}-${Math.min(index, rest.length - 1)}`,
  };
}

/** Into the branches of the one before it, as the last. */
export function inwards(outline: Outline, path: string): Move | null {
  const { list, index } = placeIn(path);
  const siblings = listAt(outline, list);
  const [section, before] = [siblings[index], siblings[index - 1]];
  if (!section || !before) return null;
  const depth =
    depthOf(outline, list) + everySection([section], "").reduce((deep, at) => Math.max(deep, at.depth), 1);
  if (depth > MAX_DEPTH) return null;
  const branches = `${list}-${index - 1}-branches`;
  return {
    actions: [
      { type: "update", path: list, value: asJson(without(siblings, index)) },
      { type: "add", path: `${branches}-${before.branches.length}`, value: asJson(section) },
    ],
    path: `${branches}-${before.branches.length}`,
  };
}

/** Out of the branches, right behind the one whose branch it was. */
export function outwards(outline: Outline, path: string): Move | null {
  const { list, index } = placeIn(path);
  if (list === outline.path) return null;
  const parent = placeIn(list.slice(0, list.lastIndexOf("-")));
  const siblings = listAt(outline, list);
  const section = siblings[index];
  if (!section) return null;
  const { length } = listAt(outline, parent.list);
  return {
    actions: [
      { type: "update", path: list, value: asJson(without(siblings, index)) },
      ...inserting(parent.list, length, parent.index + 1, section),
    ],
    path: `${parent.list}-${parent.index + 1}`,
  };
}

const depthOf = ({ path }: Outline, list: string) => (list.slice(path.length).match(/\d+/g) ?? []).length + 1;

/** A section without text yet, under an id that the page has not used. */
export function newSection(outline: Outline): Section {
  const taken = new Set(
    everySection(outline.sections, outline.path).map(({ section }) => section.section_id),
  );
  let number = taken.size + 1;
  while (taken.has(`s${number}`)) number += 1;
  return {
    section_id: `s${number}`,
    content_type: "text",
    tag: "p",
    content: "",
    external_reference: null,
    box: null,
    branches: [],
  };
}
