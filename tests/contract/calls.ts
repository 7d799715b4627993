import { emptySchedule } from "~/schedule/schema";
import { FORM_TYPE, multipartBody } from "../support/documents";

/** A call of the product as the tests of the rules for every call try it. */
export interface Call {
  method: "GET" | "POST" | "PUT" | "DELETE";
  /** As the map of routes has it. */
  route: string;
  who: "anybody" | "teacher";
  /** A body of the right shape; absent where the call takes none. */
  body?: Record<string, unknown>;
  /** The name of the part that the body is, where the call takes a form of several parts. */
  part?: string;
  /** Most bytes of a body where it is not 1 MiB. */
  maxBytes?: number;
}

const email = "somebody@school.test";
const password = "correct horse battery";
const student = { name: "Anna Belova", grade: "Grade 7" };
const payment = { amount: 25.5, note: "October", date: "2026-10-01" };
const year = new Date().getUTCFullYear();
const looks = { time: "09:00", title: "English", grade: "Grade 5", type: "Grammar", color: "#3366cc" };

/** Every call there is, in the order of the map. */
export const CALLS: Call[] = [
  { method: "POST", route: "/api/auth/login", who: "anybody", body: { email, password } },
  { method: "POST", route: "/api/auth/register", who: "anybody", body: { email, password } },
  { method: "POST", route: "/api/auth/logout", who: "teacher" },
  { method: "POST", route: "/api/auth/forgot-password", who: "anybody", body: { email } },
  {
    method: "POST",
    route: "/api/auth/reset-password",
    who: "anybody",
    body: { token: "none", newPassword: password },
  },
  { method: "GET", route: "/api/dashboard/summary", who: "teacher" },
  { method: "GET", route: "/api/dashboard/calendar-events", who: "teacher" },
  { method: "GET", route: "/api/dashboard/student-requests", who: "teacher" },
  { method: "POST", route: "/api/dashboard/student-requests/reject-all", who: "teacher" },
  { method: "POST", route: "/api/dashboard/student-requests/:id/approve", who: "teacher" },
  { method: "POST", route: "/api/dashboard/student-requests/:id/reject", who: "teacher" },
  { method: "POST", route: "/api/lessons", who: "teacher", body: { date: "2026-09-01", ...looks } },
  { method: "PUT", route: "/api/lessons/:id", who: "teacher", body: { date: "2026-09-01" } },
  { method: "DELETE", route: "/api/lessons/:id", who: "teacher" },
  { method: "GET", route: "/api/students", who: "teacher" },
  { method: "POST", route: "/api/students", who: "teacher", body: student },
  { method: "POST", route: "/api/students/join-code", who: "teacher" },
  { method: "PUT", route: "/api/students/:id", who: "teacher", body: student },
  { method: "DELETE", route: "/api/students/:id", who: "teacher" },
  { method: "GET", route: "/api/payments", who: "teacher" },
  { method: "POST", route: "/api/payments", who: "teacher", body: payment },
  { method: "PUT", route: "/api/payments/:id", who: "teacher", body: payment },
  { method: "DELETE", route: "/api/payments/:id", who: "teacher" },
  { method: "GET", route: "/api/schedule", who: "teacher" },
  { method: "POST", route: "/api/schedule", who: "teacher", body: { ...emptySchedule() } },
  { method: "GET", route: "/api/schedule/lessons", who: "teacher" },
  {
    method: "POST",
    route: "/api/schedule/lessons",
    who: "teacher",
    body: { from: `${year}-09-01`, to: `${year}-09-30`, ...looks },
  },
  { method: "GET", route: "/api/courses", who: "teacher" },
  { method: "POST", route: "/api/courses", who: "teacher", body: { name: "English" } },
  { method: "POST", route: "/api/courses/sample", who: "teacher" },
  { method: "GET", route: "/api/courses/:id", who: "teacher" },
  { method: "PUT", route: "/api/courses/:id", who: "teacher", body: {}, maxBytes: 16 * 1024 * 1024 },
  { method: "DELETE", route: "/api/courses/:id", who: "teacher" },
  { method: "GET", route: "/api/courses/:id/pages", who: "teacher" },
  { method: "POST", route: "/api/courses/:id/pages", who: "teacher", body: {} },
  { method: "GET", route: "/api/courses/:id/pages/:page", who: "teacher" },
  { method: "PUT", route: "/api/courses/:id/pages/:page", who: "teacher", body: {} },
  { method: "DELETE", route: "/api/courses/:id/pages/:page", who: "teacher" },
  {
    method: "POST",
    route: "/api/courses/:id/pages/:page/exercises",
    who: "teacher",
    body: { exercise: { type: "picture" } },
  },
  {
    method: "POST",
    route: "/api/courses/:id/blocks",
    who: "teacher",
    body: { pageId: "0".repeat(26), block: { data: "Text" } },
  },
  { method: "PUT", route: "/api/courses/:id/blocks/:block", who: "teacher", body: {} },
  { method: "DELETE", route: "/api/courses/:id/blocks/:block", who: "teacher" },
  { method: "GET", route: "/api/courses/:id/documents", who: "teacher" },
  {
    method: "POST",
    route: "/api/courses/:id/documents",
    who: "teacher",
    body: { filename: "Book.pdf", pageCount: 300, size: 2_000_000 },
  },
  { method: "GET", route: "/api/courses/:id/corrections", who: "teacher" },
  { method: "POST", route: "/api/courses/:id/corrections", who: "teacher", body: {} },
  { method: "PUT", route: "/api/courses/:id/corrections/:correction", who: "teacher", body: {} },
  { method: "DELETE", route: "/api/courses/:id/corrections/:correction", who: "teacher" },
  { method: "GET", route: "/api/documents/:id", who: "teacher" },
  { method: "DELETE", route: "/api/documents/:id", who: "teacher" },
  { method: "GET", route: "/api/documents/:id/pages/:number", who: "teacher" },
  {
    method: "PUT",
    route: "/api/documents/:id/pages/:number",
    who: "teacher",
    body: { number: 1, size: { width: 595, height: 842 }, sections: [] },
    part: "page",
    maxBytes: 16 * 1024 * 1024,
  },
  { method: "GET", route: "/api/documents/:id/search", who: "teacher" },
  { method: "POST", route: "/api/documents/:id/to-course", who: "teacher", body: { pages: [1] } },
  { method: "GET", route: "/api/user/profile", who: "teacher" },
  { method: "PUT", route: "/api/user/profile", who: "teacher", body: { name: "Maria", email } },
  { method: "DELETE", route: "/api/user/profile", who: "teacher", body: {} },
  { method: "PUT", route: "/api/user/password", who: "teacher", body: { newPassword: password } },
  { method: "GET", route: "/api/user/sessions", who: "teacher" },
  { method: "DELETE", route: "/api/user/sessions", who: "teacher" },
  { method: "DELETE", route: "/api/user/sessions/:id", who: "teacher" },
  { method: "GET", route: "/api/user/export", who: "teacher" },
  { method: "POST", route: "/api/user/feed", who: "teacher" },
  { method: "GET", route: "/api/notices", who: "teacher" },
  { method: "POST", route: "/api/notices/seen", who: "teacher", body: { upTo: "0".repeat(26) } },
  { method: "GET", route: "/api/search", who: "teacher" },
  { method: "POST", route: "/api/files", who: "teacher" },
  { method: "GET", route: "/api/files/:key", who: "teacher" },
  { method: "GET", route: "/api/health", who: "anybody" },
];

/** The path of a route, with ids that nothing has. */
export const addressOf = (route: string) => route.replace(/:\w+/g, "0".repeat(26));

export const nameOf = ({ method, route }: Call) => `${method} ${route}`;

/** Calls with their names, for `test.each`. */
export const named = (calls: Call[]) => calls.map((call) => [nameOf(call), call] as const);

export const TEACHER_CALLS = CALLS.filter(({ who }) => who === "teacher");
export const WRITES = CALLS.filter(({ method }) => method !== "GET");
export const BODY_CALLS = CALLS.filter(({ body }) => body !== undefined);

/** What is sent to a call whose JSON is this. */
export const requestOf = ({ part }: Call, json: string | Uint8Array) =>
  part === undefined
    ? { body: json, headers: { "Content-Type": "application/json" } }
    : { body: multipartBody([{ name: part, content: json }]), headers: FORM_TYPE };

/** Every route with the methods that it takes. */
export const ROUTES = [...new Set(CALLS.map(({ route }) => route))].map(
  (route) => [route, CALLS.filter((call) => call.route === route).map(({ method }) => method)] as const,
);
