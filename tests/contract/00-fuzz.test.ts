import fc from "fast-check";
import { afterAll, describe, expect, test } from "vitest";
import { newAddress } from "../support/addresses.mjs";
import { type Answer, startProduct } from "../support/product";
import { seededTeacher } from "../support/seed";
import { addressOf, BODY_CALLS, CALLS, named, requestOf } from "./calls";

const product = await startProduct();
afterAll(product.stop);
const teacher = await seededTeacher(product);

const RUNS = { numRuns: 40 };
const SCREENS = [
  "/",
  "/health",
  "/login",
  "/auth/login",
  "/auth/reset-password",
  "/admin",
  "/admin/dashboard",
  "/join/nobody",
  "/admin/students",
  "/admin/schedule-builder",
  "/admin/user-profile",
  "/nope",
];
const FIELDS = `email password newPassword token name timeZone lessonDays
  selectedMonths version currentPassword pages sections blocks data order saveId after image number size checked property correction filename id type exercise section toString hasOwnProperty length then`.split(
  /\s+/,
);
const HEADERS = `Cookie Content-Type Accept Accept-Language User-Agent Origin Sec-Fetch-Site
  CF-Connecting-IP If-None-Match Range Authorization X-Remix-Response X-Requested-With X-HTTP-Method-Override`.split(
  /\s+/,
);
const PATHS = [
  ...SCREENS,
  ...SCREENS.map((path) => (path === "/" ? "/_root.data" : `${path}.data`)),
  ...CALLS.map(({ route }) => addressOf(route)),
];

/** Without the halves of characters, which no address can hold. */
const wellFormed = (text: string) => text.replace(/\p{Surrogate}/gu, "?");

/** What a request may always be answered with; 503 is the one documented trouble (quality R4, R17). */
function expectNoFailure(answer: Answer): void {
  if (answer.status !== 503) expect(answer.status).toBeLessThan(500);
  expect(answer.headers.get("Content-Security-Policy")).toContain("default-src 'none'");
  expect(answer.text).not.toMatch(/D1_ERROR|SQLITE_|\bat \w+ \(|drizzle|ZodError/);
}

/** Nobody is held to a limit here: each request comes from an address and, for writes, a teacher of its own. */
const anyone = () => product.browser();

const key = fc.oneof(fc.constantFrom(...FIELDS), fc.string());
const anyJson = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    fc.string({ unit: "binary", maxLength: 40 }),
    fc.double(),
    fc.integer(),
    fc.boolean(),
    fc.constant(null),
    fc.array(tie("value"), { maxLength: 10 }),
    fc.dictionary(key, tie("value"), { maxKeys: 8 }),
  ),
})).value;

describe("no input gives a 500 (quality R1)", () => {
  test.each(named(BODY_CALLS))("%s: any JSON, also almost right", async (_name, call) => {
    const someone = call.who === "teacher" ? await seededTeacher(product) : anyone();
    const almostRight = fc
      .tuple(fc.constantFrom(...Object.keys(call.body ?? {}), "extra"), anyJson)
      .map(([field, value]) => ({ ...call.body, password: "short", newPassword: "short", [field]: value }));
    await fc.assert(
      fc.asyncProperty(fc.oneof(anyJson, almostRight), async (body) => {
        const { headers, ...request } = requestOf(call, JSON.stringify(body));
        const answer = await someone.send(call.method, call.route, {
          ...request,
          headers: { ...headers, "CF-Connecting-IP": newAddress() },
        });
        expectNoFailure(answer);
        return answer.status !== 429;
      }),
      RUNS,
    );
  });

  test.each(named(BODY_CALLS))("%s: any bytes", async (_name, call) => {
    const someone = call.who === "teacher" ? await seededTeacher(product) : anyone();
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ minLength: 1, maxLength: 200 }), async (body) => {
        const request = requestOf(call, body);
        const headers = { ...request.headers, "CF-Connecting-IP": newAddress() };
        for (const sent of [body, request.body])
          expectNoFailure(await someone.send(call.method, call.route, { body: sent, headers }));
      }),
      RUNS,
    );
  });

  test("any query, on every screen and call", async () => {
    const name = fc.oneof(
      fc.constantFrom(
        "after",
        "archived",
        "student",
        "year",
        "redirectTo",
        "email",
        "_data",
        "_routes",
        "index",
        "text",
        "exact",
        "from",
        "registered",
      ),
      fc.string(),
    );
    const value = fc.oneof(
      fc.constantFrom("2026", "-1", "1e9", "//evil.test", "%", "root", "\u0000"),
      fc.string({ unit: "binary" }),
    );
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...PATHS),
        fc.array(fc.tuple(name, value), { maxLength: 4 }),
        fc.boolean(),
        async (path, query, raw) => {
          const search = raw
            ? query.map(([n, v]) => `${encodeURI(wellFormed(n))}=${encodeURI(wellFormed(v))}`).join("&")
            : new URLSearchParams(query).toString();
          for (const browser of [teacher, anyone()])
            expectNoFailure(await browser.get(`${path}?${search.replaceAll("#", "")}`));
        },
      ),
      RUNS,
    );
  });

  test("any path", async () => {
    const piece = fc.oneof(
      fc.constantFrom(
        "api",
        "admin",
        "auth",
        "user",
        "sessions",
        "schedule",
        "..",
        ".",
        "",
        "%",
        "%00",
        "%2e%2e",
        "%2F",
        "%5c",
        "\\",
        "%ff",
        "%E0%A4%A",
        "__proto__",
        "constructor",
        ".data",
        "_root.data",
        "assets",
        ";a=b",
        "*",
        ":id",
      ),
      fc.webSegment(),
      fc.string({ unit: "binary", maxLength: 8 }).map((text) => encodeURIComponent(wellFormed(text))),
      fc.constant("x".repeat(4_000)),
    );
    await fc.assert(
      fc.asyncProperty(
        fc.array(piece, { maxLength: 5 }),
        fc.constantFrom("GET", "HEAD", "POST", "DELETE", "OPTIONS"),
        async (pieces, method) => {
          const path = `/${pieces.join("/")}`;
          for (const browser of [teacher, anyone()]) expectNoFailure(await browser.send(method, path));
        },
      ),
      { numRuns: 100 },
    );
  });

  test("any headers, on every screen and call", async () => {
    const name = fc.constantFrom(...HEADERS);
    const text = fc
      .string({
        unit: fc
          .integer({ min: 32, max: 255 })
          .map((code) => (code === 127 ? "~" : String.fromCharCode(code))),
      })
      .map((raw) => raw.trim());
    const value = fc.oneof(
      text,
      fc.constantFrom(
        "__Host-session=",
        "__Host-session=a.b.c; theme=dark",
        "theme=%ff; sidebar=%",
        ";;;=;",
        "bytes=0-1",
        "PUT",
      ),
    );
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...PATHS),
        fc.constantFrom("GET", "POST", "PUT"),
        fc.dictionary(name, value),
        async (path, method, headers) => {
          expectNoFailure(await anyone().send(method, path, { headers }));
          if (method === "GET") expectNoFailure(await teacher.send(method, path, { headers }));
        },
      ),
      { numRuns: 100 },
    );
  });

  test("any form, on the screens that take one", async () => {
    const field = fc.oneof(
      fc.constantFrom("name", "grade", "email", "confirmPassword", "redirectTo", "timeZone"),
      fc.string(),
    );
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(
          "/auth/login",
          "/auth/register",
          "/auth/forgot-password",
          "/auth/logout",
          "/auth/login.data",
          "/join/nobody",
        ),
        fc.dictionary(field, fc.string({ unit: "binary" })),
        async (path, fields) => {
          const body = new URLSearchParams(fields).toString();
          const headers = { "Content-Type": "application/x-www-form-urlencoded" };
          expectNoFailure(await anyone().send("POST", path, { body, headers }));
        },
      ),
      RUNS,
    );
  });
});
