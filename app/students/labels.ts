/** Answers about students (product §3). */
export const STUDENT_MESSAGES = {
  added: "Student added.",
  saved: "Student saved.",
  archived: "Student archived.",
  deleted: "Student deleted for good.",
  archiveFirst: "Only an archived student can be deleted for good. Archive the student first.",
  full: "You have 5,000 students, which is as many as Lectern keeps. Delete archived ones to make room.",
} as const;

/** Answers about requests; those of spec §8 to the letter. */
export const REQUEST_MESSAGES = {
  approved: "Request approved successfully.",
  approveFailed: "Failed to approve request.",
  rejected: "Request rejected.",
  rejectFailed: "Failed to reject request.",
  alreadyApproved: "This request was approved already. The person is among your students.",
} as const;

export const PAYMENT_MESSAGES = {
  added: "Payment recorded.",
  saved: "Payment saved.",
  deleted: "Payment deleted.",
  unknownStudent: "This student is not on your list any more. Please choose another.",
} as const;

export const JOIN_LINK_MESSAGES = {
  renewed: "Your new join link is ready. The old one no longer works.",
} as const;

/** The public page behind a join link. */
export const JOIN = {
  title: (teacher: string) => `Learn with ${teacher}`,
  documentTitle: "Ask to join · Lectern",
  lead: (teacher: string) => `Leave your name and grade. ${teacher} will see your request and answer it.`,
  name: "Name",
  grade: "Grade",
  gradeHint: "As your school calls it, such as 7 or Grade 7.",
  submit: "Send request",
  privacy: "Nobody but the teacher sees what you write here.",
  thanks: "Thank you!",
  sent: (teacher: string) => `${teacher} will see your request. There is nothing else to do here.`,
  another: "Send a request for somebody else",
  full: "The teacher has many requests to look through. Please try again in a few days.",
  tooMany:
    "Many requests came from here just now. Please wait a minute, then send yours again: it still stands below.",
  failed: "Your request could not be sent. Please try again.",
  deadTitle: "This link no longer works",
  deadText: "The teacher may have made a new one. Please ask for it.",
} as const;
