import { expect, it } from "vitest";
import { givenIds, twiceGiven } from "./given-ids";

it("tells where ids came with a body, and which came twice", () => {
  const ids = givenIds([{ id: "a" }, {}, { id: "b" }, { id: "a" }], "pages.2.sections");
  expect(ids.map(({ path }) => path)).toEqual([
    "pages.2.sections.0.id",
    "pages.2.sections.2.id",
    "pages.2.sections.3.id",
  ]);
  expect(twiceGiven(ids)).toEqual([{ path: "pages.2.sections.3.id", message: "This id stands here twice." }]);
});
