import { MAX_BLOCKS, MAX_COURSE_BYTES, MAX_COURSES, MAX_PAGES, MAX_SECTIONS_BYTES } from "./limits";

/** What the calls of courses say (spec §8), and what the builder says when one fails without a message. */
export const COURSE_MESSAGES = {
  created: "Course created successfully!",
  updated: "Course updated successfully!",
  deleted: "Course deleted successfully!",
  blockAdded: "Block added successfully!",
  blockUpdated: "Block updated successfully!",
  blockDeleted: "Block deleted successfully!",
  pageAdded: "Page added.",
  pageUpdated: "Page updated.",
  pageDeleted: "Page removed.",

  fetchFailed: "Failed to fetch course data.",
  createFailed: "Failed to create course.",
  updateFailed: "Failed to update course.",
  deleteFailed: "Failed to delete course.",
  addBlockFailed: "Failed to add block.",
  updateBlockFailed: "Failed to update block.",
  deleteBlockFailed: "Failed to delete block.",
  pageFailed: "Failed to fetch page.",
  noPage: "Page not found.",

  blockChangedElsewhere: "This text was changed elsewhere since you opened it.",
  pageChangedElsewhere: "This page was changed elsewhere since you opened it.",
  changedElsewhere: "This course was changed elsewhere since you opened it.",
  pageFull: `A page holds at most ${MAX_BLOCKS} text blocks. Please go on with another page.`,
  courseFull: `A course holds at most ${MAX_PAGES.toLocaleString("en")} pages. Please begin another course.`,
  tooManyCourses: `You can keep at most ${MAX_COURSES.toLocaleString("en")} courses. Please delete one that you no longer need.`,
  sectionsTooLarge: `The exercises of a page can take at most ${MAX_SECTIONS_BYTES / 1024} KB. Please move some to another page.`,
  sectionsTooDeep: "These exercises are nested too deeply.",
  courseTooLarge: `This course takes more than ${MAX_COURSE_BYTES / 1024 / 1024} MB. Please read and change it page by page.`,
  unknownPage: "There is no such page in this course.",
  unknownBlock: "There is no such text block in this course.",
  unknownSection: "There is no such section here. Leave the id out to add one.",
  twice: "This id stands here twice.",
  unknownFile: "There is no such file. Please upload it again.",
} as const;
