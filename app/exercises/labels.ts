import { MAX_ITEMS } from "./limits";

/** The line below an exercise that can be checked. */
export const WORK = {
  check: "Check",
  show: "Show answers",
  hide: "Hide answers",
  reset: "Reset",
  score: (right: number, total: number) => `${right} of ${total} right`,
  shown: "Answers shown",
  right: "Correct",
  wrong: "Wrong",
} as const;

/** Lists in the editors of exercises. */
export const ROWS = {
  remove: (row: string) => `Remove ${row}`,
  full: `A list holds at most ${MAX_ITEMS} items.`,
} as const;

/** What the linter says of every kind (exercises.md "Linter"). */
export const LINT = {
  nothingToDo: "There is nothing to do in this exercise yet.",
} as const;

export const ADDRESS = {
  bad: "Please give an address that begins with https://.",
  example: "https://",
} as const;

export const MEDIA_FIELD = {
  bad: "Please give an address that begins with https://, or upload a file.",
  hint: (files: string) => `An address, or a file: ${files}.`,
  upload: "Upload",
  uploading: "Uploading…",
  cancel: "Cancel",
  replace: "Replace",
  remove: "Remove",
  own: {
    image: "Uploaded picture",
    gif: "Uploaded picture",
    audio: "Uploaded sound",
    video: "Uploaded video",
  },
  sample: {
    image: "Sample picture",
    gif: "Sample picture",
    audio: "Sample sound",
    video: "Sample video",
  },
} as const;

export const MATCH_WORDS = {
  label: "Match words",
  hint: "Students join each word with its partner.",
  left: "First column",
  right: "Second column",
  joinedTo: (partner: string) => `(joined with ${partner})`,
  joined: (left: string, right: string) => `${left} joined with ${right}.`,
  parted: (one: string, other: string) => `${one} and ${other} taken apart.`,
  help: "Write what belongs together side by side. Students get the second column shuffled.",
  pairs: "Pairs",
  pair: "Pair",
  add: "Add pair",
  word: "Word",
  partner: "Partner",
  partnerOf: (pair: string) => `${pair}: partner`,
  noPartner: "This has no partner.",
  twice: (text: string) => `“${text}” stands in this column twice.`,
} as const;

export const WORD_UNSCRAMBLE = {
  label: "Word unscramble",
  hint: "Students put scrambled letters in order.",
  letters: "Letters",
  place: (number: number) => `Place ${number}, empty`,
  takeBack: (letter: string) => `Take back ${letter}`,
  spelled: (text: string) => `Your word: ${text}`,
  help: "Write the words as they are. Students get their letters scrambled; blanks and hyphens stay in place.",
  words: "Words",
  word: "Word",
  wordNumber: (number: number) => `Word ${number}`,
  add: "Add word",
  oneLetter: "A word of one letter cannot be scrambled.",
  equalLetters: "All letters of this word are equal, so it cannot be scrambled.",
  noLetters: "There are no letters here that could be scrambled.",
  tooLong: "This has too many letters to be scrambled.",
} as const;

export const SORT_INTO_COLUMNS = {
  label: "Sort into columns",
  hint: "Students put items under the names of their columns.",
  pool: "To be sorted",
  put: (item: string) => `put ${item} here`,
  putBack: "put back",
  moved: (item: string, column: string) => `${item} stands under ${column}.`,
  movedBack: (item: string) => `${item} is to be sorted again.`,
  help: "Write each item with its column. Columns stand in the order in which they are first named.",
  items: "Items",
  item: "Item",
  add: "Add item",
  columnOf: (item: string) => `${item}: column`,
  noneYet: "No column",
  newColumn: "New column…",
  rename: (column: string) => `Rename “${column}”…`,
  columnName: "Name of the column",
  oneColumn: "All items belong into one column: there is nothing to choose.",
  noText: "This column is named, but the item has no text.",
  noColumn: "Choose a column; without one the item is not checked.",
  twoColumns: (text: string) => `“${text}” stands in two columns.`,
  twice: (text: string) => `“${text}” stands in this column twice.`,
} as const;

export const PICTURE_LABEL = {
  label: "Picture label",
  hint: "Students write what a picture, or each point on it, shows.",
  question: "What does the picture show?",
  point: (number: number) => `Point ${number}`,
  picture: "Picture",
  name: "What it shows",
  nameHint: "The answer to one field under the picture. Leave it empty to ask for the points alone.",
  points: "Points on the picture",
  pointsHelp:
    "Press on the picture to add a point. Drag it, or move it with the arrow keys (Shift for longer steps).",
  noun: "Point",
  add: "Add point",
  addHere: "Add a point to the picture",
  at: (point: string, x: number, y: number) =>
    `${point}, ${Math.round(x)}% from the left, ${Math.round(y)}% from the top`,
  noText: "Write what is to be seen here; without it the point is not checked.",
} as const;

export const MEDIA = {
  noPicture: "There is no picture here yet.",
  pictureFailed: "This picture cannot be loaded.",
  noSound: "There is no sound here yet.",
  noSample: "There is no sample to hear yet.",
  soundFailed: "This sound cannot be loaded.",
  title: "Title",
  alt: "Picture in words",
  altHint: "For students who cannot see it, and for a picture that does not load.",
  noAlt: "Say in words what the picture shows: some students cannot see it.",
} as const;

export const NOTE = {
  label: "Note",
  hint: "A text to read.",
  title: "Title",
  text: "Text",
  sampleTitle: "Before you read",
  sampleText:
    "Look at the picture on this page.\nWhere does the story take place? What do you know about such a place?",
} as const;

export const GIF = {
  label: "GIF",
  hint: "A moving picture that can be stopped.",
  address: "GIF",
  stop: "Stop",
  play: "Play",
  sampleTitle: "What is happening?",
  sampleAlt: "The light of a lighthouse sweeps over the sea at night.",
} as const;

export const VIDEO = {
  label: "Video",
  hint: "A video file, or a video of YouTube.",
  address: "Video",
  none: "There is no video here yet.",
  play: "Play video",
  youTubeNote: "Plays from YouTube. Nothing is loaded from there before you press.",
  frameTitle: (title: string) => (title ? `${title} (YouTube)` : "Video (YouTube)"),
  failed: "This video cannot be played here.",
  open: "Open it in a new tab",
  notFound: "This YouTube link names no video. Copy the link of the video itself.",
  isPage: "This looks like a page, not a video file, and will hardly play. Use a link of YouTube, or a file.",
  player: "Video",
  sampleTitle: "Watch, then say what you have seen.",
  onPaper: "Watch the video:",
} as const;

export const AUDIO = {
  label: "Audio",
  hint: "A sound to hear, slowly too.",
  address: "Sound",
  player: "Sound",
  speed: "Speed",
  speeds: { half: "0.5×", slow: "0.75×", normal: "1×" },
  sampleTitle: "Listen, and write down what you hear.",
  onPaper: "Listen:",
} as const;

export const PICTURE = {
  label: "Picture",
  hint: "A picture to look at and to talk about.",
  address: "Picture",
  sampleTitle: "What can you see? Say five things.",
  sampleAlt: "A lighthouse on a rock, with a small house beside it and the sea around it.",
} as const;

export const EXTERNAL_LINK = {
  label: "External link",
  hint: "A page elsewhere, opened in a new tab.",
  address: "Address",
  none: "There is no link here yet.",
  open: "Open the page",
  ownFile: "Open the file",
  newTab: "(opens in a new tab)",
  onPaper: "Open the page:",
} as const;

export const WORDLIST = {
  label: "Wordlist",
  hint: "Words with what they mean: to read, to cover, to turn as cards.",
  view: "Show as",
  list: "List",
  cards: "Cards",
  word: "Word",
  definition: "Definition",
  coverWords: "Cover words",
  coverDefinitions: "Cover definitions",
  showWord: (place: number) => `Show word ${place}`,
  showDefinition: (place: number) => `Show definition ${place}`,
  previous: "Previous card",
  next: "Next card",
  count: (place: number, all: number) => `${place} of ${all}`,
  turn: "Turn the card",
  none: "There are no words here yet.",
  definitionOf: (word: string) => `${word}: definition`,
  add: "Add word",
  noWord: "There is no word here.",
  noDefinition: "This word has no definition.",
  twice: "This word stands in the list twice.",
  sample: [
    ["lighthouse", "a tower with a strong light that guides ships"],
    ["keeper", "a person who looks after something"],
    ["shore", "the land along the edge of the sea"],
  ],
} as const;

export const VOICE_RECORDING = {
  label: "Voice recording",
  hint: "A sample to hear, and to say after it.",
  address: "Sample",
  sample: "Sample",
  own: "Your recording",
  record: "Record",
  again: "Record again",
  stop: "Stop",
  asking: "Please allow the microphone…",
  recording: "Recording",
  compare: "Compare",
  stopCompare: "Stop comparing",
  limit: "A recording can be five minutes long. It stays in this browser.",
  trouble: {
    refused:
      "The microphone is not allowed. Allow it for this page in your browser, then press Record again.",
    missing: "No microphone was found. Connect one, then press Record again.",
    busy: "The microphone is used by another program. Close that, then press Record again.",
    unsupported: "This browser cannot record. Please try another one.",
  },
  sampleTitle: "Listen, then say it yourself.",
  onPaper: "Say it aloud, then once more.",
} as const;

/** A text with gaps to type into. */
export const GAP_FILL = {
  label: "Gap fill",
  hint: "Students type the missing words.",
  gap: (number: number) => `Gap ${number}`,
  sentences: "Sentences",
  sentence: "Sentence",
  add: "Add sentence",
  makeGap: "Make a gap",
  makeGapKeys: "Ctrl G",
  help: "Select a word and press “Make a gap”. Several right answers stand with a bar between them: [climbed|went up]",
  preview: "Preview:",
  noAnswer: "no answer",
  or: " or ",
  convert: {
    braces: (gaps: number) => `Convert ${gaps === 1 ? "1 gap" : `${gaps} gaps`} written as {{…}}`,
    stars: (gaps: number) => `Convert ${gaps === 1 ? "1 gap" : `${gaps} gaps`} written as *…*`,
    blanks: (gaps: number) => `Convert ${gaps === 1 ? "1 gap" : `${gaps} gaps`} written as ___ with a key`,
  },
  withoutAnswer: (number: number) => `Gap ${number} has no answer, so it is not checked.`,
  sameAnswers: (number: number, answer: string) => `Gap ${number} has the answer “${answer}” twice.`,
} as const;

/** Sentences to put in order. */
export const TEXT_ORDER = {
  label: "Text order",
  hint: "Students put sentences in the right order.",
  list: "Sentences to put in order",
  sentences: "Sentences",
  sentence: "Sentence",
  add: "Add sentence",
  help: "Write the sentences in the right order, one in each row, or paste a text with a sentence on each line. Students get them shuffled.",
  moveUp: "Move up",
  moveDown: "Move down",
  up: (text: string) => `Move up: ${text}`,
  down: (text: string) => `Move down: ${text}`,
} as const;

/** Statements that are true or false. */
export const TRUE_OR_FALSE = {
  label: "True or false",
  hint: "Students decide whether statements are true.",
  title: "Title",
  titleHint: "Students read it above the statements.",
  statements: "Statements",
  statement: "Statement",
  add: "Add statement",
  answer: (statement: string) => `${statement} is`,
  true: "True",
  false: "False",
  withoutAnswer: "Choose True or False; without an answer the statement is not checked.",
} as const;
