import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { newAddress } from "../support/addresses.mjs";
import { pageOf, storePage } from "../support/documents";
import { type Answer, type Browser, startProduct } from "../support/product";
import { inOneRateWindow, roomInRateWindow } from "../support/rate-window";
import { seededTeacher } from "../support/seed";

const product = await startProduct();
afterAll(product.stop);
beforeEach(roomInRateWindow, 60_000);

function expectLimited(answer: Answer): void {
  expect(answer.status).toBe(429);
  expect(answer.json).toEqual({ code: "rate_limited", message: expect.any(String) });
  expect(Number(answer.headers.get("Retry-After"))).toBeGreaterThan(0);
}

const statuses = async (times: number, ask: () => Promise<Answer>) => {
  const answers = await Promise.all(Array.from({ length: times }, ask));
  return [...new Set(answers.map(({ status }) => status))];
};

describe("requests a minute from one address (quality R8)", () => {
  test.each([
    ["POST /api/auth/login", 10],
    ["POST /api/auth/register", 5],
    ["POST /api/auth/forgot-password", 5],
    ["POST /api/auth/reset-password", 5],
  ])("%s takes %i, then no more, whatever the body", async (call, limit) => {
    const path = call.split(" ")[1] ?? "";
    const address = newAddress();
    const person = product.browser({ "CF-Connecting-IP": address });
    expect(await statuses(limit, () => person.post(path, {}))).toEqual([422]);
    expectLimited(await person.post(path, {}));
    expectLimited(await person.send("POST", path, { body: "x", headers: { "Content-Type": "text/plain" } }));

    const disguised = {
      "CF-Connecting-IP": address,
      "X-Forwarded-For": newAddress(),
      "X-Real-IP": newAddress(),
    };
    expectLimited(await product.browser(disguised).post(path, {}));
    expect((await product.browser().post(path, {})).status).toBe(422);
  });

  test("an IPv6 network counts as one address: its customer has 2^64 of them", async () => {
    const at = (address: string) => product.browser({ "CF-Connecting-IP": address });
    const network = newAddress().replace("::1", "");
    const neighbours = [`${network}::1`, `${network}:ffff::`, `${network.toUpperCase()}:1:2:3:4`];
    for (const address of [...neighbours, ...neighbours].slice(0, 5))
      expect((await at(address).post("/api/auth/register", {})).status).toBe(422);
    for (const address of neighbours) expectLimited(await at(address).post("/api/auth/register", {}));
    expect((await at(newAddress()).post("/api/auth/register", {})).status).toBe(422);
  });

  test("GET /api/health takes 60: a stranger's question costs a round trip", async () => {
    const person = product.browser();
    expect(await statuses(60, () => person.get("/api/health"))).not.toContain(429);
    expectLimited(await person.get("/api/health"));
  });

  test("each of these is counted by itself", async () => {
    const person = product.browser();
    expect(await statuses(5, () => person.post("/api/auth/register", {}))).toEqual([422]);
    expect((await person.post("/api/auth/login", {})).status).toBe(422);
    expect((await person.post("/api/auth/forgot-password", {})).status).toBe(422);
  });

  test.each([
    ["/auth/login", "/api/auth/login", 10],
    ["/auth/register", "/api/auth/register", 5],
    ["/auth/forgot-password", "/api/auth/forgot-password", 5],
  ])("the form at %s shares the limit of %s", async (form, call, limit) => {
    const person = product.browser();
    await statuses(limit, () => person.post(call, {}));
    const answer = await person.form(form, {});
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get("Retry-After"))).toBeGreaterThan(0);
  });
});

describe("writes a minute of one teacher (quality R8)", () => {
  test(
    "600 saves of text blocks, beside the other writes",
    () =>
      inOneRateWindow(async () => {
        const teacher = await seededTeacher(product);
        const id = "0".repeat(26);
        const save = () => teacher.put(`/api/courses/${id}/blocks/${id}`, { data: "Typed" });
        const seen = new Set<number>();
        for (let i = 0; i < 12; i++)
          for (const { status } of await Promise.all(Array.from({ length: 50 }, save))) seen.add(status);
        expect([...seen]).toEqual([404]);
        expectLimited(await save());
        expect((await teacher.post(`/api/courses/${id}/pages`, {})).status).toBe(404);
      }),
    120_000,
  );

  test(
    "600 pages of documents, beside the other writes",
    () =>
      inOneRateWindow(async () => {
        const teacher = await seededTeacher(product);
        const id = "0".repeat(26);
        const store = () => storePage(teacher, id, pageOf(1), null);
        const seen = new Set<number>();
        for (let i = 0; i < 12; i++)
          for (const { status } of await Promise.all(Array.from({ length: 50 }, store))) seen.add(status);
        expect([...seen]).toEqual([404]);
        expectLimited(await store());
        expect((await teacher.post(`/api/documents/${id}/to-course`, { pages: [1] })).status).toBe(404);
      }),
    120_000,
  );

  test(
    "120, over all calls and addresses; reading is free, others are not touched",
    () =>
      inOneRateWindow(async () => {
        const teacher = await seededTeacher(product);
        const session = teacher.cookies.get("__Host-session") ?? "";
        const writes: [number, (browser: Browser) => Promise<Answer>][] = [
          [40, (browser) => browser.post("/api/schedule", {})],
          [40, (browser) => browser.put("/api/user/profile", {})],
          [30, (browser) => browser.put("/api/user/password", {})],
          [9, (browser) => browser.delete("/api/user/sessions/none")],
          [1, (browser) => browser.delete("/api/user/sessions")],
        ];
        for (const [times, write] of writes)
          for (const status of await statuses(times, () => write(product.holding(session))))
            expect(status).not.toBe(429);
        for (const [, write] of writes) expectLimited(await write(product.holding(session)));
        expectLimited(await product.holding(session).delete("/api/user/profile", {}));

        expect((await teacher.get("/api/schedule")).status).toBe(200);
        expect((await teacher.get("/admin/user-profile")).status).toBe(200);
        expect((await (await seededTeacher(product)).put("/api/user/profile", {})).status).toBe(422);
        expect((await teacher.post("/api/auth/logout")).status).toBe(204);
      }),
    120_000,
  );
});
