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
