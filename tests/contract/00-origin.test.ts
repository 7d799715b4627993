import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { contentsOf } from "../support/database";
import { type SignedIn, startProduct } from "../support/product";
import { seededTeacher } from "../support/seed";
import { addressOf, named, WRITES } from "./calls";

const product = await startProduct();
afterAll(product.stop);

const foreign = "https://evil.test";

/** Headers of a request that another page may have caused, with the session cookie of a teacher. */
const HOSTILE: [string, Record<string, string>][] = [
  ["a foreign origin", { Origin: foreign }],
  ["our host under another scheme", { Origin: product.origin.replace("http:", "https:") }],
  ["our host under another port", { Origin: "http://localhost:1" }],
  ["an origin that starts like ours", { Origin: `${product.origin}.evil.test` }],
  ["the origin null", { Origin: "null" }],
  ["a foreign origin in a same-origin fetch", { Origin: foreign, "Sec-Fetch-Site": "same-origin" }],
  ["a cross-site fetch", { "Sec-Fetch-Site": "cross-site" }],
  ["a cross-site fetch without origin", { Origin: "", "Sec-Fetch-Site": "cross-site" }],
  ["a same-site fetch", { "Sec-Fetch-Site": "same-site" }],
  ["a fetch from no page", { Origin: "", "Sec-Fetch-Site": "none" }],
  ["neither header, but a session", { Origin: "" }],
  [
    "a forwarded host that matches",
    { Origin: foreign, "X-Forwarded-Host": "evil.test", Forwarded: "host=evil.test" },
  ],
];

describe("a write that another origin may have caused (quality R2)", () => {
  let teacher: SignedIn;
  let before: Awaited<ReturnType<typeof contentsOf>>;
  beforeAll(async () => {
    teacher = await seededTeacher(product);
    before = await contentsOf(product.db);
  });

  test.each(named(WRITES))("%s is refused and changes nothing", async (_name, { method, route, body }) => {
    for (const [what, headers] of HOSTILE) {
      const answer = await teacher.call(method, addressOf(route), body, headers);
      expect([what, answer.status, answer.json?.code]).toEqual([what, 403, "forbidden_origin"]);
      expect((await product.logOf(answer, "request")).d1.calls).toBe(0);
    }
    expect(await contentsOf(product.db)).toEqual(before);
  });

  test.each([
    "/",
    "/auth/login",
    "/auth/register",
    "/auth/logout",
    "/join/nobody",
    "/admin/schedule-builder",
    "/admin/user-profile.data",
    "/nope",
    "/_root.data",
  ])("POST %s, which is no call, is refused too", async (path) => {
    for (const [what, headers] of HOSTILE) {
      const answer = await teacher.call("POST", path, {}, headers);
      expect([what, answer.status, answer.json?.code]).toEqual([what, 403, "forbidden_origin"]);
    }
    expect(await contentsOf(product.db)).toEqual(before);
  });

  test.each(["PUT", "PATCH", "DELETE", "PROPFIND"])("%s is refused whatever the path", async (method) => {
    const answer = await teacher.send(method, "/api/nope", { headers: { Origin: foreign } });
    expect(answer.status).toBe(403);
  });
});

describe("a write of our own (quality R2)", () => {
  test("passes with our origin, with a same-origin fetch, with both", async () => {
    const teacher = await seededTeacher(product);
    const ours: Record<string, string>[] = [
      { Origin: product.origin },
      { Origin: "", "Sec-Fetch-Site": "same-origin" },
      { "Sec-Fetch-Site": "same-origin" },
    ];
    for (const headers of ours) {
      const answer = await teacher.call(
        "PUT",
        "/api/user/profile",
        { name: "Maria", email: teacher.email },
        headers,
      );
      expect(answer.status).toBe(200);
    }
  });

  test("passes with neither header where there is no session: a program, not a page", async () => {
    const body = { email: "nobody@school.test", password: "not the password" };
    expect((await product.browser().call("POST", "/api/auth/login", body, { Origin: "" })).status).toBe(401);
  });

  test("reading needs no origin", async () => {
    const teacher = await seededTeacher(product);
    const answer = await teacher.get("/api/user/profile", {
      Origin: foreign,
      "Sec-Fetch-Site": "cross-site",
    });
    expect(answer.status).toBe(200);
    expect(answer.headers.get("Access-Control-Allow-Origin")).toBeNull();
  });
});

describe("a socket upgrade (quality R2)", () => {
  const upgrade = (origin: string, extra: Record<string, string> = {}) =>
    product
      .browser()
      .send("GET", "/api/nope", { headers: { Upgrade: "websocket", Origin: origin, ...extra } });

  test.each([
    ["without an origin", ""],
    ["from a foreign origin", foreign],
    ["from the origin null", "null"],
  ])("%s is refused", async (_what, origin) => {
    const answer = await upgrade(origin);
    expect(answer.status).toBe(403);
    expect(answer.json.code).toBe("forbidden_origin");
    expect((await upgrade(origin, { "Sec-Fetch-Site": "same-origin" })).status).toBe(403);
  });

  test("from our origin gets past the guard", async () => {
    expect((await upgrade(product.origin)).status).toBe(404);
  });
});
