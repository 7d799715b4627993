import { afterAll, describe, expect, test } from "vitest";
import { newId } from "~/platform/ids.server";
import { seededCourse } from "../support/courses";
import { change, contentsOf, countRows } from "../support/database";
import { type Answer, type SignedIn, startProduct } from "../support/product";
import { seededTeacher } from "../support/seed";

const product = await startProduct();
afterAll(product.stop);
const { db } = product;

async function withCourse(): Promise<{ teacher: SignedIn; course: string; path: string }> {
  const teacher = await seededTeacher(product);
  const { id } = await seededCourse(product, teacher.id);
  return { teacher, course: id, path: `/api/courses/${id}/corrections` };
}

/** Corrections `0` to `count - 1` of a course, straight in the database. */
async function fill(course: string, count: number): Promise<void> {
  const start = Date.now() - 10_000;
  const ids = Array.from({ length: count }, (_, i) => newId(start + i));
  await change(
    db,
    "INSERT INTO corrections SELECT value, ?1, key, '' FROM json_each(?2)",
    course,
    JSON.stringify(ids),
  );
}

const told = ({ status, json }: Answer) => [status, json.code];

describe("corrections (product §7)", () => {
  test("are added, changed and removed; both texts may be empty", async () => {
    const { teacher, path } = await withCourse();
    expect((await teacher.get(path)).json).toEqual({ corrections: [], next: null });
    const added = await teacher.post(path, { property: "rnodern\r\nart", correction: "modern\nart" });
    expect(added.status).toBe(201);
    const { correction } = added.json;
    expect(correction).toEqual({
      id: expect.stringMatching(/^[0-9a-z]{26}$/),
      property: "rnodern\nart",
      correction: "modern\nart",
    });
    const empty = (await teacher.post(path, {})).json.correction;
    expect(empty).toMatchObject({ property: "", correction: "" });
    expect((await teacher.get(path)).json.corrections).toEqual([correction, empty]);

    const changed = await teacher.put(`${path}/${empty.id}`, { correction: "ё" });
    expect(changed.json).toEqual({
      message: "Correction saved.",
      correction: { ...empty, correction: "ё" },
    });
    expect((await teacher.put(`${path}/${empty.id}`, {})).json.correction).toEqual(changed.json.correction);
    expect((await teacher.put(`${path}/${correction.id}`, { property: "" })).json.correction.property).toBe(
      "",
    );
    const removed = await teacher.delete(`${path}/${correction.id}`);
    expect(removed.json).toEqual({ message: "Correction removed." });
    expect(told(await teacher.delete(`${path}/${correction.id}`))).toEqual([404, "not_found"]);
    expect(told(await teacher.put(`${path}/${correction.id}`, {}))).toEqual([404, "not_found"]);
    expect((await teacher.get(path)).json.corrections).toEqual([changed.json.correction]);
  });

  test("have texts of 2,000 characters at most", async () => {
    const { teacher, path } = await withCourse();
    const { id } = (await teacher.post(path, { property: "a".repeat(2_000) })).json.correction;
    for (const field of ["property", "correction"]) {
      const body = { [field]: "a".repeat(2_001) };
      for (const answer of [await teacher.post(path, body), await teacher.put(`${path}/${id}`, body)])
        expect([...told(answer), answer.json.issues[0].path]).toEqual([422, "invalid", field]);
    }
  });

  test("come oldest first, 200 at a time", async () => {
    const { teacher, course, path } = await withCourse();
    await fill(course, 450);
    const found: string[] = [];
    const sizes: number[] = [];
    for (let next: string | null = ""; next !== null; ) {
      const { json } = await teacher.get(next === "" ? path : `${path}?after=${next}`);
      sizes.push(json.corrections.length);
      found.push(...json.corrections.map(({ property }: { property: string }) => property));
      next = json.next;
    }
    expect(sizes).toEqual([200, 200, 50]);
    expect(found).toEqual(Array.from({ length: 450 }, (_, i) => String(i)));
    expect(told(await teacher.get(`${path}?after=x`))).toEqual([422, "invalid"]);
  });

  test("are 1,000 at most, also at one moment", async () => {
    const { teacher, course, path } = await withCourse();
    await fill(course, 998);
    const answers = await Promise.all(Array.from({ length: 5 }, () => teacher.post(path, {})));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 409, 409, 409]);
    expect(await countRows(db, "corrections WHERE course_id = ?", course)).toBe(1_000);
    expect(answers.find(({ status }) => status === 409)?.json.message).toContain("1,000");
  });

  test("of another teacher, or under another course, are 404s", async () => {
    const { teacher, path } = await withCourse();
    const { id } = (await teacher.post(path, { property: "a" })).json.correction;
    const stranger = await seededTeacher(product);
    const other = await seededCourse(product, teacher.id);
    const before = await contentsOf(db);
    for (const answer of [
      await stranger.get(path),
      await stranger.post(path, {}),
      await stranger.put(`${path}/${id}`, { property: "b" }),
      await stranger.delete(`${path}/${id}`),
      await teacher.put(`/api/courses/${other.id}/corrections/${id}`, { property: "b" }),
      await teacher.delete(`/api/courses/${other.id}/corrections/${id}`),
      await teacher.post(`/api/courses/${"0".repeat(26)}/corrections`, {}),
    ])
      expect(told(answer)).toEqual([404, "not_found"]);
    expect(await contentsOf(db)).toEqual(before);
  });
});
