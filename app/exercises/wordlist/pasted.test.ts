import { expect, test } from "vitest";
import { entryOf } from "./pasted";

test.each([
  ["shore", "shore", ""],
  ["shore – the land along the sea", "shore", "the land along the sea"],
  ["shore\tthe land\tby the sea", "shore", "the land\tby the sea"],
  ["well-known = famous", "well-known", "famous"],
  [" keeper: a person - who keeps ", "keeper", "a person - who keeps"],
  ["10:30", "10:30", ""],
  ["", "", ""],
])("%j", (line, word, definition) => {
  expect(entryOf(line)).toEqual({ word, definition });
});
