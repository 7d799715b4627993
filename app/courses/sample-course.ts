import type { Exercise } from "~/exercises/schema";
import type { Section } from "./schema";

interface SamplePage {
  /** Its label: the number that stands on the page. */
  page: string;
  image: string;
  blocks: string[];
  sections: Section[];
}

const section = (name: string, exercises: Exercise[]): Section => ({ name, content: [{ data: exercises }] });

const lines = (...texts: string[]) => texts.map((text) => ({ text }));
const words = (...contents: string[]) => contents.map((content) => ({ content }));

const LIGHTHOUSE = "/course-samples/lighthouse.webp";

const FIRST_EVENING: SamplePage = {
  page: "12",
  image: "/course-samples/page-12.webp",
  blocks: [
    "Chapter 4. The lighthouse keeper",
    "Every evening at six Tomas climbed the hundred and ninety steps with a can of oil in one hand and a book in the other.",
    "He had never met a ship’s captain, but he knew each of them by the rhythm of their lamps. The coal ship from the north blinked twice, quickly, like a man in a hurry. The old fishing boat from Skala blinked once and then waited a long time, as if its captain had fallen asleep.",
    "Tomas always answered. He moved his wooden shutter in front of the great lamp: long, short, long. It meant: I see you. Good night.",
  ],
  sections: [
    section("Before you read", [
      {
        type: "note",
        name: "Think about it",
        note_exercise_data: {
          note: {
            title: "Look at the picture and at the title of the chapter.",
            text: "Where does the story take place?\nWho lives there, and what is this person’s work?\nWould you like to live in such a place? Why, or why not?",
          },
        },
      },
      {
        type: "picture",
        name: "The place",
        title: "What can you see? Say five things.",
        image: LIGHTHOUSE,
        alt: "A white lighthouse with two red stripes on a grey rock. A small house stands beside it, and stone stairs lead down to the sea.",
      },
    ]),
    section("Reading check", [
      {
        type: "gap_fill",
        name: "Complete the sentences",
        gap_fill_exercise_data: {
          question_with_coding_texts: lines(
            "Tomas [climbed] the steps every evening. He had never [met] a captain, but he [knew] each of them by the rhythm of their lamps.",
            "The coal ship blinked [twice|two times]. The fishing boat blinked [once|one time] and then waited a long time.",
          ),
        },
      },
    ]),
  ],
};

const STORM: SamplePage = {
  page: "13",
  image: "/course-samples/page-13.webp",
  blocks: [
    "The storm came on the last night of October. The wind broke two windows in the kitchen, and the waves threw stones against the door.",
    "At nine o’clock Tomas saw a weak light in the west. It blinked once and then waited a long time. The fishing boat was late, and it was much too near the rocks.",
    "Then, for the first time in thirty years, the great lamp went out.",
  ],
  sections: [
    section("Words", [
      {
        type: "wordlist",
        name: "Words of the chapter",
        wordlist_exercise_data: {
          items: [
            { word: "keeper", definition: "a person who looks after something" },
            { word: "shutter", definition: "a cover that can be opened and closed" },
            { word: "to blink", definition: "to shine for a moment and stop, again and again" },
            { word: "storm", definition: "very bad weather with strong wind and rain" },
            { word: "wave", definition: "a line of water that moves over the sea" },
            { word: "rock", definition: "a very large, hard stone" },
            { word: "weak", definition: "not strong" },
            { word: "to go out", definition: "to stop burning or shining" },
          ],
        },
      },
      {
        type: "match_words",
        name: "Join the halves",
        title: "Which halves make the sentences of the story?",
        leftItems: [
          { id: "storm", content: "The storm came" },
          { id: "wind", content: "The wind broke" },
          { id: "waves", content: "The waves threw" },
          { id: "lamp", content: "The great lamp" },
        ],
        rightItems: [
          { id: "storm", content: "on the last night of October." },
          { id: "wind", content: "two windows in the kitchen." },
          { id: "waves", content: "stones against the door." },
          { id: "lamp", content: "went out for the first time in thirty years." },
        ],
      },
    ]),
    section("Reading check", [
      {
        type: "true_or_false",
        name: "True or false?",
        title: "Read the page again. Is it true?",
        questions: [
          { text: "The storm came in autumn.", answer: true },
          { text: "The wind broke the door of the kitchen.", answer: false },
          { text: "Tomas knew whose light it was.", answer: true },
          { text: "The great lamp often went out.", answer: false },
        ],
      },
    ]),
  ],
};

const SIGNAL: SamplePage = {
  page: "14",
  image: "/course-samples/page-14.webp",
  blocks: [
    "Tomas did not stop to think. He ran down to the kitchen and took the little lamp from the table. He climbed the steps again in the dark and counted them aloud, so that he would not fall.",
    "At the top he opened the window, held the lamp out into the rain and moved his hand in front of it. Long, short, long. I see you.",
    "For a minute there was nothing but the noise of the sea. Then, slowly, the light in the west turned away from the rocks.",
  ],
  sections: [
    section("Reading check", [
      {
        type: "text_order",
        name: "What happened first?",
        text_order_exercise_data: {
          sentences_in_correct_order: lines(
            "The great lamp went out.",
            "Tomas took the little lamp from the kitchen.",
            "He climbed the steps in the dark.",
            "He held the lamp out of the window.",
            "The boat turned away from the rocks.",
          ),
        },
      },
      {
        type: "gif",
        name: "Long, short, long",
        title: "Describe what the light does. What would a captain think?",
        gifUrl: "/course-samples/light.gif",
        alt: "At night the light of a lighthouse turns over the dark sea, from one side to the other.",
      },
    ]),
    section("Listening", [
      {
        type: "audio",
        name: "Dictation",
        title: "Listen to the end of the page, slowly if you like, and write it down.",
        audioUrl: "/course-samples/dictation.mp3",
      },
    ]),
  ],
};

const VISITOR: SamplePage = {
  page: "15",
  image: "/course-samples/page-15.webp",
  blocks: [
    "The morning was quiet and very bright. A small boat came to the stairs below the lighthouse, and a woman in a yellow coat stepped out. She carried a basket of fish.",
    "“You are the one who answers,” she said. “My father always told me about you. I have been the captain for two years now, but I kept his light. I thought that you might miss it.”",
    "Tomas looked at the sea for a while. “You wait too long between the blinks,” he said at last. “Come in. I will make some tea.”",
  ],
  sections: [
    section("Words", [
      {
        type: "picture_label",
        name: "Parts of the lighthouse",
        title: "Write the words: door, house, lamp, rock, stairs, stripe.",
        image: LIGHTHOUSE,
        alt: "A white lighthouse on a rock, with six points to name.",
        label: "",
        labels: [
          { x: 50, y: 20, text: "lamp" },
          { x: 46, y: 41, text: "stripe" },
          { x: 50, y: 73, text: "door" },
          { x: 66, y: 62, text: "house" },
          { x: 24, y: 87, text: "stairs" },
          { x: 44, y: 90, text: "rock" },
        ],
      },
      {
        type: "word_unscramble",
        name: "Letters in the wrong order",
        title: "Five words of the chapter have fallen apart.",
        items: words("lamp", "captain", "window", "basket", "kitchen"),
      },
    ]),
    section("Grammar", [
      {
        type: "sort_into_columns",
        name: "Regular or irregular?",
        title: "Sort the past forms.",
        items: [
          { content: "climbed", column: "Regular" },
          { content: "held", column: "Irregular" },
          { content: "answered", column: "Regular" },
          { content: "threw", column: "Irregular" },
          { content: "turned", column: "Regular" },
          { content: "knew", column: "Irregular" },
          { content: "stepped", column: "Regular" },
          { content: "broke", column: "Irregular" },
        ],
      },
    ]),
  ],
};

const AFTER: SamplePage = {
  page: "16",
  image: "/course-samples/page-16.webp",
  blocks: [
    "After you read",
    "Talk about it. Why did the captain keep her father’s light? What would you have done when the great lamp went out?",
    "Write about it. Somebody helps you for many years, and you never meet. Write a letter of 100 words to this person.",
  ],
  sections: [
    section("Say it", [
      {
        type: "voice_recording",
        name: "The captain speaks",
        title: "Listen to the captain. Record the same words, then compare.",
        audioUrl: "/course-samples/captain.mp3",
      },
    ]),
    section("Find out more", [
      {
        type: "video",
        name: "Signals at night",
        title: "Watch the two lights. Which is the boat, and which is Tomas? What do they say?",
        videoUrl: "/course-samples/signals.mp4",
      },
      {
        type: "external_link",
        name: "Real lighthouses",
        link: "https://simple.wikipedia.org/wiki/Lighthouse",
      },
    ]),
  ],
};

/** What every new account owns (product §6): one chapter of a reader, with every kind of exercise. */
export const SAMPLE_COURSE: { name: string; description: string; pages: SamplePage[] } = {
  name: "English B1, reader",
  description:
    "A sample course: one chapter of a reader with every kind of exercise. Change it, or delete it when you like.",
  pages: [FIRST_EVENING, STORM, SIGNAL, VISITOR, AFTER],
};
