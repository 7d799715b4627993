import { describe, expect, it } from "vitest";
import type { Exercise } from "./schema";
import { withIds } from "./with-ids";

/** Makes n1, n2, … */
function maker() {
  let made = 0;
  return () => `n${++made}`;
}

const match = (leftItems: object[], rightItems: object[]) =>
  withIds({ type: "match_words", name: "", title: "", leftItems, rightItems } as Exercise, maker());

describe("withIds", () => {
  it("makes an id for the exercise and for items that have none, and keeps the others", () => {
    const items = [{ content: "a" }, { id: "kept", content: "b", more: [1] }, { id: "", content: "c" }];
    expect(withIds({ type: "word_unscramble", name: "x", title: "t", items }, maker())).toEqual({
      type: "word_unscramble",
      id: "n3",
      name: "x",
      title: "t",
      items: [
        { id: "n1", content: "a" },
        { id: "kept", content: "b", more: [1] },
        { id: "n2", content: "c" },
      ],
    });
  });

  it("gives points of a picture ids, and leaves lists without ids alone", () => {
    const labels = [{ x: 1, y: 2, text: "roof" }];
    const picture = { type: "picture_label", name: "", title: "", image: "", alt: "", label: "", labels };
    expect(withIds(picture as Exercise, maker())).toMatchObject({ labels: [{ id: "n1", x: 1 }] });
    const questions = [{ text: "It rains." }];
    const made = withIds({ type: "true_or_false", name: "", title: "", questions }, maker());
    expect(made).toMatchObject({ id: "n1", questions: [{ text: "It rains." }] });
  });

  it("leaves an exercise of a kind that we do not know as it came", () => {
    const unknown = { type: "hangman", items: [{ content: "a" }], leftItems: 7 };
    expect(withIds(unknown, maker())).toBe(unknown);
  });

  it("is the same text when it is done again", () => {
    const once = match([{ content: "a" }, { content: "b" }], [{ content: "1" }]);
    expect(JSON.stringify(withIds(once, maker()))).toBe(JSON.stringify(once));
  });
});

describe("withIds of two lists to match", () => {
  it("joins what stands at the same place where nothing has an id", () => {
    expect(match([{ content: "a" }, { content: "b" }], [{ content: "1" }, { content: "2" }])).toMatchObject({
      leftItems: [{ id: "n1" }, { id: "n2" }],
      rightItems: [{ id: "n1" }, { id: "n2" }],
    });
  });

  it("joins a new pair where the others are joined by their ids", () => {
    expect(match([{ id: "x" }, {}], [{ id: "x" }, {}])).toMatchObject({
      leftItems: [{ id: "x" }, { id: "n1" }],
      rightItems: [{ id: "x" }, { id: "n1" }],
    });
  });

  it("shares no id where the lists are joined by place, so that they still are", () => {
    expect(match([{ id: "x" }, {}], [{ id: "y" }, {}])).toMatchObject({
      leftItems: [{ id: "x" }, { id: "n1" }],
      rightItems: [{ id: "y" }, { id: "n2" }],
    });
    expect(match([{ id: "x" }, { id: "y" }], [{}, {}])).toMatchObject({
      rightItems: [{ id: "n1" }, { id: "n2" }],
    });
  });
});
