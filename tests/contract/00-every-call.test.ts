import { afterAll, describe, expect, test } from "vitest";
import routes from "../../app/routes";
import { type Browser, startProduct } from "../support/product";
import { seededTeacher } from "../support/seed";
import {
  addressOf,
  BODY_CALLS,
  CALLS,
  type Call,
  named,
  nameOf,
  ROUTES,
  requestOf,
  TEACHER_CALLS,
} from "./calls";

const product = await startProduct();
afterAll(product.stop);
const teacher = await product.teacher();

const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];

test("the table of calls names every route of the API", async () => {
  const paths = (await routes).map(({ path }) => `/${path ?? ""}`).filter((path) => path.startsWith("/api/"));
  expect(paths.filter((path) => path !== "/api/*")).toEqual([...new Set(CALLS.map(({ route }) => route))]);
});

describe("signed out (product §0, quality R5)", () => {
  test.each(named(TEACHER_CALLS))("%s answers 401", async (_name, { method, route, body }) => {
    const answer = await product.browser().call(method, addressOf(route), body);
    expect(answer.status).toBe(401);
    expect(answer.json).toEqual({ code: "unauthorized", message: "Please sign in to continue." });
    expect(answer.headers.get("Content-Type")).toContain("application/json");
  });

  test.each(named(TEACHER_CALLS))("%s says so before it looks at its input", async (_name, call) => {
    const answer = await product.browser().send(call.method, `${addressOf(call.route)}?year=x`, {
      ...(call.body ? { body: "{", headers: { "Content-Type": "text/plain" } } : {}),
    });
    expect(answer.status).toBe(401);
  });

  test.each(named(TEACHER_CALLS))("%s is not opened by a bearer token", async (_name, call) => {
    const token = teacher.cookies.get("__Host-session") ?? "";
    const answer = await product
      .browser()
      .call(call.method, addressOf(call.route), call.body, { Authorization: `Bearer ${token}` });
    expect(answer.status).toBe(401);
  });

  test("nobody is told apart by it in the database: no round trip is made", async () => {
    const answer = await product.browser().get("/api/user/profile");
    expect((await product.logOf(answer, "request")).d1.calls).toBe(0);
  });
});

describe("a method that a route does not take (product §0)", () => {
  const wrong = ROUTES.flatMap(([route, taken]) =>
    METHODS.filter((method) => !taken.some((one) => one === (method === "HEAD" ? "GET" : method))).map(
      (method) => [method, route, taken] as const,
    ),
  );

  test.each(wrong)("%s %s answers 405 and names those it does", async (method, route, taken) => {
    for (const browser of [teacher, product.browser()]) {
      const answer = await browser.send(method, addressOf(route));
      expect(answer.status).toBe(405);
      const allowed = (answer.headers.get("Allow") ?? "").split(", ");
      expect(allowed.filter((one) => one !== "HEAD").sort()).toEqual([...taken].sort());
      expect(allowed.includes("HEAD")).toBe(allowed.includes("GET"));
      if (method === "HEAD") expect(answer.text).toBe("");
      else expect(answer.json.code).toBe("method_not_allowed");
    }
  });
});

test.each(named(CALLS.filter(({ method }) => method === "GET")))(
  "%s answers HEAD with the same head and no body",
  async (_name, { route }) => {
    const path = addressOf(route);
    const [get, head] = [await teacher.get(path), await teacher.send("HEAD", path)];
    expect(head.status).toBe(get.status);
    expect(head.headers.get("Content-Type")).toBe(get.headers.get("Content-Type"));
    expect(head.text).toBe("");
  },
);

describe("an unknown path under /api/ (product §0)", () => {
  const paths = ["/api/", "/api/nope", "/api//schedule", "/api/schedule/x", "/api/%", "/api/auth"];

  test.each([
    ...paths,
    "/api/schedule.data",
    "/API/schedule.data",
    "/API/schedule",
    "/%61pi/schedule",
    "/api/user/profile.data",
  ])("%s is a JSON 404", async (path) => {
    for (const browser of [teacher, product.browser()])
      for (const method of METHODS) {
        const answer = await browser.send(method, path);
        expect([method, answer.status]).toEqual([method, 404]);
        expect(answer.headers.get("Content-Type")).toContain("application/json");
        if (method !== "HEAD")
          expect(answer.json).toEqual({ code: "not_found", message: expect.any(String) });
      }
  });
});

describe("a body of the wrong shape (product §0)", () => {
  const wrongBodies = BODY_CALLS.flatMap((call) =>
    Object.keys(call.body ?? {}).map((field) => [nameOf(call), field, call] as const),
  );
  const sent = (browser: Browser, call: Call, value: unknown) =>
    browser.send(call.method, call.route, requestOf(call, JSON.stringify(value)));

  // One's own: together they are more writes than a teacher has in a minute.
  test.each(wrongBodies)("%s names %s when it is missing or of another kind", async (_name, field, call) => {
    const caller = await seededTeacher(product);
    for (const value of [undefined, null, { not: "this" }, [[]]]) {
      const browser = call.route.startsWith("/api/auth") ? product.browser() : caller;
      const answer = await sent(browser, call, { ...call.body, [field]: value });
      expect(answer.status).toBe(422);
      expect(answer.json.code).toBe("invalid");
      expect(answer.json.issues.map(({ path }: { path: string }) => path.split(".")[0])).toContain(field);
      for (const { message } of answer.json.issues) expect(message).toMatch(/^[A-Z].{8,}[.]$/s);
      expect(answer.json.message).toBe(answer.json.issues[0].message);
    }
  });

  test.each(named(BODY_CALLS))("%s takes an object and nothing else", async (_name, call) => {
    const caller = await seededTeacher(product);
    for (const value of [null, [], "text", 1, true]) {
      const answer = await sent(call.who === "teacher" ? caller : product.browser(), call, value);
      expect([value, answer.status]).toEqual([value, 422]);
      expect(answer.json.issues.length).toBeGreaterThan(0);
    }
  });
});
