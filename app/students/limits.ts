export const MAX_STUDENT_NAME_LENGTH = 200;
export const MAX_GRADE_LENGTH = 100;
export const MAX_NOTE_LENGTH = 500;
/** The largest payment, in dollars. */
export const MAX_AMOUNT = 1_000_000;
/** Rows of one page of a list (quality R9). */
export const PAGE_ROWS = 200;
/** Most students of a teacher, archived ones included. */
export const MAX_STUDENTS = 5_000;
/** Most payments of a teacher. */
export const MAX_PAYMENTS = 50_000;
/** Most requests of a teacher that wait for an answer. */
export const MAX_PENDING_REQUESTS = 200;
/** Whoever was approved this lately and asks again is thanked, and asked for no second time. */
export const APPROVED_LATELY_HOURS = 24;
