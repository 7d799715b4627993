/** What the Course Builder says (spec §2 "Course Builder"). */
export const BUILDER = {
  title: "Course Builder",
  course: (name: string) => `Course: ${name}. Choose another`,
  preview: "Preview",
  newCourse: "New Course",
  saveCourse: "Save Course",
  pages: "Pages",
  print: "Print worksheet",

  text: "Text",
  block: (number: number) => `Text block ${number}:`,
  blockName: (number: number) => `Text block ${number}`,
  addBlock: "Add New Block",
  delete: "Delete",
  undo: "Undo",
  fullPage: "A page holds at most 500 text blocks.",
  noBlocks: "This page has no text yet.",
  notMoved: "Failed to move the block.",

  exercises: "Exercises",
  section: (number: number) => `Section ${number}`,
  sectionName: "Name of the section",
  addSection: "Add section",
  deleteSection: "Delete section",
  sectionDeleted: "Section removed.",
  noSections: "This page has no exercises yet.",
  addExercise: "Add exercise",
  edit: "Edit",
  exerciseDeleted: "Exercise removed.",
  emptySection: "No exercises in this section yet.",

  height: "Height of the content",

  imageChanged: "Source image changed.",
  imageRemoved: "Source image removed.",
} as const;
