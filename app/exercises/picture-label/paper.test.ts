import { expect, it } from "vitest";
import { answerKey } from "./paper";
import { lint } from "./rules";
import { sample } from "./sample";

const points = [
  { x: 1, y: 1, text: "roof" },
  { x: 2, y: 2, text: " " },
];

it.each([
  ["the points, a dash where one has no text", { label: "", labels: points }, ["roof", "–"]],
  [
    "the picture and its points",
    { label: "a house", labels: points },
    ["a house", "Point 1: roof", "Point 2: –"],
  ],
  ["the picture alone", { label: "a house", labels: undefined }, ["a house"]],
  ["nothing where nothing is known", { label: " ", labels: points.slice(1) }, []],
])("the key has %s", (_, change, key) => {
  expect(answerKey({ ...sample(), ...change })).toEqual(key);
});

it("a new one is complete", () => {
  expect(lint(sample())).toEqual([]);
});
