import type { Section } from "./schema";

interface SamplePage {
  page: string;
  image: string;
  blocks: string[];
  sections: Section[];
}

/** The course that every new account owns (product §6). */
export const SAMPLE_COURSE: { name: string; description: string; pages: SamplePage[] } = {
  name: "The lighthouse keeper",
  description: "A sample course: change it as you like, or delete it.",
  pages: [
    {
      page: "12",
      image: "/course-samples/page-12.webp",
      blocks: ["Chapter 4. The lighthouse keeper", "Every evening at six Tomas climbed the steps."],
      sections: [
        {
          name: "Before you read",
          content: [
            {
              data: [
                {
                  type: "note",
                  name: "Think about it",
                  note_exercise_data: {
                    note: { title: "Look at the picture.", text: "Where does the story take place?" },
                  },
                },
              ],
            },
          ],
        },
      ],
    },
  ],
};
