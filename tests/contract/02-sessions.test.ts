import { afterAll, describe, expect, test } from "vitest";
import { change, contentsOf, countRows } from "../support/database";
import { PASSWORD, type SignedIn, startProduct } from "../support/product";
import { seededTeacher } from "../support/seed";

const product = await startProduct();
afterAll(product.stop);

const FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
const IPHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1";

interface Listed {
  id: string;
  device: string;
  createdAt: number;
  lastSeenAt: number;
  current: boolean;
}

const teacher = await seededTeacher(product);
const other = await seededTeacher(product);

async function signInElsewhere(account: SignedIn, userAgent: string) {
  const browser = product.browser({ "User-Agent": userAgent });
  await browser.post("/api/auth/login", { email: account.email, password: PASSWORD });
  return browser;
}

const listOf = async (browser: Pick<SignedIn, "get">): Promise<Listed[]> =>
  (await browser.get("/api/user/sessions")).json.sessions;

const statusOf = async (browser: Pick<SignedIn, "get">) => (await browser.get("/api/user/profile")).status;

describe("GET /api/user/sessions (product §2)", () => {
  test("lists the teacher's own sessions, this device first", async () => {
    const phone = await signInElsewhere(teacher, IPHONE);
    const [current, second, ...none] = await listOf(phone);
    expect(none).toEqual([]);
    expect(current).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{64}$/),
      device: "Safari on iPhone",
      createdAt: expect.any(Number),
      lastSeenAt: expect.any(Number),
      current: true,
    });
    expect(second).toMatchObject({ device: "A browser", current: false });
    expect(await countRows(product.db, "sessions WHERE user_id = ? AND id = ?", teacher.id, second?.id)).toBe(
      1,
    );
  });

  test("leaves out what has ended, idle or expired", async () => {
    const gone = await seededTeacher(product);
    await signInElsewhere(gone, FIREFOX);
    for (const [column, value] of [
      ["last_seen_at", Date.now() - 8 * 86_400_000],
      ["expires_at", 1],
    ] as const) {
      await change(
        product.db,
        `UPDATE sessions SET ${column} = ? WHERE user_id = ? AND device LIKE 'Firefox%'`,
        value,
        gone.id,
      );
      expect((await listOf(gone)).map(({ device }) => device)).toEqual(["A browser"]);
    }
  });
});

describe("DELETE /api/user/sessions/{id} (product §2)", () => {
  test("signs out that session and no other", async () => {
    const laptop = await signInElsewhere(teacher, FIREFOX);
    const id = (await listOf(teacher)).find(({ device }) => device === "Firefox on Linux")?.id;
    const answer = await teacher.delete(`/api/user/sessions/${id}`);
    expect([answer.status, answer.json]).toEqual([200, { message: "Signed out." }]);
    expect(await statusOf(laptop)).toBe(401);
    expect(await statusOf(teacher)).toBe(200);
    expect((await teacher.delete(`/api/user/sessions/${id}`)).status).toBe(404);
  });

  test("answers 404 for a session of somebody else, which lives on", async () => {
    const [theirs] = await listOf(other);
    const before = await contentsOf(product.db);
    const answer = await teacher.delete(`/api/user/sessions/${theirs?.id}`);
    expect([answer.status, answer.json.code]).toEqual([404, "not_found"]);
    expect(await contentsOf(product.db)).toEqual(before);
    expect(await statusOf(other)).toBe(200);
  });

  test.each(["x", "%", "%00", "' OR 1=1 --", "0".repeat(64), "__proto__"])(
    "answers 404 for %s",
    async (id) => {
      const before = await contentsOf(product.db);
      const answer = await teacher.delete(`/api/user/sessions/${encodeURIComponent(id)}`);
      expect(answer.status).toBe(404);
      expect(await contentsOf(product.db)).toEqual(before);
    },
  );
});

describe("DELETE /api/user/sessions (product §2)", () => {
  test("signs out every other session of the teacher, and nobody else's", async () => {
    const elsewhere = [await signInElsewhere(teacher, FIREFOX), await signInElsewhere(teacher, IPHONE)];
    const answer = await teacher.delete("/api/user/sessions");
    expect([answer.status, answer.json]).toEqual([200, { message: "Signed out everywhere else." }]);
    for (const browser of elsewhere) expect(await statusOf(browser)).toBe(401);
    expect(await statusOf(teacher)).toBe(200);
    expect(await statusOf(other)).toBe(200);
    expect(await listOf(teacher)).toHaveLength(1);
  });
});
