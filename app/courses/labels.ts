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
} as const;
