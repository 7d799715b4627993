import { afterAll, describe, expect, test } from "vitest";
import { change, contentsOf } from "../support/database";
import { type Browser, startProduct } from "../support/product";
import { seededTeacher } from "../support/seed";

const product = await startProduct();
afterAll(product.stop);
const teacher = await product.teacher();
const stranger = product.browser();

const GUARDED = [
  "/admin",
  "/admin/dashboard",
  "/admin/students",
  "/admin/students?student=none",
  "/admin/schedule-builder",
  "/admin/schedule-builder?year=2030",
  "/admin/user-profile",
  "/admin/nope",
  "/admin/nope/deeper?a=b+c&d=%2F",
];

/** Where a request leads in the end, like a browser that follows. */
async function arrive(
  browser: Browser,
  path: string,
): Promise<{ path: string; status: number; text: string }> {
  const { status, headers, text } = await browser.get(path);
  const location = headers.get("Location");
  return location ? arrive(browser, location) : { path, status, text };
}

describe("other names of the auth screen (product §1)", () => {
  test.each([
    ["/login", "/auth/login"],
    ["/register", "/auth/register"],
    ["/auth", "/auth/login"],
    ["/login?a=1&a=2&redirectTo=%2Fadmin%2Fx%3Fy", "/auth/login?a=1&a=2&redirectTo=%2Fadmin%2Fx%3Fy"],
    ["/register?email=a%40b", "/auth/register?email=a%40b"],
    ["/auth?x", "/auth/login?x"],
  ])("%s redirects to %s", async (from, to) => {
    for (const browser of [stranger, teacher]) {
      const answer = await browser.get(from);
      expect(answer.status).toBe(302);
      const location = answer.headers.get("Location") ?? "";
      expect(location.replace(/=(?=&|$)/g, "")).toBe(to);
    }
  });
});

describe("public screens (spec §2)", () => {
  test.each([
    ["/", "Unlock Your Learning Potential"],
    ["/health", "System Health"],
    ["/auth/login", "Don&#x27;t have an account?"],
    ["/auth/register", "Already have an account?"],
    ["/auth/forgot-password", "Forgot password"],
    ["/auth/reset-password", "Choose a new password"],
  ])("%s is shown to anybody", async (path, words) => {
    for (const browser of path === "/auth/login" ? [stranger] : [stranger, teacher]) {
      const answer = await browser.get(path);
      expect(answer.status).toBe(200);
      expect(answer.headers.get("Content-Type")).toContain("text/html");
      expect(answer.text).toContain(words);
    }
  });

  test("cost no round trip to the database", async () => {
    for (const path of ["/", "/health", "/auth/register", "/nope"])
      expect((await product.logOf(await teacher.get(path), "request")).d1.calls).toBe(0);
    expect((await product.logOf(await stranger.get("/auth/login"), "request")).d1.calls).toBe(0);
  });

  test.each([
    ["/auth/login", "/admin/dashboard"],
    ["/auth/login?redirectTo=%2Fadmin%2Fuser-profile%3Fx%3D1", "/admin/user-profile?x=1"],
    ["/auth/login?redirectTo=%2F%2Fevil.test", "/admin/dashboard"],
  ])("%s leads a teacher who is signed in on to %s, for one round trip", async (path, target) => {
    const answer = await teacher.get(path);
    expect([answer.status, answer.headers.get("Location")]).toEqual([302, target]);
    expect((await product.logOf(answer, "request")).d1.calls).toBe(1);
  });

  test("/auth/login is shown where the session has ended: the way round never closes", async () => {
    const gone = await seededTeacher(product);
    await change(product.db, "DELETE FROM sessions WHERE user_id = ?", gone.id);
    expect((await gone.get("/auth/login?redirectTo=%2Fadmin%2Fdashboard")).status).toBe(200);
  });
});

describe("a guarded screen (product §1)", () => {
  test.each(GUARDED)("%s leads the signed-out to the sign-in and back", async (path) => {
    const answer = await stranger.get(path);
    expect(answer.status).toBe(302);
    const location = new URL(answer.headers.get("Location") ?? "", product.origin);
    expect(location.pathname).toBe("/auth/login");
    expect(location.searchParams.get("redirectTo")).toBe(path);
    expect(answer.text).toBe("");
  });

  test.each(GUARDED)("%s does so for its data too", async (path) => {
    const [pathname = "", search = ""] = path.split("?");
    const answer = await stranger.get(`${pathname}.data?${search}`);
    expect(answer.status).toBe(202);
    expect(answer.text).toContain("SingleFetchRedirect");
    const location = new URL(
      answer.headers.get("X-Remix-Redirect") ?? answer.headers.get("Location") ?? "",
      product.origin,
    );
    expect(location.pathname).toBe("/auth/login");
    expect((location.searchParams.get("redirectTo") ?? "").split("?")[0]).toBe(pathname);
  });

  test.each([
    "shell/layout",
    "shell/home",
    "dashboard/screen",
    "schedule/screen",
    "profile/screen",
    "shell/not-found",
  ])("gives no data when only the route %s is asked for", async (route) => {
    for (const path of [
      "/admin/dashboard.data",
      "/admin/schedule-builder.data",
      "/admin/user-profile.data",
      "/admin/nope.data",
      "/admin.data",
    ]) {
      const { text } = await stranger.get(`${path}?_routes=${encodeURIComponent(route)}`);
      expect(text).not.toMatch(/email|lessonDays|timeZone|joinCode/);
    }
  });

  test.each(GUARDED)("%s does so when the session has been ended", async (path) => {
    const gone = await seededTeacher(product);
    await change(product.db, "DELETE FROM sessions WHERE user_id = ?", gone.id);
    const answer = await gone.get(path);
    expect(answer.status).toBe(302);
    expect(answer.headers.get("Location")).toMatch(/^\/auth\/login\?redirectTo=/);
    expect(answer.text).not.toContain(gone.email);
  });

  test.each([
    ["/admin/dashboard", "Dashboard"],
    ["/admin/students", "Students"],
    ["/admin/schedule-builder", "Schedule Builder"],
    ["/admin/user-profile", "User Profile"],
  ])("%s is shown inside the shell, to its teacher", async (path, title) => {
    const { status, text } = await teacher.get(path);
    expect(status).toBe(200);
    expect(text).toContain(`<title>${title} · Lectern</title>`);
    expect(text).toContain('aria-label="Main"');
    expect(text).toContain("Logout");
  });

  test("/admin leads to the Dashboard", async () => {
    expect(await arrive(teacher, "/admin")).toMatchObject({ path: "/admin/dashboard", status: 200 });
  });
});

describe("an unknown path (product §1)", () => {
  test.each([
    ["/nope", "Pricing"],
    ["/health/nope", "Pricing"],
    ["/admins", "Pricing"],
    ["/auth/nope", "The whole school year on one page."],
    ["/auth/telegram", "The whole school year on one page."],
  ])("%s is a 404 inside the layout that it belongs to", async (path, layout) => {
    for (const browser of [stranger, teacher]) {
      const answer = await browser.get(path);
      expect(answer.status).toBe(404);
      expect(answer.text).toContain("Page not found");
      expect(answer.text).toContain(layout);
    }
  });

  test.each(["/%", "/%ff", "/admin/%E0%A4%A", "/auth/%"])("%s, which is no text, is a 404", async (path) => {
    for (const browser of [stranger, teacher]) expect((await browser.get(path)).status).toBe(404);
  });

  test("below /admin is a 404 inside the shell", async () => {
    const { status, text } = await teacher.get("/admin/nope");
    expect(status).toBe(404);
    expect(text).toContain("Page not found");
    expect(text).toContain('aria-label="Main"');
    expect(text).toContain(teacher.email);
  });
});

test("a screen with a query that cannot be says why inside the shell", async () => {
  const { status, text } = await teacher.get("/admin/schedule-builder?year=abc");
  expect(status).toBe(422);
  expect(text).toContain("The school year must be a year from 2000 to 2100.");
  expect(text).toContain('aria-label="Main"');
});

describe("a method that no screen takes (product §0)", () => {
  test.each(["PUT", "PATCH", "DELETE", "OPTIONS", "PROPFIND"])(
    "%s is a 405 that names what they do",
    async (method) => {
      for (const path of ["/", "/auth/login", "/admin/schedule-builder", "/nope"]) {
        const answer = await teacher.send(method, path);
        expect([path, answer.status, answer.headers.get("Allow")]).toEqual([path, 405, "GET, HEAD, POST"]);
      }
    },
  );

  test.each([
    "/",
    "/health",
    "/admin/dashboard",
    "/admin/schedule-builder",
    "/admin/user-profile",
    "/nope",
    "/_root.data",
    "/admin/schedule-builder.data",
  ])("POST %s, which takes no form, changes nothing and shows no insides", async (path) => {
    const before = await contentsOf(product.db);
    const answer = await teacher.form(path, { a: "b" });
    expect([404, 405]).toContain(answer.status);
    expect(answer.text).not.toMatch(/at \w+ \(|node_modules|\.tsx?:/);
    expect(await contentsOf(product.db)).toEqual(before);
  });
});
