/** Answers about students (product §3). */
export const STUDENT_MESSAGES = {
  added: "Student added.",
  saved: "Student saved.",
  archived: "Student archived.",
  restored: "Student restored.",
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
  allRejected: (count: number) =>
    count === 0
      ? "No requests were waiting."
      : count === 1
        ? "1 request rejected."
        : `${count} requests rejected.`,
  rejectAllFailed: "The requests could not be rejected. Please try again.",
  alreadyApproved: "This request was approved already. The person is among your students.",
} as const;

export const PAYMENT_MESSAGES = {
  added: "Payment recorded.",
  saved: "Payment saved.",
  deleted: "Payment deleted.",
  full: "You have 50,000 payments, which is as many as Lectern keeps. Delete old ones to make room.",
  unknownStudent: "This student is not on your list any more. Please choose another.",
} as const;

export const JOIN_LINK_MESSAGES = {
  renewed: "Your new join link is ready. The old one no longer works.",
} as const;

export const STUDENTS = {
  title: "Students",
  loadFailed: "Your students could not be loaded. Please try again.",
  add: "Add student",
  none: "Nobody is on your list yet. Add a student, or share your join link.",
  name: "Name",
  grade: "Grade",
  paid: "Paid in all",
  actions: "Actions",
  edit: (name: string) => `Edit ${name}`,
  archive: (name: string) => `Archive ${name}`,
  restore: (name: string) => `Restore ${name}`,
  deleteForGood: (name: string) => `Delete ${name} for good`,
  deleteShort: "Delete for good",
  showArchived: "Show archived students",
  hideArchived: "Hide archived students",
  archivedTitle: "Archived",
  noneArchived: "Nobody is archived.",
  showMore: "Show more",
  moreFailed: "The next ones could not be loaded. Please try again.",
  undo: "Undo",
  addTitle: "Add student",
  editTitle: "Edit student",
  save: "Save",
  cancel: "Cancel",
  addFailed: "The student could not be added. Please try again.",
  saveFailed: "The student could not be saved. Please try again.",
  archiveFailed: "The student could not be archived. Please try again.",
  restoreFailed: "The student could not be restored. Please try again.",
  deleteFailed: "The student could not be deleted. Please try again.",
  deleteTitle: (name: string) => `Delete ${name} for good?`,
  deleteText: "This cannot be undone. Payments and lessons stay, without the name.",
} as const;

export const REQUESTS = {
  title: "Requests",
  none: "No requests wait for you. Students come by your join link.",
  waiting: (count: number) => `${count} waiting`,
  approve: (name: string) => `Approve ${name}`,
  reject: (name: string) => `Reject ${name}`,
  approved: "Approved",
  rejectAll: "Reject all",
  rejectAllTitle: (count: number) => `Reject all ${count} requests?`,
  rejectAllText: "This cannot be undone. Whoever is rejected may ask again.",
  showAll: (count: number) => `Show all ${count}`,
  showFewer: "Show fewer",
  approvedBefore: (count: number) => (count === 1 ? "1 approved before" : `${count} approved before`),
  moreApproved: (count: number) => `And ${count} more: all of them are among your students.`,
} as const;

export const PAYMENTS = {
  title: "Payments",
  total: "Total",
  add: "Record payment",
  none: "No payments are recorded yet. Total Sales on your Dashboard counts what stands here.",
  date: "Date",
  student: "Student",
  note: "Note",
  amount: "Amount",
  actions: "Actions",
  nobody: "Nobody in particular",
  edit: (what: string) => `Correct the payment of ${what}`,
  remove: (what: string) => `Delete the payment of ${what}`,
  of: (amount: string, date: string) => `${amount} on ${date}`,
  addTitle: "Record payment",
  editTitle: "Correct payment",
  save: "Save",
  amountHint: "In dollars, such as 25 or 25.50.",
  noAmount: "Please enter an amount, such as 25 or 25.50.",
  noteHint: "Only you see it.",
  loadingStudents: "The list of your students is loading…",
  addFailed: "The payment could not be recorded. Please try again.",
  saveFailed: "The payment could not be saved. Please try again.",
  deleteFailed: "The payment could not be deleted. Please try again.",
} as const;

export const JOIN_LINK = {
  title: "Join link",
  lead: "Whoever opens it can ask to join. You decide about each request.",
  link: "Your join link",
  copy: "Copy",
  copied: "Copied",
  copyFailed: "Your browser did not let the link be copied. It is selected: copy it yourself.",
  qr: "QR code of your join link",
  qrHint: "Show it in class: a phone’s camera opens the link.",
  renew: "New link",
  renewTitle: "Make a new join link?",
  renewText: "The old link and its QR code stop working at once, also where you have shared them.",
  renewFailed: "A new link could not be made. Please try again.",
} as const;

const MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

/** A day, `YYYY-MM-DD`, as a table shows it: "1 Oct 2026". */
export function dayText(date: string): string {
  const [year, month, day] = date.split("-").map(Number);
  return `${day} ${MONTHS[(month ?? 1) - 1]} ${year}`;
}

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
  tooMany: "Many requests came just now. Please wait a minute, then send yours again: it still stands below.",
  failed: "Your request could not be sent. Please try again.",
  deadTitle: "This link no longer works",
  deadText: "The teacher may have made a new one. Please ask for it.",
} as const;
