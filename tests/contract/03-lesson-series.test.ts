import { afterAll, describe, expect, test } from "vitest";
import type { CalendarEvent } from "~/lessons/schema";
import { change } from "../support/database";
import { datesOf, LESSON, NOBODY, seriesOf } from "../support/lessons";
import { type SignedIn, startProduct } from "../support/product";
import { seededTeacher } from "../support/seed";

const product = await startProduct();
afterAll(product.stop);
const { db } = product;

/** What the bell has to tell about the teacher's series. */
const noticesOf = async (teacher: SignedIn) =>
  (await db.prepare("SELECT data FROM notices WHERE teacher_id = ?").bind(teacher.id).all()).results.map(
    ({ data }) => JSON.parse(String(data)),
  );

describe("the notice of a series that moves (product §1)", () => {
  test.each([
    ["to another day", { date: "2026-09-15" }, [{ count: 2, date: "2026-09-15", time: "10:00" }]],
    [
      "to another time",
      { date: "2026-09-14", time: "12:00" },
      [{ count: 2, date: "2026-09-14", time: "12:00" }],
    ],
    ["only in its looks", { date: "2026-09-14", title: "Anything" }, []],
  ])("%s", async (_what, into, told) => {
    const teacher = await seededTeacher(product);
    const series = await seriesOf(teacher, 3);
    const body = { ...LESSON, title: 'A "quoted" \\ title', ...into };
    await teacher.put(`/api/lessons/${series[1]?.id}?following=1`, body);
    expect(await noticesOf(teacher)).toEqual(
      told.map((notice) => ({ kind: "lessons_moved", title: body.title, ...notice })),
    );
  });

  test("none for the last lesson, for a change that is refused, or for another teacher", async () => {
    const [teacher, other] = [await seededTeacher(product), await seededTeacher(product)];
    const [first, last] = (await seriesOf(teacher, 2)) as [CalendarEvent, CalendarEvent];
    await teacher.put(`/api/lessons/${last.id}?following=1`, { ...LESSON, date: "2026-09-16" });
    const body = { ...LESSON, date: "2026-09-08" };
    await teacher.put(`/api/lessons/${first.id}?following=1`, { ...body, studentId: NOBODY });
    await other.put(`/api/lessons/${first.id}?following=1`, body);
    expect([await noticesOf(teacher), await noticesOf(other)]).toEqual([[], []]);
  });
});

describe("at the same time", () => {
  test("two moves of a series to the same day move it once", async () => {
    const teacher = await seededTeacher(product);
    const [first] = (await seriesOf(teacher, 4)) as [CalendarEvent];
    const move = () => teacher.put(`/api/lessons/${first.id}?following=1`, { ...LESSON, date: "2026-09-09" });
    for (const answer of await Promise.all([move(), move(), move()])) expect(answer.status).toBe(200);
    expect(await datesOf(teacher)).toEqual(["2026-09-09", "2026-09-16", "2026-09-23", "2026-09-30"]);
    expect(await noticesOf(teacher)).toHaveLength(1);
  });

  test("a series that is deleted while it moves is gone, or was moved first: never half", async () => {
    const teacher = await seededTeacher(product);
    const [, second] = (await seriesOf(teacher, 6)) as [CalendarEvent, CalendarEvent];
    const path = `/api/lessons/${second.id}?following=1`;
    const [moved, gone] = await Promise.all([
      teacher.put(path, { ...LESSON, date: "2026-09-15" }),
      teacher.delete(path),
    ]);
    expect([200, 404]).toContain(moved.status);
    expect(gone.json.deleted).toBe(5);
    expect(await datesOf(teacher)).toEqual(["2026-09-07"]);
  });
});

test("changing and deleting a lesson reads its series and no other lesson", async () => {
  const teacher = await seededTeacher(product);
  const cost = async (answer: Awaited<ReturnType<typeof teacher.get>>) =>
    (await product.logOf(answer, "request")).d1;
  const measure = async () => {
    const [first, second] = (await seriesOf(teacher, 5)) as [CalendarEvent, CalendarEvent];
    return [
      await cost(await teacher.put(`/api/lessons/${second.id}`, { ...LESSON, date: second.date })),
      await cost(
        await teacher.put(`/api/lessons/${first.id}?following=1`, { ...LESSON, date: "2026-09-08" }),
      ),
      await cost(await teacher.delete(`/api/lessons/${first.id}?following=1`)),
    ].map(({ calls, rowsRead }) => [calls, rowsRead]);
  };
  const surround = async (from: number, to: number) => {
    await change(
      db,
      `WITH RECURSIVE n(i) AS (SELECT ?2 UNION ALL SELECT i + 1 FROM n WHERE i < ?3)
       INSERT INTO lessons SELECT 'x' || i, ?1, NULL, 'y' || (i % 50), NULL,
         date('2026-01-01', (i % 700) || ' days'), '10:00', 60, 'Many', 'G', 'T', '#000000', 0 FROM n`,
      teacher.id,
      from,
      to,
    );
    await change(db, "DELETE FROM notices WHERE teacher_id = ?", teacher.id);
  };
  await surround(1, 1);
  const alone = await measure();
  await surround(2, 19_000);
  expect(await measure()).toEqual(alone);
  for (const [calls] of alone) expect(calls).toBe(2);
});
