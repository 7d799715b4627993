import type { Locator } from "@playwright/test";
import { expect } from "./fixtures";

/* Every kind of exercise: what a teacher changes in its editor, and how a student works it. */

/** How an exercise is answered; `view` is the exercise as its student sees it. */
interface Work {
  /** Answers one thing right, and at least one wrong. */
  wrong: (view: Locator) => Promise<void>;
  score: RegExp;
  right: (view: Locator) => Promise<void>;
  /** What stands there when everything is right. */
  all: string;
  expectSolution: (view: Locator) => Promise<void>;
  expectFresh: (view: Locator) => Promise<void>;
}

interface Kind {
  type: string;
  label: string;
  edit: (editor: Locator) => Promise<void>;
  expectShown: (view: Locator) => Promise<void>;
  /** What the server keeps then, in the shape that is agreed. */
  kept: object;
  work?: Work;
}

const field = (editor: Locator, name: string) => editor.getByRole("textbox", { name, exact: true });

const retitled = (type: string, label: string, kept: object): Kind => ({
  type,
  label,
  edit: (editor) => field(editor, "Title").fill("Look here"),
  expectShown: (view) => expect(view.getByText("Look here")).toBeVisible(),
  kept: { title: "Look here", ...kept },
});

const toldInWords = (type: string, label: string, kept: object): Kind => ({
  type,
  label,
  edit: (editor) => field(editor, "Picture in words").fill("A lamp in the night."),
  expectShown: (view) => expect(view.getByRole("img", { name: "A lamp in the night." })).toBeVisible(),
  kept: { title: expect.any(String), alt: "A lamp in the night.", ...kept },
});

const SENTENCES = [
  "Tomas fills the can with oil.",
  "He climbs the hundred and ninety steps.",
  "He lights the lamp.",
  "He reads all night.",
];

const sentencesShown = (view: Locator) =>
  view.getByRole("list", { name: "Sentences to put in order" }).getByRole("paragraph").allTextContents();

const gap = (view: Locator, number: number) => field(view, `Gap ${number}`);

const choose = (view: Locator, statement: string, answer: "True" | "False") =>
  view.getByRole("group", { name: statement }).getByRole("radio", { name: answer, exact: true }).check();

const PAIRS = [
  ["to go aloft", "to go up"],
  ["to light", "to set on fire"],
  ["a lamp", "a thing that gives light"],
  ["a keeper", "a person who looks after something"],
] as const;

async function join(view: Locator, left: string, right: string) {
  const word = (column: string, text: string) =>
    view.getByRole("list", { name: column }).getByRole("button", { name: new RegExp(`^${text}`) });
  await word("First column", left).click();
  await word("Second column", right).click();
}

async function spell(view: Locator, number: number, letters: string) {
  const word = view.getByRole("group", { name: `Word ${number}`, exact: true });
  const tile = word.getByRole("list", { name: "Letters" }).getByRole("button").first();
  for (let taken = 0; taken < 10; taken += 1) await tile.press("Backspace");
  await tile.pressSequentially(letters);
}

const COLUMNS = ["People", "Places", "Things"];
const SORTED = [
  ["sailor", "People"],
  ["harbour", "Places"],
  ["lamp", "Things"],
  ["keeper", "People"],
  ["island", "Places"],
  ["can of oil", "Things"],
] as const;

const sort = (view: Locator, item: string, column: string) =>
  view.getByRole("button", { name: new RegExp(`^${item}`) }).press(String(COLUMNS.indexOf(column) + 1));

export const EXERCISE_KINDS: Kind[] = [
  {
    type: "note",
    label: "Note",
    edit: async (editor) => {
      await field(editor, "Title").fill("Before class");
      await field(editor, "Text").fill("Bring a pen.\nAnd paper.");
    },
    expectShown: async (view) => {
      await expect(view.getByText("Before class")).toBeVisible();
      await expect(view.getByText("Bring a pen.")).toContainText("And paper.");
    },
    kept: { note_exercise_data: { note: { title: "Before class", text: "Bring a pen.\nAnd paper." } } },
  },
  {
    type: "gap_fill",
    label: "Gap fill",
    edit: (editor) => field(editor, "Sentence 1").fill("The sea is [calm|quiet]."),
    expectShown: (view) => expect(view.getByText("The sea is")).toBeVisible(),
    kept: {
      gap_fill_exercise_data: {
        question_with_coding_texts: [{ text: "The sea is [calm|quiet]." }, { text: expect.any(String) }],
      },
    },
    work: {
      wrong: async (view) => {
        await gap(view, 1).fill("loud");
        await gap(view, 2).fill("met");
      },
      score: /^1 of 3 right$/,
      right: async (view) => {
        await gap(view, 1).fill(" Quiet. ");
        await gap(view, 3).fill("knew");
      },
      all: "3 of 3 right",
      expectSolution: (view) => expect(gap(view, 1)).toHaveValue("calm"),
      expectFresh: (view) => expect(gap(view, 1)).toHaveValue(""),
    },
  },
  {
    type: "text_order",
    label: "Text order",
    edit: (editor) => field(editor, "Sentence 4").fill("He reads all night."),
    expectShown: (view) => expect(view.getByText("He reads all night.")).toBeVisible(),
    kept: {
      text_order_exercise_data: { sentences_in_correct_order: SENTENCES.map((text) => ({ text })) },
    },
    work: {
      // it never begins in order
      wrong: async (view) => expect(await sentencesShown(view)).not.toEqual(SENTENCES),
      score: /^[0-2] of 4 right$/,
      right: async (view) => {
        for (const [place, text] of SENTENCES.entries()) {
          const from = (await sentencesShown(view)).indexOf(text);
          for (let at = from; at > place; at -= 1)
            await view.getByRole("button", { name: `Move up: ${text}` }).click();
        }
      },
      all: "4 of 4 right",
      expectSolution: async (view) => expect(await sentencesShown(view)).toEqual(SENTENCES),
      expectFresh: async (view) => expect(await sentencesShown(view)).not.toEqual(SENTENCES),
    },
  },
  {
    type: "true_or_false",
    label: "True or false",
    edit: async (editor) => {
      await field(editor, "Statement 1").fill("Tomas is a keeper.");
      await choose(editor, "Statement 1 is", "True");
    },
    expectShown: (view) => expect(view.getByText("Tomas is a keeper.")).toBeVisible(),
    kept: {
      title: expect.any(String),
      questions: [
        { text: "Tomas is a keeper.", answer: true },
        { text: expect.any(String), answer: true },
        { text: expect.any(String), answer: false },
      ],
    },
    work: {
      wrong: async (view) => {
        await choose(view, "Tomas is a keeper.", "False");
        await choose(view, "He takes a book with him.", "True");
      },
      score: /^1 of 3 right$/,
      right: async (view) => {
        await choose(view, "Tomas is a keeper.", "True");
        await choose(view, "He has met many captains.", "False");
      },
      all: "3 of 3 right",
      expectSolution: (view) => expect(view.getByRole("radio", { checked: true })).toHaveCount(3),
      expectFresh: (view) => expect(view.getByRole("radio", { checked: true })).toHaveCount(0),
    },
  },
  {
    type: "match_words",
    label: "Match words",
    edit: (editor) => field(editor, "Pair 1").fill("to go aloft"),
    expectShown: (view) => expect(view.getByText("to go aloft")).toBeVisible(),
    kept: {
      title: expect.any(String),
      leftItems: PAIRS.map(([content], i) => ({ id: String(i + 1), content })),
      rightItems: PAIRS.map(([, content], i) => ({ id: String(i + 1), content })),
    },
    work: {
      wrong: async (view) => {
        await join(view, "to go aloft", "to set on fire");
        await join(view, "a lamp", "a thing that gives light");
      },
      score: /^1 of 4 right$/,
      right: async (view) => {
        // a press on what is joined takes it apart
        await view.getByRole("button", { name: /^to go aloft/ }).click();
        for (const [left, right] of PAIRS.toSpliced(2, 1)) await join(view, left, right);
      },
      all: "4 of 4 right",
      expectSolution: (view) => expect(view.getByText("(joined with to go up)")).toHaveCount(1),
      expectFresh: (view) => expect(view.getByText("(joined with")).toHaveCount(0),
    },
  },
  {
    type: "word_unscramble",
    label: "Word unscramble",
    edit: (editor) => field(editor, "Word 3").fill("harbour"),
    expectShown: (view) => expect(view.getByRole("group", { name: "Word 3" })).toBeVisible(),
    kept: {
      title: expect.any(String),
      items: ["captain", "lighthouse", "harbour"].map((content) => ({ id: expect.any(String), content })),
    },
    work: {
      wrong: async (view) => {
        await spell(view, 1, "niatpac");
        await spell(view, 2, "lighthouse");
      },
      score: /^1 of 3 right$/,
      right: async (view) => {
        await spell(view, 1, "captain");
        await spell(view, 3, "harbour");
      },
      all: "3 of 3 right",
      expectSolution: (view) => expect(view.getByText("Your word: harbour")).toHaveCount(1),
      expectFresh: (view) => expect(view.getByText("Your word: harbour")).toHaveCount(0),
    },
  },
  {
    type: "sort_into_columns",
    label: "Sort into columns",
    edit: (editor) => field(editor, "Item 1").fill("sailor"),
    expectShown: (view) => expect(view.getByRole("button", { name: "sailor" })).toBeVisible(),
    kept: {
      title: expect.any(String),
      items: SORTED.map(([content, column]) => ({ id: expect.any(String), content, column })),
    },
    work: {
      wrong: async (view) => {
        await sort(view, "sailor", "Places");
        await sort(view, "harbour", "Places");
      },
      score: /^1 of 6 right$/,
      right: async (view) => {
        for (const [item, column] of SORTED) await sort(view, item, column);
      },
      all: "6 of 6 right",
      expectSolution: (view) =>
        expect(view.getByRole("list", { name: "People" }).getByRole("listitem")).toHaveCount(2),
      expectFresh: (view) =>
        expect(view.getByRole("list", { name: "People" }).getByRole("listitem")).toHaveCount(0),
    },
  },
  {
    type: "picture_label",
    label: "Picture label",
    edit: (editor) => field(editor, "Point 1").fill("tower"),
    expectShown: (view) => expect(field(view, "Point 4")).toBeVisible(),
    kept: {
      title: expect.any(String),
      image: "/course-samples/lighthouse.webp",
      alt: expect.any(String),
      label: "",
      labels: ["tower", "house", "boat", "steps"].map((text) => ({
        id: expect.any(String),
        x: expect.any(Number),
        y: expect.any(Number),
        text,
      })),
    },
    work: {
      wrong: async (view) => {
        await field(view, "Point 1").fill("tree");
        await field(view, "Point 2").fill("HOUSE");
      },
      score: /^1 of 4 right$/,
      right: async (view) => {
        await field(view, "Point 1").fill("tower");
        await field(view, "Point 3").fill("boat");
        await field(view, "Point 4").fill("steps");
      },
      all: "4 of 4 right",
      expectSolution: (view) => expect(field(view, "Point 1")).toHaveValue("tower"),
      expectFresh: (view) => expect(field(view, "Point 1")).toHaveValue(""),
    },
  },
  {
    type: "wordlist",
    label: "Wordlist",
    edit: async (editor) => {
      await field(editor, "Word 1").fill("beacon");
      await field(editor, "Word 1: definition").fill("a fire on a hill");
    },
    expectShown: async (view) => {
      await expect(view.getByText("beacon")).toBeVisible();
      await expect(view.getByText("a fire on a hill")).toBeVisible();
    },
    kept: {
      wordlist_exercise_data: {
        items: [
          { word: "beacon", definition: "a fire on a hill" },
          { word: "keeper", definition: expect.any(String) },
          { word: "shore", definition: expect.any(String) },
        ],
      },
    },
  },
  toldInWords("picture", "Picture", { image: "/course-samples/lighthouse.webp" }),
  toldInWords("gif", "GIF", { gifUrl: "/course-samples/light.gif" }),
  retitled("video", "Video", { videoUrl: "/course-samples/signals.mp4" }),
  retitled("audio", "Audio", { audioUrl: "/course-samples/dictation.mp3" }),
  retitled("voice_recording", "Voice recording", { audioUrl: "/course-samples/captain.mp3" }),
  {
    type: "external_link",
    label: "External link",
    edit: (editor) => field(editor, "Address").fill("https://example.org/lighthouse"),
    expectShown: (view) =>
      expect(view.getByRole("link")).toHaveAttribute("href", "https://example.org/lighthouse"),
    kept: { link: "https://example.org/lighthouse" },
  },
];
