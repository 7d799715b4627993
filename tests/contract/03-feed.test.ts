import ICAL from "ical.js";
import { afterAll, describe, expect, test } from "vitest";
import { addDays } from "~/lessons/rules";
import { newId } from "~/platform/ids.server";
import { change } from "../support/database";
import { newFeedPath, sealedFeedPath } from "../support/feed";
import { type Answer, SECRET, type SignedIn, startProduct } from "../support/product";
import { seededTeacher } from "../support/seed";

const product = await startProduct();
afterAll(product.stop);
const { db } = product;

const looks = { title: "English", grade: "Grade 5", type: "Grammar", color: "#3366cc" };
const today = new Date().toISOString().slice(0, 10);

const pathOf = (teacher: SignedIn) => newFeedPath(product, teacher);
const read = (path: string, headers?: Record<string, string>) => product.browser().get(path, headers);

/** The events of a feed, as a reader of iCalendar understands them. */
function eventsIn({ status, text }: Answer): ICAL.Event[] {
  expect(status).toBe(200);
  const calendar = new ICAL.Component(ICAL.parse(text));
  ICAL.TimezoneService.reset();
  for (const zone of calendar.getAllSubcomponents("vtimezone")) ICAL.TimezoneService.register(zone);
  return calendar.getAllSubcomponents("vevent").map((event) => new ICAL.Event(event));
}

const inZone = (teacher: SignedIn, timeZone: string) =>
  change(db, "UPDATE users SET time_zone = ? WHERE id = ?", timeZone, teacher.id);

describe("GET /calendar/{secret}.ics (product §3)", () => {
  test("is an iCalendar file for anybody who has the address", async () => {
    const teacher = await seededTeacher(product);
    await inZone(teacher, "Europe/Riga");
    const made = await teacher.post("/api/lessons", {
      ...looks,
      date: today,
      time: "10:00",
      durationMinutes: 45,
    });
    const answer = await read(await pathOf(teacher));
    expect(answer.headers.get("Content-Type")).toBe("text/calendar; charset=utf-8");
    expect(answer.headers.get("Cache-Control")).toBe("private, max-age=300");
    expect(answer.headers.get("Content-Disposition")).toBe('inline; filename="lectern.ics"');
    expect(answer.headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(answer.headers.get("Content-Security-Policy")).toContain("default-src 'none'");
    expect(answer.headers.get("Set-Cookie")).toBeNull();
    expect(answer.text.startsWith("BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:")).toBe(true);
    expect(answer.text.endsWith("END:VCALENDAR\r\n")).toBe(true);
    expect(answer.text).toContain("\r\nX-WR-CALNAME:Lectern\r\n");
    expect(answer.text).toContain("\r\nBEGIN:VTIMEZONE\r\nTZID:Europe/Riga\r\n");
    expect(answer.text.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);

    const [event, ...more] = eventsIn(answer);
    expect(more).toEqual([]);
    expect(event?.uid).toBe(`${made.json.lessons[0].id}@lectern`);
    expect([event?.summary, event?.description]).toEqual(["English", "Grade 5 · Grammar"]);
    expect(event?.component.getFirstPropertyValue("dtstamp")).not.toBeNull();
    expect(event?.startDate.toString()).toBe(`${today}T10:00:00`);
    expect(event?.endDate.toString()).toBe(`${today}T10:45:00`);
  });

  test("keeps the id of an event when its lesson changes", async () => {
    const teacher = await seededTeacher(product);
    const { id } = (await teacher.post("/api/lessons", { ...looks, date: today, time: "10:00" })).json
      .lessons[0];
    const path = await pathOf(teacher);
    const [before] = eventsIn(await read(path));
    await teacher.put(`/api/lessons/${id}`, {
      ...looks,
      date: addDays(today, 1),
      time: "12:00",
      title: "New",
    });
    const [after] = eventsIn(await read(path));
    expect([after?.uid, after?.summary]).toEqual([before?.uid, "New"]);
  });

  test("names the student", async () => {
    const teacher = await seededTeacher(product);
    const studentId = newId(Date.now());
    await change(db, "INSERT INTO students VALUES (?, ?, 'Анна; Belova', 'B1', 1, 0)", studentId, teacher.id);
    await teacher.post("/api/lessons", { ...looks, date: today, time: "10:00" });
    await change(db, "UPDATE lessons SET student_id = ? WHERE teacher_id = ?", studentId, teacher.id);
    const [event] = eventsIn(await read(await pathOf(teacher)));
    expect(event?.description).toBe("Grade 5 · Grammar\nАнна; Belova");
  });

  test("escapes and folds whatever a title holds", async () => {
    const teacher = await seededTeacher(product);
    const titles = [
      'Commas, semicolons; and \\ backslashes: "quoted"',
      "BEGIN:VEVENT",
      "\\n is no line break\\",
      "Очень длинное название урока ".repeat(6).trim(),
      "🎻".repeat(100),
      "x".repeat(200),
    ];
    for (const [i, title] of titles.entries())
      await teacher.post("/api/lessons", { ...looks, date: today, time: `1${i}:00`, title });
    const answer = await read(await pathOf(teacher));
    expect(eventsIn(answer).map(({ summary }) => summary)).toEqual(titles);
    for (const line of answer.text.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  });

  const year = Number(today.slice(0, 4)) + 1;
  test.each([
    [
      "Europe/Riga",
      [
        ["03-20", "10:00", 8],
        ["04-20", "10:00", 7],
        ["10-20", "23:30", 20.5],
        ["11-20", "00:15", -1.75],
      ],
    ],
    [
      "America/New_York",
      [
        ["03-01", "09:00", 14],
        ["04-01", "09:00", 13],
        ["10-25", "22:00", 26],
        ["11-20", "22:00", 27],
      ],
    ],
    [
      "Asia/Kolkata",
      [
        ["03-01", "09:00", 3.5],
        ["07-01", "00:30", -5],
      ],
    ],
    [
      "UTC",
      [
        ["03-01", "09:00", 9],
        ["07-01", "22:15", 22.25],
      ],
    ],
    [
      "Pacific/Kiritimati",
      [
        ["01-01", "00:00", -14],
        ["07-01", "22:00", 8],
      ],
    ],
    [
      "Africa/Casablanca",
      [
        ["01-15", "09:00", 8],
        ["06-15", "09:00", 8],
      ],
    ],
  ] as [string, [string, string, number][]][])(
    "tells the right moments across a change of the clocks: %s",
    async (timeZone, slots) => {
      const teacher = await seededTeacher(product);
      await inZone(teacher, timeZone);
      for (const [day, time] of slots)
        await teacher.post("/api/lessons", { ...looks, date: `${year}-${day}`, time });
      const events = eventsIn(await read(await pathOf(teacher)));
      expect(events.map(({ startDate }) => startDate.toUnixTime() * 1_000)).toEqual(
        slots.map(([day, , hours]) => Date.parse(`${year}-${day}T00:00Z`) + hours * 3_600_000),
      );
      for (const { startDate, endDate } of events)
        expect(endDate.toUnixTime() - startDate.toUnixTime()).toBe(3_600);
    },
  );

  test("works in every zone that a teacher can choose", async () => {
    const zones = Intl.supportedValuesOf("timeZone");
    const feedOf = (i: number) => String(i).padStart(24, "0");
    await change(
      db,
      `INSERT INTO users SELECT 'zone' || key, NULL, NULL, 'Z', 'teacher', value, 0, 'zone' || key,
         printf('%024d', key) FROM json_each(?)`,
      JSON.stringify(zones),
    );
    await change(
      db,
      `INSERT INTO lessons SELECT users.id || day.value, users.id, NULL, NULL, NULL, day.value, '12:00', 60, 'L', 'G', 'T',
         '#000000', 0 FROM users, json_each(?) AS day WHERE users.id LIKE 'zone%'`,
      JSON.stringify([`${year}-01-15`, `${year}-07-15`]),
    );
    for (const [i, timeZone] of zones.entries()) {
      const events = eventsIn(await read(await sealedFeedPath(SECRET, feedOf(i))));
      const shown = new Intl.DateTimeFormat("en-CA", {
        timeZone,
        hourCycle: "h23",
        dateStyle: "short",
        timeStyle: "short",
      });
      expect([timeZone, ...events.map(({ startDate }) => shown.format(startDate.toJSDate()))]).toEqual([
        timeZone,
        `${year}-01-15, 12:00`,
        `${year}-07-15, 12:00`,
      ]);
    }
  }, 120_000);

  test("reaches 60 days back and holds 2,000 lessons, in one round trip", async () => {
    const teacher = await seededTeacher(product);
    for (const days of [-61, -60, 400])
      await teacher.post("/api/lessons", { ...looks, date: addDays(today, days), time: "10:00" });
    const path = await pathOf(teacher);
    const dates = eventsIn(await read(path)).map(({ startDate }) => startDate.toString().slice(0, 10));
    expect(dates).toEqual([addDays(today, -60), addDays(today, 400)]);
    await change(
      db,
      `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 3000)
       INSERT INTO lessons SELECT 'f' || i, ?, NULL, NULL, NULL, ?, '10:00', 60, 'Many', 'G', 'T', '#000000', 0
       FROM n`,
      teacher.id,
      addDays(today, 10),
    );
    const answer = await read(path);
    expect(eventsIn(answer)).toHaveLength(2_000);
    const { d1 } = await product.logOf(answer, "request");
    expect([d1.calls, d1.rowsWritten]).toEqual([1, 0]);
    expect(d1.rowsRead).toBeLessThan(5_000);
  });

  test("of a teacher without lessons is a calendar without events", async () => {
    const teacher = await seededTeacher(product);
    await inZone(teacher, "Europe/Riga");
    expect(eventsIn(await read(await pathOf(teacher)))).toEqual([]);
  });

  test("is not sent again while nothing has changed", async () => {
    const teacher = await seededTeacher(product);
    const path = await pathOf(teacher);
    const tag = (await read(path)).headers.get("ETag") ?? "";
    const unchanged = await read(path, { "If-None-Match": tag });
    expect([unchanged.status, unchanged.text, unchanged.headers.get("ETag")]).toEqual([304, "", tag]);
    expect(unchanged.headers.get("Content-Security-Policy")).toContain("default-src 'none'");
    await teacher.post("/api/lessons", { ...looks, date: today, time: "10:00" });
    const changed = await read(path, { "If-None-Match": tag });
    expect(changed.status).toBe(200);
    await inZone(teacher, "Asia/Tokyo");
    const moved = await read(path, { "If-None-Match": changed.headers.get("ETag") ?? "" });
    expect(moved.status).toBe(200);
  });

  test("answers HEAD, and 405 to what is no reading", async () => {
    const path = await pathOf(await seededTeacher(product));
    const head = await product.browser().send("HEAD", path);
    expect([head.status, head.text, head.headers.get("Content-Type")]).toEqual([
      200,
      "",
      "text/calendar; charset=utf-8",
    ]);
    for (const method of ["POST", "PUT", "DELETE", "PATCH", "PROPFIND", "OPTIONS"]) {
      const answer = await product.browser().send(method, path);
      expect([answer.status, answer.headers.get("Allow")]).toEqual([405, "GET, HEAD"]);
    }
  });
});
