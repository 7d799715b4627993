import { index, layout, prefix, type RouteConfig, route } from "@remix-run/route-config";

/** THE MAP: every screen and every API path, in the specification's order (spec §2, §7; product §1). */
export default [
  layout("landing/layout.tsx", [index("landing/screen.tsx")]),
  route("health", "health/screen.tsx"),

  route("auth", "auth/moved.ts", { id: "moved/auth" }),
  route("login", "auth/moved.ts", { id: "moved/login" }),
  route("register", "auth/moved.ts", { id: "moved/register" }),
  layout("auth/layout.tsx", [
    route("auth/:mode", "auth/screen.tsx"),
    route("auth/forgot-password", "auth/forgot-password.tsx"),
    route("auth/reset-password", "auth/reset-password.tsx"),
  ]),
  route("auth/logout", "auth/logout.ts"),
  route("join/:code", "students/join.tsx"),

  route("admin", "shell/layout.tsx", [
    index("shell/home.ts"),
    route("dashboard", "dashboard/screen.tsx"),
    route("students", "students/screen.tsx"),
    route("schedule-builder", "schedule/screen.tsx"),
    route("course-builder/:courseId/preview", "courses/preview.tsx"),
    route("course-builder/:courseId/worksheet", "courses/worksheet.tsx"),
    route("user-profile", "profile/screen.tsx"),
    route("*", "shell/not-found.tsx"),
  ]),

  ...prefix("api", [
    route("auth/login", "auth/api.login.ts"),
    route("auth/register", "auth/api.register.ts"),
    route("auth/logout", "auth/api.logout.ts"),
    route("auth/forgot-password", "auth/api.forgot-password.ts"),
    route("auth/reset-password", "auth/api.reset-password.ts"),
    route("dashboard/summary", "dashboard/api.summary.ts"),
    route("dashboard/calendar-events", "dashboard/api.calendar-events.ts"),
    route("dashboard/student-requests", "students/api.requests.ts"),
    route("dashboard/student-requests/reject-all", "students/api.reject-all.ts"),
    route("dashboard/student-requests/:id/approve", "students/api.approve-request.ts"),
    route("dashboard/student-requests/:id/reject", "students/api.reject-request.ts"),
    route("lessons", "lessons/api.lessons.ts"),
    route("lessons/:id", "lessons/api.lesson.ts"),
    route("students", "students/api.students.ts"),
    route("students/join-code", "students/api.join-code.ts"),
    route("students/:id", "students/api.student.ts"),
    route("payments", "students/api.payments.ts"),
    route("payments/:id", "students/api.payment.ts"),
    route("schedule", "schedule/api.schedule.ts"),
    route("schedule/lessons", "schedule/api.lessons.ts"),
    route("user/profile", "profile/api.profile.ts"),
    route("user/password", "profile/api.password.ts"),
    route("user/sessions", "profile/api.sessions.ts"),
    route("user/sessions/:id", "profile/api.session.ts"),
    route("user/export", "profile/api.export.ts"),
    route("user/feed", "profile/api.feed.ts"),
    route("notices", "shell/api.notices.ts"),
    route("notices/seen", "shell/api.notices-seen.ts"),
    route("search", "shell/api.search.ts"),
    route("files", "platform/api.files.ts"),
    route("files/:key", "platform/api.file.ts"),
    route("health", "health/api.health.ts"),
    route("*", "platform/api.unknown.ts"),
  ]),

  route("calendar/:file", "lessons/api.feed.ts"),

  layout("landing/layout.tsx", { id: "landing/elsewhere" }, [route("*", "landing/not-found.tsx")]),
] satisfies RouteConfig;
