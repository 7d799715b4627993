import { afterAll, describe, expect, test } from "vitest";
import { change, contentsOf } from "../support/database";
import { newFeedPath, sealedFeedPath } from "../support/feed";
import { type Product, SECRET, type SignedIn, startProduct } from "../support/product";
import { roomInRateWindow } from "../support/rate-window";
import { seededTeacher } from "../support/seed";

const product = await startProduct();
afterAll(product.stop);
const { db } = product;

const pathOf = (teacher: SignedIn) => newFeedPath(product, teacher);
const read = (path: string) => product.browser().get(path);

describe("an address that we did not make, or not any more", () => {
  test("is not found, and nothing tells why", async () => {
    const [teacher, other] = [await seededTeacher(product), await seededTeacher(product)];
    const [path, theirs] = [await pathOf(teacher), await pathOf(other)];
    const [id = "", seal = ""] = path.slice("/calendar/".length).split(/-(.*)\.ics$/);
    const [otherId = ""] = theirs.slice("/calendar/".length).split("-");
    const last = seal.at(-1) === "A" ? "B" : "A";
    const wrong = [
      "/calendar/nope.ics",
      `/calendar/${id}.ics`,
      `/calendar/${id}-.ics`,
      `/calendar/${otherId}-${seal}.ics`,
      `/calendar/${id}-${seal.slice(0, -1)}.ics`,
      `/calendar/${id}-${seal.slice(0, -1)}${last}.ics`,
      `/calendar/${id}-${"A".repeat(43)}.ics`,
      `/calendar/${id}-${seal}`,
      `/calendar/${id}-${seal}.ICS`,
      `/calendar/${id}-${seal}.ics.data`,
      `/calendar/${id.toUpperCase()}-${seal}.ics`,
      `/%63alendar/${id}-${seal}.ics`,
      "/calendar/%00",
    ];
    const answers = await Promise.all(wrong.map((one) => read(one)));
    for (const [i, answer] of answers.entries()) {
      expect([wrong[i], answer.status, answer.json]).toEqual([
        wrong[i],
        404,
        { code: "not_found", message: "There is nothing here." },
      ]);
      expect((await product.logOf(answer, "request")).d1.calls).toBe(0);
    }
    expect((await read(path)).status).toBe(200);
  });

  test("a renewed one ends at once, and says nothing else", async () => {
    const teacher = await seededTeacher(product);
    const old = await pathOf(teacher);
    const path = await pathOf(teacher);
    expect(path).not.toBe(old);
    expect([(await read(old)).status, (await read(path)).status]).toEqual([404, 200]);
    expect((await read(old)).json).toEqual({ code: "not_found", message: "There is nothing here." });
  });

  test("the feed of a deleted account ends with it", async () => {
    const teacher = await seededTeacher(product);
    const path = await pathOf(teacher);
    await teacher.delete("/api/user/profile");
    expect((await read(path)).status).toBe(404);
  });
});

describe("the secret in the address (quality R12)", () => {
  test("stands nowhere in the database or the log, and what stands there opens nothing", async () => {
    const teacher = await seededTeacher(product);
    const path = await pathOf(teacher);
    const answer = await read(path);
    const secret = path.slice("/calendar/".length, -".ics".length);
    const seal = secret.slice(secret.indexOf("-") + 1);
    expect(JSON.stringify(await contentsOf(db))).not.toContain(seal);
    expect((await product.logOf(answer, "request")).path).toBe("/calendar/…");
    await product.logOf(await read(`/%63alendar/${secret}.ics`), "request");
    expect(product.log.join()).not.toContain(seal);
    const { feed_id: feedId } =
      (await db.prepare("SELECT feed_id FROM users WHERE id = ?").bind(teacher.id).first()) ?? {};
    expect(secret.startsWith(`${feedId}-`)).toBe(true);
  });

  test("is the one that the profile shows", async () => {
    const teacher = await seededTeacher(product);
    const path = await pathOf(teacher);
    const { text } = await teacher.get("/admin/user-profile");
    expect(text).toContain(`${product.origin}${path}`);
  });

  test("outlives the rotation of the session secret while the old one counts", async () => {
    const fresh = "another-secret-for-contract-tests".padEnd(48, "f");
    const open = async (secrets: string, path: string, other: Product) => {
      await change(
        other.db,
        "INSERT INTO users VALUES ('u', NULL, NULL, 'A', 'teacher', 'UTC', 0, 'j', ?)",
        FEED_ID,
      );
      const answer = await other.browser().get(path);
      return [secrets, answer.status];
    };
    const FEED_ID = "0123456789abcdefghjkmnpq";
    for (const [secrets, signer, status] of [
      [SECRET, SECRET, 200],
      [`${fresh},${SECRET}`, SECRET, 200],
      [`${fresh},${SECRET}`, fresh, 200],
      [fresh, SECRET, 404],
    ] as const) {
      const other = await startProduct({ vars: { SESSION_SECRET: secrets } });
      expect(await open(secrets, await sealedFeedPath(signer, FEED_ID), other)).toEqual([secrets, status]);
      await other.stop();
    }
  }, 60_000);
});

test("a feed is read 60 times a minute at most, whoever reads it; others go on (quality R8)", async () => {
  const [path, another] = [
    await pathOf(await seededTeacher(product)),
    await pathOf(await seededTeacher(product)),
  ];
  await roomInRateWindow();
  const statuses = await Promise.all(Array.from({ length: 61 }, async () => (await read(path)).status));
  expect(statuses.filter((status) => status === 200)).toHaveLength(60);
  const answer = await read(path);
  expect([answer.status, answer.json.code, answer.headers.get("Retry-After")]).toEqual([
    429,
    "rate_limited",
    "60",
  ]);
  expect((await read(another)).status).toBe(200);
});
